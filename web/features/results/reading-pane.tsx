import type { ReactNode } from 'react';
import { classes } from '../../ui/class-names.ts';
import { ScrollBox } from '../../ui/scroll-box.tsx';
import type { GotLine, SeenLine } from './compare-readings.ts';

/** The page as a person reads it: on paper, with what got lost struck through. */
export const SeenPane = ({ lines }: { lines: readonly SeenLine[] }) => (
  <Pane title="What a person sees" look="border-line bg-sheet">
    {lines.map((line) => (
      <Row key={line.number} number={line.number} look="text-ink-soft">
        {line.pieces.map((piece, index) =>
          piece.isLost ? (
            <s key={String(index)} className="text-poor decoration-2">
              {piece.text}
            </s>
          ) : (
            <span key={String(index)}>{piece.text}</span>
          ),
        )}
        {line.pieces.some((piece) => piece.isLost) && (
          <span className="ml-2 font-sans text-xs font-semibold text-poor">lost</span>
        )}
      </Row>
    ))}
  </Pane>
);

/** The same as the machine gets it: on ink, with the numbers marked where the order jumps. */
export const GotPane = ({ lines }: { lines: readonly GotLine[] }) => (
  <Pane title="What a layout-blind parser reads" look="border-machine bg-machine text-machine-ink">
    {lines.map((line, index) => (
      <Row
        key={String(index)}
        number={line.number}
        look={line.isMoved ? 'bg-machine-mark font-semibold text-on-machine-mark' : 'text-machine-soft'}
        remark={line.isMoved ? ' out of order' : undefined}
      >
        {line.text}
      </Row>
    ))}
  </Pane>
);

const Pane = ({ title, look, children }: { title: string; look: string; children: ReactNode }) => (
  <div className="min-w-0">
    <h4 className="mb-1.5 text-sm font-semibold">{title}</h4>
    <ScrollBox label={title} className={classes('py-3', look)}>
      <ol className="font-mono text-[0.8125rem] leading-normal">{children}</ol>
    </ScrollBox>
  </div>
);

const Row = ({
  number,
  look,
  remark,
  children,
}: {
  number: number | null;
  look: string;
  remark?: string | undefined;
  children: ReactNode;
}) => (
  <li className="flex items-baseline gap-3 px-3 py-px">
    <span className={classes('w-8 shrink-0 rounded-sm text-center text-xs', look)}>
      {number}
      {remark !== undefined && <span className="sr-only">{remark}</span>}
    </span>
    <span className="min-w-0 whitespace-pre-wrap">{children}</span>
  </li>
);
