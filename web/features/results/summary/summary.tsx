import type { StoredAnalysis } from '#contract/api/analyses.ts';
import { atsBands, formatBands } from '#contract/product/bands.ts';
import { isMeasuredByJob, keywordBandsOf } from '#contract/report/measured-by-job.ts';
import { FixFirst } from './fix-first.tsx';
import { ReadFieldList } from './read-field-list.tsx';
import { skippedOf } from '../pane/parser/missed-values.ts';
import { failedChecksOf, keyFieldsOf } from './read-fields.ts';
import { ScoreRows } from './score-rows.tsx';
import { words } from '../words.ts';

/**
 * The first screen: three scores, the key fields that were read, and the one thing to fix first. `isBrief` leaves out the
 * arithmetic and the fix, where the page shows them elsewhere. `fixAt` is the address of the workspace.
 */
export const Summary = ({
  result,
  fixAt,
  isBrief = false,
}: {
  result: StoredAnalysis;
  fixAt?: string | undefined;
  isBrief?: boolean;
}) => {
  const { scoreDetails, checks, jobDescription, occupation } = result;
  const hasJob = jobDescription !== undefined;
  return (
    <div className="grid gap-2 sm:gap-4 md:grid-cols-2 print:grid-cols-2">
      <ScoreRows
        checks={checks}
        isBrief={isBrief}
        rows={[
          { title: words.ats, score: scoreDetails.ats, bands: atsBands },
          {
            title: words.keyword,
            score: scoreDetails.keyword,
            bands: keywordBandsOf(scoreDetails),
            remark: isMeasuredByJob(scoreDetails) ? undefined : remarkOf(hasJob, occupation),
          },
          { title: words.format, score: scoreDetails.format, bands: formatBands },
        ]}
      />
      <section
        aria-label={words.readFirst}
        className="break-inside-avoid rounded-lg border border-line bg-sheet px-3 py-2 sm:p-5"
      >
        <h2 className="mb-0.5 text-sm font-semibold sm:mb-2 sm:text-base">{words.readFirst}</h2>
        <ReadFieldList
          isShort
          items={keyFieldsOf(result.parsed, result.readings.stream, failedChecksOf(checks), skippedOf(checks))}
        />
      </section>
      {!isBrief && <FixFirst result={result} fixAt={fixAt} />}
    </div>
  );
};

const remarkOf = (hasJob: boolean, occupation: string | null): string => {
  if (hasJob) return 'Measured without the job description: we found too few keywords in it.';
  return occupation === null
    ? 'Measured without a job description.'
    : `Measured against typical keywords for this occupation: ${occupation}.`;
};
