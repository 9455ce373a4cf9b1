import { compilePhrases } from '../../lexicon/phrases/compile.ts';
import type { AdPart } from '../../lexicon/adverts/format.ts';
import { isStackHeading } from './advert-headings.ts';
import { wordCount, type AdvertLine } from './advert-lines.ts';
import { termsIn } from '../../terms/terms-in.ts';
import { wordsOf, type Word } from '../../text/words.ts';
import { isAsk, namesTerm } from './part-by-words.ts';

/** The items below a heading, up to the next line that is not an item. */
export const itemsBelow = (lines: readonly AdvertLine[], heading: number): readonly string[] => {
  const end = lines.findIndex((line, index) => index > heading && !line.isItem);
  return lines.slice(heading + 1, end < 0 ? lines.length : end).map(({ text }) => text);
};

/** In capitals, with a word of three letters at least. */
export const isUpper = (text: string): boolean => text === text.toUpperCase() && /\p{Lu}{3}/u.test(text);

/** The signs before a heading. */
export const markdownHeading = /^#{1,6}\s+/u;

/** '### Python' */
export const isMarkdownHeading = (text: string): boolean => markdownHeading.test(text);
/** '### Python', '### Python and SQL': nothing but terms that we know. */
export const isTermInHeading = (text: string): boolean => {
  if (!isMarkdownHeading(text)) return false;
  const words = wordsOf([{ text: text.replace(markdownHeading, ''), isNewStart: true }]);
  const terms = termsIn(words, () => true).filter(({ entry }) => entry.kind !== 'soft');
  const isFilled = ({ plain }: Word, index: number) =>
    /^(?:and|or)$/.test(plain) || terms.some(({ first, last }) => first <= index && index <= last);
  return terms.length > 0 && words.every(isFilled);
};

/** Fewer words may name a skill. */
const minWordsInCapitals = 3;

/** 'SEEING THE BIG PICTURE' above 'Essential': a heading above a heading. */
export const isInCapitalsAbove = ({ text, isItem }: AdvertLine, next: AdPart | null): boolean =>
  next !== null &&
  !isItem &&
  wordCount(text) >= minWordsInCapitals &&
  isUpper(text) &&
  !/[.;,!]$/.test(text) &&
  !isAsk(text);

/** 'Our tech stack' says what the job works with; where another heading asks, it asks for nothing itself. */
export const withStackAmongDuties = (
  lines: readonly AdvertLine[],
  headings: readonly (AdPart | null)[],
): readonly (AdPart | null)[] => {
  const isStack = lines.map(({ text }, index) => headings[index] === 'must' && isStackHeading(text));
  if (!headings.some((part, index) => part === 'must' && isStack[index] !== true)) return headings;
  return headings.map((part, index) => (isStack[index] === true ? 'duty' : part));
};

/** Words that open what is asked for, and seldom a heading. */
const openingOfAsk = compilePhrases(
  `
  (an? )?(excellent|good|strong|great|solid|sound) {1 words}[a-z-]{2,20} (skills|experience|knowledge)
  (proven|previous|prior|relevant|basic|some) {1 words}[a-z-]{2,20} (skills|experience|knowledge)
  (an? )?{1 words}(knowledge|experience|understanding|familiarity) (of|in|with|as) [a-z0-9]
  (ability|able|willing|willingness) to_
  `,
  { start: 'text', ignoreCase: true },
);
/** 'Cleaning experience', 'Full driving licence' between blank lines: items below the requirements, and no heading again. */
export const isNamedItem = ({ text }: AdvertLine, next: AdvertLine | undefined): boolean =>
  !/[:?]\s*$/.test(text) && next?.isItem !== true && (namesTerm(text) || openingOfAsk.test(text));
