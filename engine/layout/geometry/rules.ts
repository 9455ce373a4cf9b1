import type { Box, Shape } from '../../model/document.ts';

/** A ruled line: `at` is its x (y for horizontal ones), `from` and `to` its ends along the other axis. */
export type Rule = { at: number; from: number; to: number };

/** The ruled lines of one page, and its filled rectangles about as high as a line of text. */
export type PageRules = { vertical: readonly Rule[]; horizontal: readonly Rule[]; bands: readonly Box[] };

export const noRules: PageRules = { vertical: [], horizontal: [], bands: [] };

/** In points: anything thicker is a bar, not a line. */
const maxThickness = 3;
/** In points: maximum gap between two pieces of one line. */
const maxSeam = 2.5;
/** In points: the heights of a band behind one line of text. */
const bandHeights = { min: 8, max: 40 };
/** A page with more shapes than this is a drawing. */
const maxShapes = 3000;

/** The vertical and horizontal lines of a page with their pieces joined; the sides of drawn rectangles count. */
export const rulesOf = (shapes: readonly Shape[], page: number): PageRules => {
  const vertical: Rule[] = [];
  const horizontal: Rule[] = [];
  const bands: Box[] = [];
  for (const { place, kind, fill, stroke } of shapes.slice(0, maxShapes)) {
    if (place.kind !== 'page' || place.page !== page || (kind !== 'line' && kind !== 'rectangle')) continue;
    const { x, y, width, height } = place.box;
    if (fill !== null && width > height && height >= bandHeights.min && height <= bandHeights.max)
      bands.push(place.box);
    if (width <= maxThickness && height > maxThickness) vertical.push({ at: x + width / 2, from: y, to: y + height });
    else if (height <= maxThickness && width > maxThickness)
      horizontal.push({ at: y + height / 2, from: x, to: x + width });
    else if (kind === 'rectangle' && stroke !== null && width > 20 && height > 8) {
      vertical.push({ at: x, from: y, to: y + height }, { at: x + width, from: y, to: y + height });
      horizontal.push({ at: y, from: x, to: x + width }, { at: y + height, from: x, to: x + width });
    }
  }
  return { vertical: joined(vertical), horizontal: joined(horizontal), bands };
};

const joined = (rules: readonly Rule[]): Rule[] => {
  const whole: Rule[] = [];
  for (const rule of [...rules].sort(
    (a, b) => Math.round(a.at / maxSeam) - Math.round(b.at / maxSeam) || a.from - b.from,
  )) {
    const last = whole.at(-1);
    if (last !== undefined && Math.abs(last.at - rule.at) < maxSeam && rule.from <= last.to + maxSeam) {
      last.to = Math.max(last.to, rule.to);
    } else whole.push({ ...rule });
  }
  return whole;
};
