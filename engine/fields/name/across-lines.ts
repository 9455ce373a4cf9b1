import type { Line } from '../../model/reading.ts';
import { nameParticles } from '../../lexicon/names/name-words.ts';
import { agreesWithName } from '../contact/email.ts';
import { fold } from '../../text/fold.ts';
import { nameIn, type NameWords } from './name-shape.ts';
import { titleScore } from '../experience/titles.ts';
import type { IndexedLine } from './line-below.ts';
import { isMonogram } from './monogram.ts';
import { positionScore, type Candidate, type Context } from './candidate.ts';
import { isPlace, isTitle } from './not-a-name.ts';

/** 'Anna van der' over 'Berg': the particles belong to the line below. */
const withoutParticles = (text: string): string => {
  const words = text.split(/\s+/u);
  const last = words.findLastIndex((word) => !nameParticles.has(fold(word)));
  return words.slice(0, last + 1).join(' ');
};

/** Share of the larger of two sizes by which they may differ and still look the same: 40 and 42 points. */
const sameSizeShare = 0.06;

/**
 * 'JANE' over 'ROE': two lines above each other in one large size, or in two sizes when the email address contains one of them.
 */
export const acrossLines = (
  line: Line,
  index: number,
  next: IndexedLine | undefined,
  context: Context,
): Candidate[] => {
  if (next === undefined || line.text.includes('\t') || next.line.text.includes('\t')) return [];
  const sizes = [line.style.sizePt, next.line.style.sizePt];
  const largestPt = Math.max(...sizes);
  const isInOneAddress = context.emails.some((email) =>
    [line, next.line].every(({ text }) => lettersOnly.test(text.trim()) && agreesWithName(email, text)),
  );
  const isLarge = Math.min(...sizes) >= context.body * 1.25 || (isInOneAddress && largestPt >= context.body * 1.25);
  if (!isLarge && !isSetApartFromRest(line, next, context)) return [];
  const isOneSize = largestPt - Math.min(...sizes) <= Math.max(0.6, sameSizeShare * largestPt);
  const [upper, lower] = [line.text.trim(), next.line.text.trim()];
  const isInAddress = (part: string): boolean => context.emails.some((email) => agreesWithName(email, part));
  // 'Florence' at the top is a town as well; over a surname of one size it is none.
  const isAboveSurname = isOneSize && context.at === 0 && isInAddress(lower);
  const top = nameIn(withoutParticles(upper)) ?? (isAboveSurname ? wordAlone(upper) : null);
  const isPair = isOneSize && isOnlyPairInLargestType(line, next, context);
  // 'edoh' below 'Kodjo', whose address is kmedoh@…: below a name, other words in lower case are a motto or an occupation
  const isSurname = isPair && top?.words.length === 1 && lowerCaseWord.test(lower) && isInAddress(lower);
  const shown = isSurname && titleScore(lower) < 1 ? capitalized(lower) : lower;
  const bottom = nameIn(shown) ?? (top?.words.length === 1 && isOneSize ? wordAlone(shown) : null);
  const name = nameIn(`${upper} ${shown}`);
  if (top === null || bottom === null || name === null || top.words.length > 3 || bottom.words.length > 3) return [];
  if (isTitle(upper) || isTitle(lower) || isMonogram(upper, lower)) return [];
  const isSplitName =
    [top, bottom].some(({ words }) => words.length === 1) &&
    titleScore(lower) < 1 &&
    (isInAddress(lower) || !isPlace(lower));
  const areSingleWords = top.words.length === 1 && bottom.words.length === 1;
  // smaller type below is rather an occupation
  const isNamed =
    (isInAddress(lower) && (bottom.words.length === 1 || isInAddress(upper))) ||
    (next.line.style.sizePt > line.style.sizePt && isInAddress(upper));
  if (!isOneSize && !(isSplitName && isNamed)) return [];
  const particles = upper.split(/\s+/u).length - withoutParticles(upper).split(/\s+/u).length;
  if (name.words.length !== top.words.length + particles + bottom.words.length) return [];
  const from = line.text.indexOf(upper) + top.from;
  const below = next.line.text.indexOf(lower) + bottom.from;
  const spans = [
    {
      order: context.reading.order,
      line: index,
      from,
      to: particles > 0 ? from - top.from + upper.length : from + top.value.length,
    },
    { order: context.reading.order, line: next.index, from: below, to: below + bottom.value.length },
  ];
  const larger = line.style.sizePt < next.line.style.sizePt ? next.line : line;
  // one line of the largest type that breaks at a hyphen or before a particle is half of a name
  const isBroken = /\p{L}[-‐]$/u.test(upper) || particles > 0 || nameParticles.has(fold(lower.split(/\s+/u)[0] ?? ''));
  const isHalf =
    isOneSize &&
    (isBroken ||
      (isPair && (isSplitName || areSingleWords || isInAddress(lower)) && titleScore(lower) < 1) ||
      (isSplitName && (isInAddress(lower) || context.at < 2) && isSetApartFromRest(line, next, context)));
  const score = name.likeness + positionScore(larger, name.value, context) + (isHalf ? 0.5 : 0.05);
  const value = shown === lower ? name.value : `${name.value.slice(0, -lower.length)}${lower}`;
  return [{ value, spans, score }];
};

