import { ArrowRight } from 'lucide-react';
import type { StoredAnalysis } from '#contract/api/analyses.ts';
import { counted } from '#contract/report/result-words.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { useHighlight } from '../pane/highlight.ts';
import { words } from '../words.ts';

const besideText = 'w-full md:col-start-2 md:row-span-2 md:row-start-1 md:w-auto md:self-end';

type Recommendation = StoredAnalysis['recommendations'][number];

/**
 * The first recommendation, which is the one with the largest gain, and the button that leads to where it is fixed: the
 * address of the workspace, or without one its place in the report.
 */
export const FixFirst = ({ result, fixAt }: { result: StoredAnalysis; fixAt: string | undefined }) => {
  const { openFinding } = useHighlight();
  const first = result.recommendations[0];
  const title = first === undefined ? words.noFindings : words.fixFirst;
  return (
    <section
      aria-label={title}
      className="rounded-lg border border-ink bg-sheet p-3 sm:p-5 md:col-span-2 print:col-span-2"
    >
      <div className="mb-1 flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h2 className="font-semibold">
          <span className={first === undefined ? undefined : 'marked'}>{title}</span>
        </h2>
        <Gain of={first} />
      </div>
      {first === undefined ? (
        <p>{words.nothingToFix}</p>
      ) : (
        // On phones the button comes before the explanation, so that the first screen has it.
        <div className="grid gap-x-6 gap-y-2 md:grid-cols-[minmax(0,1fr)_auto] md:gap-y-1">
          <p className="font-serif leading-snug font-semibold sm:text-xl">{first.title}</p>
          <div className="order-3 text-sm sm:text-base md:order-0 md:col-start-1">
            <p className="text-ink-soft">{first.description}</p>
            {first.action !== undefined && <p className="mt-1">{first.action}</p>}
            {first.noGain !== undefined && <p className="mt-1 text-ink-soft">{first.noGain}</p>}
          </div>
          {fixAt === undefined ? (
            <Button data-print="no" className={besideText} onClick={() => openFinding(1)}>
              {words.fixNow}
              <ArrowRight aria-hidden className="size-4" />
            </Button>
          ) : (
            <ButtonLink data-print="no" className={besideText} to={fixAt}>
              {words.fixNow}
              <ArrowRight aria-hidden className="size-4" />
            </ButtonLink>
          )}
        </div>
      )}
    </section>
  );
};

/** What fixing it gains, shorter on phones. */
const Gain = ({ of }: { of: Recommendation | undefined }) => {
  if (of?.impact === undefined) return null;
  const { gain = 0, jobGain = 0 } = of;
  const job = jobGain > 0 ? `up to +${jobGain} job match` : of.impact;
  const short = gain > 0 ? `+${counted(gain, 'point', 'points')}` : job;
  return (
    <Badge tone="good">
      <span className="sm:hidden">{short}</span>
      <span className="hidden sm:inline">{of.impact}</span>
    </Badge>
  );
};
