import type { AnalysisResult } from '#contract/report/analysis-result.ts';
import { atsBands, bandOf } from '#contract/product/bands.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Fold } from '../../../ui/fold.tsx';

type Categories = AnalysisResult['atsSystemsAnalysis'];

/** Rows that unfold into strengths, issues and recommendations. */
export const CategoryRows = ({ categories }: { categories: Categories }) => (
  <ul className="divide-y divide-line rounded-lg border border-line bg-sheet">
    {Object.entries(categories).map(([name, category]) => (
      <li key={name} className="px-4 py-2">
        <Fold summary={<RowTitle name={name} score={category.score} />} isFoldedOnPaper>
          <div className="grid gap-4 pb-2 @2xl:grid-cols-3">
            <Lines title="Strengths" lines={category.strengths} />
            <Lines title="Issues" lines={category.weaknesses} />
            <Lines title="Recommendations" lines={category.recommendations} />
          </div>
        </Fold>
      </li>
    ))}
  </ul>
);

const RowTitle = ({ name, score }: { name: string; score: number }) => {
  const { tone, word } = bandOf(atsBands, score);
  return (
    <span className="flex items-center justify-between gap-3">
      <span className="font-medium">{name}</span>
      <Badge tone={tone} className="shrink-0">
        {score}% {word}
      </Badge>
    </span>
  );
};

const Lines = ({ title, lines }: { title: string; lines: readonly string[] }) => (
  <div>
    <h4 className="mb-1 text-sm font-semibold">{title}</h4>
    {lines.length === 0 ? (
      <p className="text-sm text-ink-soft">None</p>
    ) : (
      <ul className="grid list-disc gap-1.5 pl-4 text-sm marker:text-ink-soft">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    )}
  </div>
);
