import { isCommonStem } from '../../lexicon/common-words.ts';
import { wordSet } from '../../lexicon/word-set.ts';
import { fold } from '../../text/fold.ts';
import { stemOf } from '../../text/stem.ts';
import { wordsOf } from '../../text/words.ts';
import { termsIn } from '../../terms/terms-in.ts';
import { isVerb } from '../word-classes.ts';

/** Fewer places than this may be names with capitals inside: 'webMethods'. */
const minPlaces = 3;

/** Words that open a line of requirements, besides the verbs of duties. Origin: written by us. */
const lineOpeners = wordSet(
  `ability able experience experienced knowledge must strong excellent proven minimum proficiency proficient proficiently familiarity
   familiar understanding willingness willing high bachelor bachelors associate master valid current good basic advanced
   previous prior demonstrated preferred required requirements qualifications responsibilities duties skills education
   benefits comfortable some working your you we`,
);
/** Headings that run into the first line below them. */
const headingWords = wordSet(
  'responsibilities requirements qualifications duties functions skills benefits summary overview description experience education',
);

/** 'requiredAbility', '(GED) requiredMinimum', 'overtime.Provides', 'experience5+ years'. */
const seam =
  /(?=\p{Lu}\p{Ll})(?<=[\p{L})\]][.!?:;]?)|(?=\d{1,2}(?:\s?[-–]\s?\d{1,2})?\+? ?(?:years|yrs|months)\b)(?<=\p{Ll}{3})/gu;
const wordBefore = /[\p{L}'’]+$/u;
const wordAfter = /^\p{Lu}[\p{Ll}'’]+/u;

const isEveryday = (word: string): boolean => isCommonStem(stemOf(fold(word)));
/** 'InDesign' */
const isKnownName = (text: string): boolean => termsIn(wordsOf([{ text, isNewStart: true }]), () => true).length > 0;
const opensLine = (word: string): boolean => lineOpeners.has(fold(word)) || isVerb(fold(word));

/** How sure it is that a line break was lost at a place: 'sure' places prove that the text lost its breaks. */
type Seam = 'sure' | 'likely';

const kindOfSeam = (text: string, at: number): Seam | null => {
  const [before, after] = [text.slice(Math.max(0, at - 30), at), text.slice(at, at + 30)];
  const right = wordAfter.exec(after)?.[0];
  if (right === undefined) return /\p{Ll}{3}$/u.test(before) ? 'likely' : null;
  const isFollowed = /^[\s,/:]/.test(after.slice(right.length)) || after.length === right.length;
  if (/[.!?:;]$/.test(before)) return isEveryday(right) && /[\p{Ll})\]][.!?:;]$/u.test(before) ? 'sure' : null;
  if (!isFollowed) return null;
  if (/[)\]]$/.test(before)) return isEveryday(right) ? 'sure' : null;
  const left = wordBefore.exec(before)?.[0] ?? '';
  if (left.length < 2) return null;
  if (left.length > 2 && /^\p{Ll}+$/u.test(left)) return isEveryday(left) && isEveryday(right) ? 'sure' : 'likely';
  if (headingWords.has(fold(left))) return 'likely';
  // 'PowerPoint' is one word; after a name or capitals only a word that opens a line proves a lost break.
  return opensLine(right) && !isKnownName(left + right) ? 'likely' : null;
};

const seamsIn = (text: string): readonly { at: number; kind: Seam | null }[] =>
  [...text.matchAll(seam)].map(({ index }) => ({ at: index, kind: kindOfSeam(text, index) }));

/** Whether a text lost line breaks without a space in their place: several places have to prove it. */
export const hasLostBreaks = (text: string): boolean =>
  seamsIn(text).filter(({ kind }) => kind === 'sure').length >= minPlaces;

/** A line of such a text, cut where it lost its breaks; at least one piece. */
export const cutAtLostBreaks = (line: string): readonly string[] => {
  const cuts = seamsIn(line).flatMap(({ at, kind }) => (kind === null ? [] : [at]));
  return [0, ...cuts].map((from, index) => line.slice(from, cuts[index] ?? line.length).trim());
};
