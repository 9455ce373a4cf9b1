import { Check } from 'lucide-react';
import type { Comparison } from '#contract/api/versions.ts';
import { phrasesNote, phrasesTitle } from '#contract/report/result-words.ts';
import { Breakable } from '../../ui/breakable.tsx';
import { BadgeList } from '../../ui/badge-list.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { classes } from '../../ui/class-names.ts';
import { dayOf, timeOf } from '../../ui/dates.ts';
import { Note } from '../../ui/note.tsx';
import { ScoreChange } from './score-change.tsx';
import { areKeywordsComparable, isFormatOnly, verdictOf } from './verdict-of.ts';
import { words } from './words.ts';

/** Two analyses side by side: scores with their arithmetic, findings and keywords. */
export const ComparisonView = ({ comparison }: { comparison: Comparison }) => {
  const { before, after, isSameJob, occupations, scores, findings, keywords } = comparison;
  const isComparable = areKeywordsComparable(comparison);
  return (
    <div className="mx-auto max-w-5xl px-4 py-8">
      <h1 className="font-serif text-3xl font-semibold">{words.title}</h1>
      <p className="mt-2 max-w-prose text-ink-soft">{verdictOf(comparison)}</p>
      <div className="mt-5 grid gap-4 sm:grid-cols-2">
        <Side title={words.before} side={before} />
        <Side title={words.after} side={after} />
      </div>
      <div className="mt-4 grid gap-3">
        {!isSameJob && <Note tone="info">{words.otherJob}</Note>}
        {occupations !== null && (
          <Note tone="info">{words.otherOccupation(occupations.before, occupations.after)}</Note>
        )}
        {before.engineVersion !== after.engineVersion && <Note tone="info">{words.otherEngine}</Note>}
      </div>
      <Part title={words.scores}>
        <ul className={classes('grid items-start gap-4', scores.length === 3 ? 'md:grid-cols-3' : 'sm:grid-cols-2')}>
          {scores.map((change) => (
            <ScoreChange key={change.kind} change={change} isComparable={isComparable || isFormatOnly(change.kind)} />
          ))}
        </ul>
      </Part>
      <Solved findings={findings.solved} />
      <Findings words={words.findings.fresh} findings={findings.fresh} />
      <Findings words={words.findings.left} findings={findings.left} />
      {findings.unsure.length > 0 && <Findings words={words.findings.unsure} findings={findings.unsure} />}
      {isComparable && (
        <Part title={words.keywords}>
          <div className="grid gap-6 sm:grid-cols-2">
            <div>
              <Keywords title={words.won} keywords={keywords.won} tone="good" none={words.noneWon} />
              <Phrases phrases={keywords.phrases.won} />
            </div>
            <div>
              <Keywords
                title={words.lost}
                keywords={keywords.lost}
                tone="poor"
                none={keywords.withheld === 0 ? words.noneLost : ''}
              />
              {keywords.lost.length > 0 && <p className="mt-2 text-sm text-ink-soft">{words.putBack}</p>}
              <Phrases phrases={keywords.phrases.lost} />
              {keywords.withheld > 0 && <p className="mt-2 text-ink-soft">{words.withheld(keywords.withheld)}</p>}
            </div>
          </div>
        </Part>
      )}
    </div>
  );
};

const Side = ({ title, side }: { title: string; side: Comparison['before'] }) => (
  <section aria-label={title} className="rounded-lg border border-line bg-sheet p-4">
    <p className="text-sm text-ink-soft">{title}</p>
    <p className="font-semibold">
      <Breakable text={side.name} />
    </p>
    <p className="text-sm wrap-anywhere text-ink-soft">
      {side.filename === side.name ? '' : `${side.filename} · `}
      {dayOf(side.createdAt)}, {timeOf(side.createdAt)}
    </p>
    <ButtonLink to={`/results/${side.id}`} tone="quiet" size="small" className="mt-3">
      {words.open}
      <span className="sr-only">: {title}</span>
    </ButtonLink>
  </section>
);

const Part = ({ title, children }: { title: string; children: React.ReactNode }) => (
  <section className="mt-8">
    <h2 className="mb-3 font-serif text-2xl font-semibold">{title}</h2>
    {children}
  </section>
);

/** Findings are named by what was wrong, so fixed ones are crossed out. */
const Solved = ({ findings }: { findings: Comparison['findings']['solved'] }) => (
  <Part title={`${words.findings.solved.title} (${findings.length})`}>
    {findings.length === 0 && <p className="text-ink-soft">{words.findings.solved.none}</p>}
    <ul className="grid gap-2">
      {findings.map(({ check, title }) => (
        <li key={check} className="flex items-start gap-2">
          <Check aria-hidden className="mt-1 size-4 shrink-0 text-good" />
          <s className="text-ink-soft">{title}</s>
        </li>
      ))}
    </ul>
  </Part>
);

const Findings = ({
  words: { title, none },
  findings,
}: {
  words: { title: string; none: string };
  findings: Comparison['findings']['left'];
}) => (
  <Part title={`${title} (${findings.length})`}>
    {findings.length === 0 ? (
      <p className="text-ink-soft">{none}</p>
    ) : (
      <ul className="grid gap-3">
        {findings.map(({ check, title: finding, fix, before, after }) => (
          <li key={check} className="border-l-2 border-line-strong pl-4">
            <p className="font-medium">{finding}</p>
            {fix !== undefined && (
              <p className="text-sm text-ink-soft">
                {words.places(before === 0 ? after : before, after)}
                {words.toDo} {fix}
              </p>
            )}
          </li>
        ))}
      </ul>
    )}
  </Part>
);

const Keywords = ({
  title,
  keywords,
  tone,
  none,
}: {
  title: string;
  keywords: readonly string[];
  tone: 'good' | 'poor';
  none: string;
}) => (
  <div>
    <h3 className="mb-2 font-semibold">
      {title} ({keywords.length})
    </h3>
    {keywords.length === 0 && <p className="text-ink-soft">{none}</p>}
    <BadgeList labels={keywords} tone={tone} />
  </div>
);

const Phrases = ({ phrases }: { phrases: readonly string[] }) =>
  phrases.length === 0 ? null : (
    <div className="mt-4">
      <h4 className="text-sm font-semibold">{phrasesTitle(phrases.length)}</h4>
      <p className="mb-2 text-sm text-ink-soft">{phrasesNote}</p>
      <BadgeList labels={phrases} tone="plain" />
    </div>
  );
