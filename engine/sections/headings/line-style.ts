import type { Line } from '../../model/reading.ts';

/** The style of most of the text. */
export type BodyStyle = { sizePt: number; isBold: boolean; isItalic: boolean; isCaps: boolean; color: string };

/** Style properties that are visible at a glance: size (to half a point), weight, slant, case, color, heading level. */
export const styleKey = (line: Line): string => {
  const known = knownKeys.get(line);
  if (known !== undefined) return known;
  const key = keyOf(line);
  knownKeys.set(line, key);
  return key;
};

/** Each line is compared with many others. */
const knownKeys = new WeakMap<Line, string>();

const keyOf = ({ style, headingLevel }: Line): string =>
  [
    Math.round(style.sizePt * 2) / 2,
    style.isBold ? 'bold' : '',
    style.isItalic ? 'italic' : '',
    style.isCaps ? 'caps' : '',
    style.color,
    headingLevel ?? '',
  ].join('|');

/** The style of most letters; regular type for no lines. */
export const bodyStyleOf = (lines: readonly Line[]): BodyStyle => {
  const letters = new Map<string, { count: number; style: BodyStyle }>();
  for (const line of lines) {
    if (line.isFurniture) continue;
    const key = [Math.round(line.style.sizePt * 2) / 2, line.style.isBold, line.style.color].join('|');
    const before = letters.get(key);
    letters.set(key, { count: (before?.count ?? 0) + line.text.length, style: before?.style ?? line.style });
  }
  const most = [...letters.values()].reduce((a, b) => (b.count > a.count ? b : a), { count: 0, style: plainStyle });
  return most.style;
};

const plainStyle: BodyStyle = { sizePt: 10, isBold: false, isItalic: false, isCaps: false, color: '#000000' };

/**
 * How much a line stands out from the body, in points of size: 0 is body text. Bold counts as two points, capitals as
 * one and a half, a stored heading level as more than any of them.
 */
export const prominenceOf = (line: Line, body: BodyStyle): number => {
  const size = Math.max(-2, Math.min(8, line.style.sizePt - body.sizePt));
  const bold = line.style.isBold && !body.isBold ? 2 : 0;
  const caps = line.style.isCaps ? 1.5 : 0;
  const color = line.style.color !== body.color ? 0.75 : 0;
  const level = line.headingLevel === null ? 0 : levelProminence(line.headingLevel);
  return (Math.abs(size) < 0.3 ? 0 : size) + bold + caps + color + level;
};

/** Minimum prominence of a line that was set apart on purpose. */
export const minDistinctProminence = 0.7;

/** What a stored heading level adds to the prominence of a line. */
export const levelProminence = (level: number): number => Math.max(1, 5 - level);

/** The column, text box or full width that a line is in. */
export const columnOf = (line: Line): string => {
  if (line.isBesideColumn) return String(line.column);
  return line.part === 'textbox' ? 'box' : 'full';
};
