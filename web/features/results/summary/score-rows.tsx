import { ChevronRight } from 'lucide-react';
import type { AnalysisResult } from '#contract/report/analysis-result.ts';
import { bandOf, type Band } from '#contract/product/bands.ts';
import { Bar } from '../../../ui/bar.tsx';
import { classes } from '../../../ui/class-names.ts';
import { ScoreParts } from './score-parts.tsx';
import { words } from '../words.ts';

type Score = AnalysisResult['scoreDetails']['ats'];

/** `remark` says what the score was measured against; `notScored`, why there is none. */
export type ScoreRow = {
  title: string;
  score: Score;
  bands: readonly Band[];
  remark?: string | undefined;
  notScored?: string;
};

type Shared = {
  checks: AnalysisResult['checks'];
  /** Without the arithmetic, where the page shows it elsewhere. */
  isBrief?: boolean;
};

/** All scores as rows of one card, at most 200 pixels high on a phone. Each row unfolds into its arithmetic. */
export const ScoreRows = ({ rows, ...shared }: { rows: readonly ScoreRow[] } & Shared) => (
  <div className="grid content-between gap-0.5 rounded-lg border border-line bg-sheet px-3 py-2 sm:gap-3 sm:p-5">
    {rows.map((row) => (
      <Row key={row.title} {...row} {...shared} />
    ))}
  </div>
);

/** On the block, because the line height of a larger font around it would hold two lines of a verdict apart. */
const verdictSize = 'text-[0.8125rem] leading-tight sm:text-sm';

const textTones: Record<Band['tone'], string> = { good: 'text-good', fair: 'text-fair', poor: 'text-poor' };

const Row = ({
  title,
  score,
  bands,
  remark,
  notScored = words.notScoredText,
  checks,
  isBrief = false,
}: ScoreRow & Shared) => {
  const band = score.value === null ? null : bandOf(bands, score.value);
  const verdict = (
    <span className={classes('block font-semibold', band === null ? 'text-ink' : textTones[band.tone])}>
      {band?.text ?? words.notScored}
    </span>
  );
  const against = band === null ? notScored : remark;
  return (
    <section aria-label={title} className="break-inside-avoid">
      <div className="mb-0.5 flex items-baseline justify-between gap-3 sm:mb-1">
        <h2 className="text-sm font-medium sm:text-base">{title}</h2>
        <p className="font-serif text-xl leading-none font-semibold tabular-nums sm:text-2xl">
          {score.value === null ? '–' : `${score.value}%`}
        </p>
      </div>
      <Bar label={title} value={score.value ?? 0} tone={band?.tone ?? 'accent'} />
      {isBrief ? (
        <p className={classes('mt-0.5', verdictSize)}>
          {verdict}
          {against !== undefined && <span className="block text-sm text-ink-soft">{against}</span>}
        </p>
      ) : (
        <details>
          <summary className="flex min-h-6 items-center justify-between gap-2 rounded-sm hover:text-accent">
            <span className={verdictSize}>
              {verdict} <span className="sr-only">{words.how}</span>
            </span>
            <ChevronRight
              aria-hidden
              className="size-4 shrink-0 transition-transform in-[details[open]>summary]:rotate-90"
            />
          </summary>
          <div className="pt-1 pb-3 text-sm">
            {against !== undefined && <p className="mb-2 text-ink-soft">{against}</p>}
            <p className="mb-1 font-semibold">{words.how}</p>
            <ScoreParts score={score} checks={checks} />
          </div>
        </details>
      )}
    </section>
  );
};
