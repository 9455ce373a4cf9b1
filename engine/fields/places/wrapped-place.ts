import { isCountry } from '../../lexicon/places.ts';
import type { Line, Reading, Span } from '../../model/reading.ts';
import { placeLikeness } from './place-likeness.ts';

/** The part of a line that may be a place, without its label. */
export type PlacePart = { line: number; from: number; text: string };

/** A place over two lines, with how sure that is. */
export type WrappedPlace = { value: string; spans: readonly Span[]; confidence: number; line: number };

/** Not '0061', the prefix of a phone number. */
const postcode = /^(?!00)\d{4,5}(?:-\d{4})?$/u;
const minLikeness = 0.7;
/** In points: sizes that differ by less are one size. */
const sameSizePt = 0.6;

/**
 * 'Bad Rappenau,' over 'Deutschland', 'Neuilly-' over 'Plaisance, France', 'Hong Kong, Hong Kong SAR' over 'China': a place
 * that wraps in a narrow column. `upper` is the last part of its line, and `lower` the first part of the next.
 */
export const wrappedPlace = (upper: PlacePart, lower: PlacePart, reading: Reading): WrappedPlace | null => {
  const [above, below] = [reading.lines[upper.line], reading.lines[lower.line]];
  if (above === undefined || below === undefined || lower.line !== upper.line + 1 || !areInOneText(above, below))
    return null;
  const lastPart = upper.text.split(',').at(-1)?.trim() ?? '';
  const isCutWord = /\p{L}[-‐]$/u.test(upper.text);
  const isOpen = isCutWord || /(?:,|\s[-–/])$/u.test(upper.text);
  const isPostcode = postcode.test(below.text.trim()) && placeLikeness(upper.text) >= minLikeness;
  if (!isOpen && !isPostcode && !(upper.text.includes(',') && isCountry(`${lastPart} ${lower.text}`))) return null;
  const value = `${upper.text}${isCutWord ? '' : ' '}${lower.text}`;
  const confidence = placeLikeness(value);
  if (confidence < minLikeness) return null;
  const spans = [upper, lower].map(({ line, from, text }) => ({
    order: reading.order,
    line,
    from,
    to: from + text.length,
  }));
  return { value, spans, confidence, line: upper.line };
};

const areInOneText = (above: Line, below: Line): boolean =>
  above.column === below.column &&
  above.page === below.page &&
  Math.abs(above.style.sizePt - below.style.sizePt) <= sameSizePt;
