import { type ReactNode, useMemo } from 'react';
import type { AnalysisResult } from '#contract/report/analysis-result.ts';
import { classes } from '../../../../ui/class-names.ts';
import { ScrollArea } from '../../../../ui/scroll-box.tsx';
import { compareReadings, type Comparison } from './compare-readings.ts';
import { counted } from '#contract/report/result-words.ts';
import { words } from '../words.ts';
import { parserRowsOf, type ParserRow } from './parser-rows.ts';

/** The text as a layout-blind parser reads it, with lost and moved lines marked. */
export const ParserView = ({
  result: { readings, checks },
}: {
  result: Pick<AnalysisResult, 'readings' | 'checks'>;
}) => {
  const hasColumns = checks.some(({ id, outcome }) => id === 'multi-column' && outcome === 'fail');
  const comparison = useMemo(() => compareReadings(readings.visual, readings.stream), [readings]);
  const rows = useMemo(() => parserRowsOf(comparison), [comparison]);
  return (
    <>
      <p className="mb-2 font-medium">{verdictOf(comparison, hasColumns)}</p>
      <Legend comparison={comparison} />
      <ScrollArea
        label={words.parserText}
        className="rounded-lg border border-machine bg-machine py-3 text-machine-ink"
      >
        <ol className="font-mono text-[0.8125rem] leading-normal">
          {rows.map((row, index) => (
            <Row key={String(index)} row={row} />
          ))}
        </ol>
      </ScrollArea>
    </>
  );
};

const Row = ({ row }: { row: ParserRow }) => {
  const isMoved = row.is === 'got' && row.isMoved;
  return (
    <li className="flex items-baseline gap-3 px-3 py-px">
      <span
        className={classes(
          'w-8 shrink-0 rounded-sm text-center text-xs tabular-nums',
          isMoved ? 'bg-machine-mark font-semibold text-on-machine-mark' : 'text-machine-soft',
        )}
      >
        {row.number}
        {isMoved && <span className="sr-only"> out of order</span>}
      </span>
      <span className="min-w-0 grow whitespace-pre-wrap">{row.is === 'got' ? row.text : <LostLine row={row} />}</span>
    </li>
  );
};

const LostLine = ({ row }: { row: Extract<ParserRow, { is: 'lost' }> }) => (
  <>
    {row.pieces.map((piece, index) =>
      piece.isLost ? (
        <s key={String(index)} className="text-machine-lost decoration-2">
          {piece.text}
        </s>
      ) : (
        <span key={String(index)} className="text-machine-soft">
          {piece.text}
        </span>
      ),
    )}
    <span className="ml-2 font-sans text-xs font-semibold text-machine-lost">lost</span>
  </>
);

/** Explains only the marks that occur. */
const Legend = ({ comparison: { lost, moved } }: { comparison: Comparison }) => (
  <ul className="mb-3 grid gap-1 text-sm text-ink-soft">
    <Meaning of={<Sample look="bg-machine text-machine-soft">7</Sample>}>{words.numberMeans}</Meaning>
    {moved > 0 && (
      <Meaning of={<Sample look="bg-machine-mark font-semibold text-on-machine-mark">7</Sample>}>
        {words.movedMeans}
      </Meaning>
    )}
    {lost > 0 && (
      <Meaning
        of={
          <Sample look="bg-machine text-machine-lost">
            <s>text</s>
          </Sample>
        }
      >
        {words.lostMeans}
      </Meaning>
    )}
  </ul>
);

const Meaning = ({ of, children }: { of: ReactNode; children: string }) => (
  <li className="flex items-baseline gap-2">
    {of}
    <span className="min-w-0">{children}</span>
  </li>
);

const Sample = ({ look, children }: { look: string; children: ReactNode }) => (
  <span className={classes('min-w-10 shrink-0 rounded-sm px-1 text-center font-mono text-xs', look)}>{children}</span>
);

const verdictOf = ({ lost, moved }: Comparison, hasColumns: boolean): string => {
  // 'Both agree' beside the finding 'Your text is in columns' would say that columns do no harm.
  if (lost === 0 && moved === 0) return hasColumns ? words.agreeInColumns : words.agree;
  const parts = [
    ...(lost > 0
      ? [`${counted(lost, 'line is', 'lines are')} missing, in whole or in part, from the text that such a parser gets`]
      : []),
    ...(moved > 0 ? [`the order jumps at ${counted(moved, 'place', 'places')}`] : []),
  ].join(', and ');
  return `${parts.charAt(0).toUpperCase()}${parts.slice(1)}.`;
};
