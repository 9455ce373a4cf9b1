import { atsBands, formatBands, jobMatchBands } from '#contract/product/bands.ts';
import { keywordBandsOf } from '#contract/report/measured-by-job.ts';
import {
  counted,
  generalKeywordsNote,
  jobNotScoredNote,
  scoreWords,
  unreadJobNote,
} from '#contract/report/result-words.ts';
import type { SharedReport } from '#contract/api/shares.ts';
import { Badge } from '../../../ui/badge.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { dayOf } from '../../../ui/dates.ts';
import { Note } from '../../../ui/note.tsx';
import { ChecksMade } from '../recommendations/checks-made.tsx';
import { KeywordChips } from '../keywords/keyword-chips.tsx';
import { Section } from '../section.tsx';
import { ScoreRows } from '../summary/score-rows.tsx';
import { Systems } from '../summary/systems.tsx';
import { priorities, words as resultWords } from '../words.ts';
import { sharedReportWords as words } from './words.ts';

/** A report that its owner shared: everything about the resume, nothing about the person. */
export const SharedView = ({ report }: { report: SharedReport }) => (
  <article className="@container mx-auto max-w-5xl wrap-anywhere px-4 py-8">
    <header className="mb-6">
      <h1 className="font-serif text-3xl font-semibold">{words.title}</h1>
      <p className="mt-1 text-sm text-ink-soft">
        Analyzed on {dayOf(report.createdAt)} by engine {report.engineVersion}. {words.until} {dayOf(report.expiresAt)}.
      </p>
    </header>
    <Note tone="info">{words.hidden}</Note>
    <Scores report={report} />
    <h2 className="mt-10 mb-4 font-serif text-2xl font-semibold">{words.details}</h2>
    <Section title={words.findings}>
      <Findings findings={report.findings} />
    </Section>
    <Keywords report={report} />
    <Section title={resultWords.chapters.systems}>
      <Systems
        systems={report.atsCompatibility}
        sources={[]}
        applyingThrough={null}
        overall={report.scoreDetails.ats.value}
      />
    </Section>
    <Section title={resultWords.chapters.checks}>
      <ChecksMade checks={report.checks} />
    </Section>
    <footer className="border-t border-line pt-6" data-print="no">
      <p className="mb-4 max-w-prose text-ink-soft">{words.own}</p>
      <ButtonLink to="/#resume-upload">{words.check}</ButtonLink>
    </footer>
  </article>
);

const Keywords = ({ report }: { report: SharedReport }) => {
  const { hasJob, unreadJobLanguage, occupation, matchedKeywords, missingKeywords, missingCount } = report;
  const rest = missingCount - missingKeywords.length;
  const note = (
    <p className="mb-3 text-sm text-ink-soft">{hasJob ? words.fromLists : generalKeywordsNote(occupation)}</p>
  );
  if (unreadJobLanguage !== undefined)
    return (
      <Section title="Keywords">
        <p className="mb-3 text-sm text-ink-soft">{unreadJobNote(unreadJobLanguage)}</p>
      </Section>
    );
  if (!hasJob && occupation === null) return <Section title="Keywords">{note}</Section>;
  return (
    <div className="grid gap-x-10 @3xl:grid-cols-2 print:grid-cols-2">
      <Section title={`Matched keywords (${matchedKeywords.length})`}>
        <KeywordChips keywords={matchedKeywords} tone="good" none={words.noneMatched} />
      </Section>
      <Section title={`Missing keywords (${missingCount})`}>
        {note}
        <KeywordChips keywords={missingKeywords} tone="poor" none={missingCount === 0 ? words.noneMissing : ''} />
        {rest > 0 && <p className="mt-3 text-sm text-ink-soft">{words.notShown(rest)}</p>}
      </Section>
    </div>
  );
};

const Scores = ({ report: { scoreDetails, checks, unreadJobLanguage } }: { report: SharedReport }) => {
  const { ats, keyword, format, job } = scoreDetails;
  return (
    <div className="mt-6 max-w-2xl">
      <ScoreRows
        checks={checks}
        rows={[
          { title: scoreWords.ats, score: ats, bands: atsBands },
          { title: scoreWords.keyword, score: keyword, bands: keywordBandsOf(scoreDetails) },
          { title: scoreWords.format, score: format, bands: formatBands },
          ...(job === null
            ? []
            : [
                {
                  title: scoreWords.job,
                  score: job,
                  bands: jobMatchBands,
                  notScored: jobNotScoredNote({ unreadJobLanguage }),
                },
              ]),
        ]}
      />
    </div>
  );
};

const Findings = ({ findings }: { findings: SharedReport['findings'] }) =>
  findings.length === 0 ? (
    <p>{words.nothingFound}</p>
  ) : (
    <>
      <p className="mb-3 text-sm text-ink-soft">
        {counted(findings.length, 'finding', 'findings')}, most useful first.
      </p>
      <ol className="grid gap-4">
        {findings.map(({ title, priority, category, impact, noGain, why }) => (
          <li key={title} className="rounded-lg border border-line bg-sheet p-4 sm:p-5">
            <h4 className="font-semibold">{title}</h4>
            <p className="my-2 flex flex-wrap gap-2">
              <Badge tone={priorities[priority].tone}>{priorities[priority].word}</Badge>
              <Badge>{category}</Badge>
              {impact !== undefined && <Badge>{impact}</Badge>}
            </p>
            <p>{why}</p>
            {noGain !== undefined && <p className="mt-2 text-ink-soft">{noGain}</p>}
          </li>
        ))}
      </ol>
    </>
  );
