import { commonNouns, functionWords, genericNouns, qualifiers } from '../../lexicon/stop-words.ts';
import type { TermKind } from '../../model/keywords.ts';
import type { TermMatch } from '../../terms/term-match.ts';
import type { Word } from '../../text/words.ts';

/** `entry` is null where the wider phrase is a different term. */
export type Widened = { first: number; last: number; kind: TermKind; entry: string | null };

const plainWords: ReadonlySet<string> = new Set([...functionWords, ...qualifiers, ...genericNouns, ...commonNouns]);
const licenceHead = /^(?:licen[sc]e|licensure|certification|certificate|credential|registration)s?$/;
const adjective = /(?:al|ic|ive|ary|ous|ar)$/;

const isContent = (word: Word): boolean =>
  /^\p{Ll}{3,}$/u.test(word.raw) && !plainWords.has(word.plain) && !/(?:ly|ing|ed)$/.test(word.plain);

/** The adjacent word, with nothing but a space between. */
const isJoined = (word: Word | undefined): word is Word =>
  word !== undefined && word.joint === 'soft' && word.before === ' ';

/** 'farm-to-table': a compound is taken whole. */
const startOfCompound = (words: readonly Word[], index: number): number => {
  let first = index;
  while (words[first]?.before === '-' && first > 0) first -= 1;
  return first;
};

/**
 * A word of the lexicon with its neighbours in a list of requirements: 'pediatric dentistry' rather than 'pediatric',
 * 'dental hygiene license' rather than 'dental hygiene'. Names of tools and licences stay as they are.
 */
export const widen = (words: readonly Word[], match: TermMatch, isTaken: (index: number) => boolean): Widened => {
  const { kind, term } = match.entry;
  const narrow: Widened = { first: match.first, last: match.last, kind, entry: term };
  if (kind !== 'skill' && kind !== 'method') return narrow;
  const next = words[match.last + 1];
  const hasNext = isJoined(next) && !isTaken(match.last + 1);
  if (hasNext && licenceHead.test(next.plain)) return { ...narrow, last: match.last + 1, kind: 'licence', entry: null };
  if (match.first !== match.last) return narrow;
  // Two words of 'drafting share purchase agreements' would be half a phrase.
  const afterNext = words[match.last + 2];
  const endsThere = !(isJoined(afterNext) && isContent(afterNext));
  const last = hasNext && isContent(next) && endsThere ? match.last + 1 : match.last;
  const before = words[match.first - 1];
  const isBefore =
    before !== undefined &&
    isJoined(words[match.first]) &&
    !isTaken(match.first - 1) &&
    isContent(before) &&
    (match.first > 1 || adjective.test(before.plain));
  return { ...narrow, first: isBefore ? startOfCompound(words, match.first - 1) : match.first, last };
};

/**
 * 'Six Sigma training', 'training in first aid': the word qualifies another term and is not a requirement of its own.
 */
export const qualifiesAnotherWord = (
  words: readonly Word[],
  match: TermMatch,
  isTaken: (index: number) => boolean,
): boolean => {
  if (match.entry.term !== 'Training' || match.first !== match.last) return false;
  const next = words[match.last + 1];
  return (
    (isJoined(words[match.first]) && isTaken(match.first - 1)) || (next !== undefined && /^(?:in|on)$/.test(next.plain))
  );
};
