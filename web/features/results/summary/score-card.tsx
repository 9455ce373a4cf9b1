import type { AnalysisResult } from '#contract/report/analysis-result.ts';
import { bandOf, type Band } from '#contract/product/bands.ts';
import { Bar } from '../../../ui/bar.tsx';
import { classes } from '../../../ui/class-names.ts';
import { Fold } from '../../../ui/fold.tsx';
import { ScoreParts } from './score-parts.tsx';
import { words } from '../words.ts';

type Score = AnalysisResult['scoreDetails']['ats'];

const textTones: Record<Band['tone'], string> = { good: 'text-good', fair: 'text-fair', poor: 'text-poor' };

/** A score with its band, its sentence and its arithmetic. */
export const ScoreCard = ({
  title,
  score,
  bands,
  checks,
  remark,
  isBrief = false,
}: {
  title: string;
  score: Score;
  bands: readonly Band[];
  checks: AnalysisResult['checks'];
  remark?: string | undefined;
  /** Without the arithmetic, where the page shows it elsewhere. */
  isBrief?: boolean;
}) => {
  const band = score.value === null ? null : bandOf(bands, score.value);
  return (
    <section
      aria-label={title}
      className="flex break-inside-avoid flex-col rounded-lg border border-line bg-sheet p-4 sm:p-5"
    >
      <div className="mb-2 flex items-baseline justify-between gap-3">
        <h2 className="font-medium">{title}</h2>
        <p className="font-serif text-4xl leading-none font-semibold tabular-nums">
          {score.value === null ? '–' : `${score.value}%`}
        </p>
      </div>
      <Bar label={title} value={score.value ?? 0} tone={band?.tone ?? 'accent'} />
      <p className="mt-2 text-sm text-ink-soft">
        <span className={classes('font-semibold', band === null ? 'text-ink' : textTones[band.tone])}>
          {band?.text ?? words.notScored}
        </span>
        <span className="block">{band === null ? words.notScoredText : remark}</span>
      </p>
      {!isBrief && (
        <Fold summary={words.how} className="pt-2 text-sm">
          <ScoreParts score={score} checks={checks} />
        </Fold>
      )}
    </section>
  );
};
