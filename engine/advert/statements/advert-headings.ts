import { fold } from '../../text/fold.ts';
import { headingsAbroad } from '../../lexicon/adverts/abroad.ts';
import { closingHeading } from '../../lexicon/adverts/closing-headings.ts';
import { wordsOfHeadings } from '../../lexicon/adverts/heading-words.ts';
import { englishHeadings, stackHeading } from '../../lexicon/adverts/english.ts';
import type { AdPart } from '../../lexicon/adverts/format.ts';
import { wordCount, type AdvertLine } from './advert-lines.ts';

/** Lower case, words only: the form in which the table of headings is written. */
const headingKey = (text: string): string =>
  fold(text)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** 'To apply for this post, you will have': the purpose before what the heading says. */
const purpose =
  /^(?:to (?:apply|be considered) for|for|in) (?:this|the|our) (?:\w+ )?(?:post|role|position|job) (?=you)/;

/** The part of a job posting that a heading opens, in any supported language; null for an unknown heading. */
export const partOfHeading = (text: string): AdPart | null => {
  const key = headingKey(text).replace(purpose, '');
  return [...headingsAbroad, ...englishHeadings].find((heading) => heading.pattern.test(key))?.part ?? null;
};

/** Headings that are told by their words alone are short: most lines are looked at no further. */
const isShortHeading = (text: string): boolean => /^\p{Lu}/u.test(text) && wordCount(text) <= maxWordsOfShort;
const maxWordsOfShort = 5;

/** 'Functie-eisen', 'Compétences requises': nothing but words of the table, and words that say no more. */
const isWholeHeading = (text: string): boolean => {
  if (!isShortHeading(text)) return false;
  const key = headingKey(text);
  return headingsAbroad.some(({ pattern }) => {
    const found = pattern.exec(key);
    if (found === null) return false;
    const rest = `${key.slice(0, found.index)} ${key.slice(found.index + found[0].length)}`.trim();
    return rest === '' || rest.split(' ').every((word) => word === '' || wordsOfHeadings.has(word));
  });
};

/** 'Our tech stack includes', 'Tools you will use'. */
export const isStackHeading = (text: string): boolean => stackHeading.test(headingKey(text));

const isTitleCase = (text: string): boolean => {
  const all = text.split(/[^\p{L}'’]+/u).filter((word) => word !== '');
  const long = all.filter((word) => word.length > 3);
  // 'Pré'
  const words = long.length > 0 ? long : all;
  return words.length > 0 && words.every((word) => /^\p{Lu}/u.test(word));
};

const maxHeadingLength = 9;
/** 'Education and licenses' may still be a heading below a heading. */
const minWordsOfItem = 4;

/** 'Nice to haves' in sentence case: the list below sets it apart, where it is too short to be the end of an item above. */
const isShortAboveList = (text: string, next: AdvertLine | undefined): boolean =>
  next?.isItem === true && !next.isAfterBlank && /^\p{Lu}/u.test(text) && wordCount(text) <= 4;

/**
 * A line of its own that names the part below it: short, without a full stop, and ending in a colon, written in title
 * case, or right above a list (`next` is the line below).
 * `above` is the heading right above the line: below it, a sentence of the same part is its first item ('A valid driver's
 * license').
 */
export const headingIn = (line: AdvertLine, next?: AdvertLine, above: AdPart | null = null): AdPart | null => {
  if (line.isItem || wordCount(line.text) > maxHeadingLength || /[.;,!]$/.test(line.text)) return null;
  const text = line.text
    .replace(/[:=#*_-]+$/, '')
    .replace(/^[=#*_-]+/, '')
    .trim();
  if (/\d\+? *years?|@/.test(text)) return null;
  if (isShortHeading(text) && closingHeading.test(headingKey(text))) return 'boilerplate';
  const isMarked = /[:?…]\s*$/.test(line.text) || isTitleCase(text) || text === text.toUpperCase();
  if (!isMarked && !line.isAfterBlank && !isShortAboveList(text, next) && !isWholeHeading(text)) return null;
  const part = partOfHeading(text);
  const isBelowHeading = part === 'must' && above === 'must' && next?.isItem !== true;
  return isBelowHeading && !isMarked && wordCount(text) >= minWordsOfItem ? null : part;
};

/** 'We'd be delighted if you' opens requirements, but after the requirements it no longer adds mandatory ones. */
export const isConditionalHeading = (line: AdvertLine): boolean =>
  /\bif you(?: have| are| can| know)?$/.test(headingKey(line.text));

/** A short line of its own above a list, whatever its words. */
export const isUnknownHeading = (line: AdvertLine, next: AdvertLine | undefined): boolean =>
  !line.isItem &&
  (line.isAfterBlank || /[:?…]\s*$/.test(line.text)) &&
  next?.isItem === true &&
  wordCount(line.text) <= maxHeadingLength &&
  !/[.;,!]$/.test(line.text);

/** 'Benefits: medical, dental': a heading with its text on the same line. */
export const inlineHeading = (text: string): { part: AdPart; rest: string } | null => {
  const colon = text.indexOf(':');
  if (colon < 3 || colon > 70) return null;
  const head = text.slice(0, colon);
  if (wordCount(head) > 7 || /[.,;]/.test(head)) return null;
  const part = partOfHeading(head);
  const rest = text.slice(colon + 1).trim();
  return part === null || rest === '' ? null : { part, rest };
};

/** In running text a heading may occur inside the line: 'Essential skills: ... Desirable: ...'. */
const insideHeading = /(?:^|(?<=[.!?)\s]))((?:\p{Lu}[\p{L}'’/&-]*)(?: [\p{L}'’/&-]+){0,5})\s?:\s+/gu;

/** The text split before each known heading inside it; at least one piece. */
export const cutAtInsideHeadings = (text: string): readonly string[] => {
  const cuts: number[] = [];
  for (const match of text.matchAll(insideHeading)) {
    const head = match[1] ?? '';
    for (
      let start = 0, words = head.split(' ');
      words.length > 0;
      start += (words[0]?.length ?? 0) + 1, words = words.slice(1)
    )
      if (/^\p{Lu}/u.test(words[0] ?? '') && words.length <= 5 && partOfHeading(words.join(' ')) !== null) {
        cuts.push(match.index + start);
        break;
      }
  }
  const pieces: string[] = [];
  let from = 0;
  for (const cut of cuts) {
    if (cut <= from) continue;
    pieces.push(text.slice(from, cut));
    from = cut;
  }
  pieces.push(text.slice(from));
  return pieces.map((piece) => piece.trim()).filter((piece) => piece !== '');
};
