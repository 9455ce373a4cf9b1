import { compilePhrases } from '../../lexicon/phrases/compile.ts';
import { niceClauseCue } from '../../lexicon/cues/nice-to-have.ts';
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
  (an? )?(excellent|good|strong|great|solid|sound) [^:?]{2,60} (skills|experience|knowledge)
  (an? )?(valid|current|active|clean) [^:?]{2,60}(licen[sc]e|certificate|certification|credential|permit|record)
  experience (desirable|preferred|required|essential) (in|with|of|as) [a-z0-9]
  (competence|competency|fluency|proficiency|expertise|an? {1 words}qualification) (in|with|of) [a-z0-9]
  (proven|previous|prior|relevant|basic|some) {1 words}[a-z-]{2,20} (skills|experience|knowledge)
  (an? )?{1 words}(knowledge|experience|understanding|familiarity) (of|in|with|as) [a-z0-9]
  (ability|able|willing|willingness) to_
  // the other languages
  ([a-zäöüß]{0,20}erfahrung|kenntnisse) (in|im|mit|als) [a-zà-ÿ0-9]
  (expérience|connaissances?|maîtrise) (en|de|des|du|dans) [a-zà-ÿ0-9]
  (experiencia|conocimientos?|dominio) (en|de|con|como) [a-zà-ÿ0-9]
  (esperienza|conoscenza) (in|di|come|nel|con) [a-zà-ÿ0-9]
  (experiência|conhecimentos?|domínio) (em|de|com|como) [a-zà-ÿ0-9]
  (ervaring|kennis) (in|met|als|van) [a-zà-ÿ0-9]
  `,
  { start: 'text', ignoreCase: true },
);

/** 'Wat een pré is', 'Ce qui serait un plus': a heading, though it wishes. */
const headingOpens = /^(?:was|das|what|ce|ceci|que|lo|qué|wat|dit|o|cosa|um|un|ein|een|a|nice|it)\s/iu;
const minWordsOfWish = 4;
/** 'Rigging experience is a plus', 'Child Development Associate preferred': it names what it wishes for. */
const isWishForSomething = (text: string): boolean => {
  const wish = niceClauseCue.exec(text);
  if (wish === null || headingOpens.test(text) || wordCount(text) < minWordsOfWish) return false;
  const named = text.slice(0, wish.index).trim();
  return wordCount(named) >= 2 && !/^\p{Lu}/u.test(text.slice(wish.index));
};

/** 'Cleaning experience', 'Full driving licence' between blank lines: items below the requirements, and no heading again. */
export const isNamedItem = (
  { text }: AdvertLine,
  next: AdvertLine | undefined,
  opened: AdPart | null,
  part: AdPart | null,
): boolean => {
  if ((opened !== 'must' && opened !== 'nice') || /[:?]\s*$/.test(text) || next?.isItem === true) return false;
  if (opened === 'nice' && isWishForSomething(text)) return true;
  if (part !== 'must' && part !== 'nice') return false;
  return openingOfAsk.test(text) || (part === 'must' && opened === 'must' && namesTerm(text));
};
