import type { ReactNode } from 'react';

type At = { x: number; y: number };

/** A sheet of paper with a little shadow of a second one. */
export const Sheet = ({
  x,
  y,
  width,
  height,
  children,
}: At & { width: number; height: number; children?: ReactNode }) => (
  <g transform={`translate(${x} ${y})`}>
    <rect x="3" y="4" width={width} height={height} rx="3" className="fill-line" />
    <rect width={width} height={height} rx="3" className="fill-sheet stroke-line-strong" strokeWidth="1.2" />
    {children}
  </g>
);

/** The parser's side: a dark pane. */
export const Pane = ({
  x,
  y,
  width,
  height,
  children,
}: At & { width: number; height: number; children?: ReactNode }) => (
  <g transform={`translate(${x} ${y})`}>
    <rect width={width} height={height} rx="4" className="fill-machine stroke-line-strong" />
    {children}
  </g>
);

/** Line styles of text: read by people, read by the parser, faint, or lost. */
const inks = {
  ink: 'stroke-ink',
  soft: 'stroke-line-strong',
  faint: 'stroke-line',
  machine: 'stroke-machine-ink',
  lost: 'stroke-machine-lost',
  accent: 'stroke-accent',
} as const;
export type Ink = keyof typeof inks;

/** Lines of text as strokes; each number is a length. */
export const Lines = ({
  x,
  y,
  lengths,
  ink = 'soft',
  step = 10,
  weight = 3,
}: At & { lengths: readonly number[]; ink?: Ink; step?: number; weight?: number }) => (
  <path
    d={lengths.map((length, at) => (length === 0 ? '' : `M${x} ${y + at * step}h${length}`)).join('')}
    className={`fill-none ${inks[ink]}`}
    strokeWidth={weight}
    strokeLinecap="round"
  />
);

/** A highlighter stroke, drawn under a line of text. */
export const Mark = ({ x, y, length, weight = 9 }: At & { length: number; weight?: number }) => (
  <path d={`M${x} ${y}l${length} -1`} className="fill-none stroke-mark" strokeWidth={weight} />
);

/** The name and contact line at the top of a resume. */
export const Head = ({ x, y, length = 46 }: At & { length?: number }) => (
  <>
    <Lines x={x} y={y} lengths={[length]} ink="ink" weight={5} />
    <Lines x={x} y={y + 10} lengths={[length * 1.25]} ink="soft" weight={2} />
  </>
);

export const Tick = ({ x, y, scale = 1 }: At & { scale?: number }) => (
  <path
    d={`M${x} ${y}l${4 * scale} ${4.5 * scale}l${8 * scale} ${-9.5 * scale}`}
    className="fill-none stroke-good-bar"
    strokeWidth={2.6 * scale}
    strokeLinecap="round"
    strokeLinejoin="round"
  />
);

export const Cross = ({ x, y, scale = 1 }: At & { scale?: number }) => (
  <path
    d={`M${x} ${y}l${9 * scale} ${9 * scale}m0 ${-9 * scale}l${-9 * scale} ${9 * scale}`}
    className="fill-none stroke-poor-bar"
    strokeWidth={2.6 * scale}
    strokeLinecap="round"
  />
);

/** An arrow along a path; its head points right unless turned. */
export const Arrow = ({ d, end, turn = 0 }: { d: string; end: At; turn?: number }) => (
  <g className="fill-none stroke-accent" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round">
    <path d={d} />
    <path d="M-6 -5L0 0L-6 5" transform={`translate(${end.x} ${end.y}) rotate(${turn})`} />
  </g>
);

/** A word in the parser's monospace font. */
export const Word = ({
  x,
  y,
  size = 9,
  ink = 'fill-machine-ink',
  children,
}: At & { size?: number; ink?: string; children: string }) => (
  <text x={x} y={y} fontSize={size} className={`font-mono ${ink}`}>
    {children}
  </text>
);