const lettersOnly = /^[\p{L}\p{M}'’-]+$/u;
const lowerCaseWord = /^\p{Ll}{2,}$/u;
const capitalized = (word: string): string => `${word.charAt(0).toLocaleUpperCase('en')}${word.slice(1)}`;

/** How much larger than the text two lines are that can only be the name. */
const minPairShare = 1.5;

/** Two lines in the largest type of the page, which no other line is set in. */
const isOnlyPairInLargestType = (line: Line, next: { line: Line }, context: Context): boolean =>
  areOnlyInLargestType([{ line }, next], context);

const areOnlyInLargestType = (own: readonly { line: Line }[], { largest, body, reading }: Context): boolean => {
  if (own.some(({ line }) => line.style.sizePt < body * minPairShare)) return false;
  const isLargest = ({ style }: Line): boolean => style.sizePt >= largest * (1 - sameSizeShare);
  const ofPage = reading.lines.filter(({ page }) => page === own[0]?.line.page);
  return own.every(({ line }) => isLargest(line)) && ofPage.filter(isLargest).length === own.length;
};

/** 'Trujillo' is also a large town, which `nameIn` does not take for a name by itself. */
const wordAlone = (text: string): Pick<NameWords, 'value' | 'from' | 'words'> | null =>
  /^\p{Lu}[\p{L}\p{M}'’-]+$/u.test(text) ? { value: text, from: 0, words: [text] } : null;

/** Two lines that share a type which the lines around them do not have, apart from a section title below. */
const isSetApartFromRest = (
  line: Line,
  { line: next, index }: { line: Line; index: number },
  { reading, headings }: Context,
): boolean => {
  const [above, below] = [reading.lines[index - 2], reading.lines[index + 1]];
  const isAlike = (other: Line): boolean =>
    Math.abs(other.style.sizePt - line.style.sizePt) <= 0.6 && other.style.isBold === line.style.isBold;
  const goesOn = below !== undefined && isAlike(below) && !headings.has(index + 1);
  if (below === undefined || goesOn || !isAlike(next) || (above !== undefined && isAlike(above))) return false;
  return line.style.isBold || line.style.sizePt > below.style.sizePt;
};

/** 'YOLANDA' over 'CIFUENTES' over 'MORA': three lines of one large size in a narrow column. */
export const onThreeLines = (lines: readonly IndexedLine[], context: Context): Candidate[] => {
  const [first] = lines;
  if (first === undefined || lines.length < 3 || first.line.style.sizePt < context.body * 1.25) return [];
  const isAlike = lines.every(
    ({ line }) => Math.abs(line.style.sizePt - first.line.style.sizePt) <= 0.6 && /^\S+$/u.test(line.text.trim()),
  );
  const texts = lines.map(({ line }) => line.text.trim());
  const name = isAlike ? nameIn(texts.join(' ')) : null;
  if (name === null || name.words.length !== 3 || texts.some((text) => isTitle(text) || titleScore(text) >= 1))
    return [];
  const spans = lines.map(({ line, index }) => {
    const from = line.text.length - line.text.trimStart().length;
    return { order: context.reading.order, line: index, from, to: from + line.text.trim().length };
  });
  const isHalf = texts.some((text, at) => at < 2 && /\p{L}[-‐]$/u.test(text)) || areOnlyInLargestType(lines, context);
  const score = name.likeness + positionScore(first.line, name.value, context) + (isHalf ? 0.7 : 0.1);
  return [{ value: name.value, spans, score }];
};
