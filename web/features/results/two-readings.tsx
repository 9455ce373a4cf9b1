import { useMemo } from 'react';
import type { AnalysisResult } from '#contract/analysis-result.ts';
import { Note } from '../../ui/note.tsx';
import { compareReadings, type Comparison } from './compare-readings.ts';
import { GotPane, SeenPane } from './reading-pane.tsx';
import { counted } from './words.ts';

/** The heart of it: the same file as a person sees it and as a layout-blind parser gets it. */
export const TwoReadings = ({ readings }: { readings: AnalysisResult['readings'] }) => {
  const comparison = useMemo(() => compareReadings(readings.visual, readings.stream), [readings]);
  return (
    <>
      <div className="mb-4">
        <Note tone={comparison.lost + comparison.moved > 0 ? 'warning' : 'info'}>{verdictOf(comparison)}</Note>
      </div>
      <div className="grid gap-4 lg:grid-cols-2">
        <SeenPane lines={comparison.seen} />
        <GotPane lines={comparison.got} />
      </div>
      <p className="mt-3 text-sm text-ink-soft">
        The numbers are the lines as a person reads them. A marked number comes out of order.
      </p>
    </>
  );
};

const verdictOf = ({ lost, moved }: Comparison): string => {
  if (lost === 0 && moved === 0)
    return 'Both readings agree: a parser that ignores the layout gets your text in the order in which you see it.';
  const parts = [
    ...(lost > 0
      ? [`${counted(lost, 'line is', 'lines are')} not, or not wholly, in the text that such a parser gets`]
      : []),
    ...(moved > 0 ? [`the order jumps at ${counted(moved, 'place', 'places')}`] : []),
  ].join(', and ');
  return `${parts.charAt(0).toUpperCase()}${parts.slice(1)}.`;
};
