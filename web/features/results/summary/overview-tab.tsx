import { Check } from 'lucide-react';
import { Link } from 'react-router';
import type { StoredAnalysis } from '#contract/api/analyses.ts';
import { AllSystems } from './all-systems.tsx';
import { Fold } from '../../../ui/fold.tsx';
import { Note } from '../../../ui/note.tsx';
import { CategoryRows } from './category-rows.tsx';
import { Glossary } from './glossary.tsx';
import { FoldedSection, Section } from '../section.tsx';
import { missingOf } from '../keywords/missing.ts';
import { counted, missingLine } from '#contract/report/result-words.ts';
import { words } from '../words.ts';

/** The button that opens the dialog for a job; its label is a text of the dialog. */
export type CheckJob = { label: string; open: () => void };

/** `checkJob`: where the page has that dialog. */
export const OverviewTab = ({ result, checkJob }: { result: StoredAnalysis; checkJob?: CheckJob | undefined }) => (
  <>
    <div className="mb-10 grid gap-3">
      <Note tone={result.recommendations.length === 0 ? 'info' : 'warning'}>
        {`This analysis found ${counted(result.recommendations.length, 'area', 'areas')} for improvement.`}{' '}
        {result.recommendations.length > 0 && (
          <Link to="?tab=recommendations" preventScrollReset className="prose-link">
            See what to do
          </Link>
        )}
      </Note>
      {result.jobDescription === undefined && (
        <Note tone="info">
          {words.noJob}{' '}
          {checkJob !== undefined && (
            <button type="button" className="prose-link print:hidden" onClick={checkJob.open}>
              {checkJob.label}
            </button>
          )}
        </Note>
      )}
    </div>
    <div className="grid gap-x-10 @3xl:grid-cols-2 print:grid-cols-2">
      <Section title="Areas for Improvement">
        <Improvements result={result} />
      </Section>
      <Section title="Strengths">
        <Strengths checks={result.checks} />
      </Section>
    </div>
    <Section title={words.chapters.systems}>
      <AllSystems result={result} />
    </Section>
    <FoldedSection title="By category">
      <CategoryRows categories={result.atsSystemsAnalysis} />
    </FoldedSection>
    <Glossary />
  </>
);

/** How many lines are shown before the rest is folded. */
const firstFew = 3;

/** Of findings and of checks, highest first. */
const impacts = ['blocker', 'major', 'minor', 'hint'];

/** The checks that passed, highest impact first. */
const Strengths = ({ checks }: { checks: StoredAnalysis['checks'] }) => {
  const passed = checks
    .filter((check) => check.outcome === 'pass')
    .toSorted((a, b) => impacts.indexOf(a.impact) - impacts.indexOf(b.impact));
  if (passed.length === 0) return <p className="text-ink-soft">None of the checks passed.</p>;
  const rest = passed.slice(firstFew);
  return (
    <>
      <PassedList checks={passed.slice(0, firstFew)} />
      {rest.length > 0 && (
        <Fold summary={`${counted(rest.length, 'more check', 'more checks')} passed`} className="mt-2" isFoldedOnPaper>
          <PassedList checks={rest} />
        </Fold>
      )}
    </>
  );
};

const PassedList = ({ checks }: { checks: StoredAnalysis['checks'] }) => (
  <ul className="grid gap-2">
    {checks.map((check) => (
      <li key={check.id} className="flex gap-2.5">
        <Check aria-hidden className="mt-1 size-4 shrink-0 text-good-bar" />
        <span>{check.title}</span>
      </li>
    ))}
  </ul>
);

/** With the title of its check: a description such as 'These phrases say little' needs it. */
const Issue = ({
  issue: { type, description },
  checks,
}: {
  issue: StoredAnalysis['formatIssues'][number];
  checks: StoredAnalysis['checks'];
}) => {
  const title = checks.find(({ id }) => id === type)?.title;
  return (
    <li>
      {title !== undefined && <span className="font-semibold">{title}: </span>}
      {description}
    </li>
  );
};

const Improvements = ({ result }: { result: StoredAnalysis }) => {
  const { keywordCount, phraseCount } = missingOf(result);
  const missing = keywordCount + phraseCount;
  const issues = result.formatIssues.toSorted((a, b) => impacts.indexOf(a.severity) - impacts.indexOf(b.severity));
  if (missing === 0 && issues.length === 0) return <p className="text-ink-soft">{words.noIssues}</p>;
  const rest = issues.slice(firstFew);
  return (
    <>
      <ul className="grid list-disc gap-2 pl-5 marker:text-ink-soft">
        {missing > 0 && <li>{missingLine(keywordCount, phraseCount, result.jobDescription === undefined)}</li>}
        {issues.slice(0, firstFew).map((issue, index) => (
          <Issue key={`${issue.type} ${String(index)}`} issue={issue} checks={result.checks} />
        ))}
      </ul>
      {rest.length > 0 && (
        <Fold summary={counted(rest.length, 'more finding', 'more findings')} className="mt-2">
          <ul className="grid list-disc gap-2 pl-5">
            {rest.map((issue, index) => (
              <Issue key={`${issue.type} ${String(index)}`} issue={issue} checks={result.checks} />
            ))}
          </ul>
        </Fold>
      )}
    </>
  );
};
