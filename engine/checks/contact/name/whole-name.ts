import type { Line, Reading } from '../../../model/reading.ts';
import type { Field } from '../../../model/resume.ts';

// Whether a name that was read is surely the whole one: names are praised as readable only then.

/**
 * 'JaneRoe' is two words without their space. Capitals behind a short beginning are within a name in many cultures:
 * 'McDonald', 'DeLuca', 'kaMagwaza'.
 */
const gluedWords = /(?<!^Fitz|^Della|^Villa)(?<=^\p{L}{3,}\p{Ll})\p{Lu}/u;

const hasGluedWords = (name: string): boolean => name.split(/[\s'’-]+/u).some((word) => gluedWords.test(word));

/** 'Mara' of 'Mara (Lena) Holt', 'Holt' of 'Mara Lena Holt': words beside the name without a sign between them. */
const goesOnBefore = /[\p{L}\p{N})] ?$/u;
const goesOnBehind = /^ ?[\p{L}\p{N}(]/u;

const isCutFrom = ({ text }: Line, from: number, to: number): boolean =>
  goesOnBefore.test(text.slice(0, from)) || goesOnBehind.test(text.slice(to));

/** Type of nearly the same size is one size. */
const sameSize = 0.05;

const isSetLike = (line: Line | undefined, own: Line): boolean =>
  line !== undefined &&
  line.page === own.page &&
  line.column === own.column &&
  line.style.isBold === own.style.isBold &&
  Math.abs(line.style.sizePt - own.style.sizePt) <= sameSize * own.style.sizePt;

/** The size of most lines. */
const usualSize = ({ lines }: Reading): number => {
  const sizes = lines.map(({ style }) => style.sizePt).toSorted((a, b) => a - b);
  return sizes[Math.floor(sizes.length / 2)] ?? 0;
};

/** A line in the large type of the name above or below it may be its other half. */
const minLarge = 1.2;

/**
 * False where the name may have more parts on the page than were read, or two parts without the space between them. A
 * name of one word may be whole: many people have no other.
 */
export const isSurelyWhole = ({ value, spans }: Field<string>, reading: Reading): boolean => {
  if (hasGluedWords(value)) return false;
  const own = new Set(spans.map(({ line }) => line));
  const usual = usualSize(reading);
  return spans.every(({ line: at, from, to }) => {
    const line = reading.lines[at];
    if (line === undefined) return true;
    if (isCutFrom(line, from, to)) return false;
    const isLarge = line.style.sizePt > minLarge * usual;
    return !(isLarge && [at - 1, at + 1].some((other) => !own.has(other) && isSetLike(reading.lines[other], line)));
  });
};
