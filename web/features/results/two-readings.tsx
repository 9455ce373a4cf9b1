import { useMemo, type ReactNode } from 'react';
import type { AnalysisResult } from '#contract/analysis-result.ts';
import { classes } from '../../ui/class-names.ts';
import { Note } from '../../ui/note.tsx';
import { compareReadings, type Comparison } from './compare-readings.ts';
import type { LinePiece } from './lost-words.ts';
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
        <Pane title="What a person sees">
          {comparison.seen.map((line) => (
            <Row key={line.number} number={line.number} isMarked={false}>
              <SeenText pieces={line.pieces} />
            </Row>
          ))}
        </Pane>
        <Pane title="What a layout-blind parser reads" isMachine>
          {comparison.got.map((line, index) => (
            <Row key={String(index)} number={line.number} isMarked={line.isMoved}>
              {line.text}
            </Row>
          ))}
        </Pane>
      </div>
      <p className="mt-3 text-sm text-ink-soft">
        The numbers are the lines as a person reads them. A marked number comes out of order.
      </p>
    </>
  );
};

const SeenText = ({ pieces }: { pieces: readonly LinePiece[] }) => (
  <>
    {pieces.map((piece, index) =>
      piece.isLost ? (
        <s key={String(index)} className="text-poor decoration-2">
          {piece.text}
        </s>
      ) : (
        <span key={String(index)}>{piece.text}</span>
      ),
    )}
    {pieces.some((piece) => piece.isLost) && (
      <span className="ml-2 font-sans text-xs font-semibold text-poor">lost</span>
    )}
  </>
);

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

/** What scrolls within itself takes the focus, so that a keyboard can scroll it. */
const focusable = { tabIndex: 0 };

const Pane = ({ title, isMachine = false, children }: { title: string; isMachine?: boolean; children: ReactNode }) => (
  <div className="min-w-0">
    <h4 className="mb-1.5 text-sm font-semibold">{title}</h4>
    <section
      aria-label={title}
      {...focusable}
      data-print="whole"
      className={classes(
        'group max-h-[28rem] overflow-y-auto rounded-lg border py-3',
        isMachine ? 'border-machine bg-machine text-machine-ink' : 'border-line bg-sheet',
      )}
      data-machine={isMachine}
    >
      <ol className="font-mono text-[0.8125rem] leading-normal">{children}</ol>
    </section>
  </div>
);

const Row = ({ number, isMarked, children }: { number: number | null; isMarked: boolean; children: ReactNode }) => (
  <li className="flex items-baseline gap-3 px-3 py-px">
    <span
      className={classes(
        'w-8 shrink-0 rounded-sm text-center text-xs',
        isMarked
          ? 'bg-machine-mark font-semibold text-on-machine-mark'
          : 'text-ink-soft group-data-[machine=true]:text-machine-soft',
      )}
    >
      {number ?? ''}
      {isMarked && <span className="sr-only"> out of order</span>}
    </span>
    <span className="min-w-0 whitespace-pre-wrap">{children}</span>
  </li>
);
