import type { StoredAnalysis } from '#contract/api/analyses.ts';
import { atsBands, formatBands, keywordBands } from '#contract/product/bands.ts';
import { Badge } from '../../../ui/badge.tsx';
import type { Mark } from '../recommendations/marks-of.ts';
import { ReadFieldList } from './read-field-list.tsx';
import { ScoreCard } from './score-card.tsx';
import { ShowFinding } from '../recommendations/show-on-page.tsx';
import { failedChecksOf, keyFieldsOf } from './read-fields.ts';
import { priorities, words } from '../words.ts';

/** The first screen: three scores, the key fields that were read, and the one thing to fix first. `isBrief` leaves out the arithmetic. */
export const Summary = ({
  result,
  marks,
  isBrief = false,
}: {
  result: StoredAnalysis;
  marks: readonly Mark[];
  isBrief?: boolean;
}) => {
  const { scoreDetails, checks } = result;
  return (
    <div className="grid gap-4">
      <div className="grid gap-4 md:grid-cols-3">
        <ScoreCard title={words.ats} score={scoreDetails.ats} bands={atsBands} checks={checks} isBrief={isBrief} />
        <ScoreCard
          title={words.keyword}
          score={scoreDetails.keyword}
          bands={keywordBands}
          checks={checks}
          isBrief={isBrief}
          remark={result.jobDescription === undefined ? occupationRemark(result.occupation) : undefined}
        />
        <ScoreCard
          title={words.format}
          score={scoreDetails.format}
          bands={formatBands}
          checks={checks}
          isBrief={isBrief}
        />
      </div>
      <div className="grid gap-4 lg:grid-cols-2 print:grid-cols-2">
        <section
          aria-label={words.readFirst}
          className="break-inside-avoid rounded-lg border border-line bg-sheet p-4 sm:p-5"
        >
          <h2 className="mb-3 font-semibold">{words.readFirst}</h2>
          <ReadFieldList items={keyFieldsOf(result.parsed, result.readings.stream, failedChecksOf(checks))} />
        </section>
        <FixFirst result={result} mark={marks[0]} />
      </div>
    </div>
  );
};

const occupationRemark = (occupation: string | null): string =>
  occupation === null
    ? 'Measured without a job description.'
    : `Measured against typical keywords for this occupation: ${occupation}.`;

/** The first recommendation, which is the one with the largest gain. */
const FixFirst = ({ result, mark }: { result: StoredAnalysis; mark: Mark | undefined }) => {
  const first = result.recommendations[0];
  return (
    <section
      aria-label={words.fixFirst}
      className="break-inside-avoid rounded-lg border border-ink bg-sheet p-4 sm:p-5"
    >
      <h2 className="mb-3 font-semibold">
        <span className="marked">{words.fixFirst}</span>
      </h2>
      {first === undefined ? (
        <p>{words.nothingToFix}</p>
      ) : (
        <>
          <p className="font-serif text-xl leading-snug font-semibold">{first.title}</p>
          <p className="mt-1.5 text-ink-soft">{first.description}</p>
          {first.action !== undefined && <p className="mt-2 font-medium">{first.action}</p>}
          <p className="mt-3 flex flex-wrap gap-2">
            <Badge tone={priorities[first.priority].tone}>{priorities[first.priority].word}</Badge>
            {first.impact !== undefined && <Badge>{first.impact}</Badge>}
          </p>
          {mark !== undefined && mark.places.length > 0 && (
            <div className="mt-3">
              <ShowFinding mark={mark} />
            </div>
          )}
        </>
      )}
    </section>
  );
};
