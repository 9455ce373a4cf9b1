import type { AnalysisResult } from '#contract/analysis-result.ts';
import { bandOf, type Band } from '#contract/bands.ts';
import { Badge } from '../../ui/badge.tsx';
import { Bar } from '../../ui/bar.tsx';
import { Fold } from '../../ui/fold.tsx';
import { ScoreParts } from './score-parts.tsx';
import { words } from './words.ts';

type Score = AnalysisResult['scoreDetails']['ats'];

/** One of the three scores, with its word, its sentence and its arithmetic. */
export const ScoreCard = ({
  title,
  score,
  bands,
  checks,
  remark,
}: {
  title: string;
  score: Score;
  bands: readonly Band[];
  checks: AnalysisResult['checks'];
  remark?: string | undefined;
}) => {
  const band = score.value === null ? null : bandOf(bands, score.value);
  return (
    <section aria-label={title} className="flex flex-col rounded-lg border border-line bg-sheet p-4 sm:p-5">
      <div className="flex items-start justify-between gap-3">
        <h2 className="font-medium">{title}</h2>
        <Badge tone={band?.tone ?? 'plain'}>{band?.word ?? words.notJudged}</Badge>
      </div>
      <p className="my-2 font-serif text-4xl leading-none font-semibold tabular-nums">
        {score.value === null ? '–' : `${score.value}%`}
      </p>
      <Bar label={title} value={score.value ?? 0} tone={band?.tone ?? 'accent'} />
      <p className="mt-2 text-sm text-ink-soft">
        {band?.text ?? words.notJudgedText}
        {remark !== undefined && ` ${remark}`}
      </p>
      <Fold summary={words.how} className="mt-auto pt-2 text-sm">
        <ScoreParts score={score} checks={checks} />
      </Fold>
    </section>
  );
};
