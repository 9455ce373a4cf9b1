import { isCommonStem } from '../lexicon/common-words.ts';
import { isMeant, type SureMatches } from './is-meant.ts';
import { sharedHeadsIn } from './shared-heads.ts';
import { termIndex, type Ending } from './term-index.ts';
import type { TermMatch } from './term-match.ts';
import type { Word } from '../text/words.ts';

const fits = (ending: Ending, words: readonly Word[], first: number): boolean =>
  ending.raws === null ||
  ending.raws.every((raw, index) => {
    const written = words[first + index]?.raw;
    return written === raw || (written === `${raw}s` && /[A-Z]$/.test(raw));
  });

/** Shorter words are too ambiguous. */
const minLetters = 3;

const fitsLowered = (ending: Ending, words: readonly Word[], first: number): boolean =>
  ending.raws !== null &&
  ending.raws.every((raw, index) => raw.length >= minLetters && words[first + index]?.raw === raw.toLowerCase());

/** 'EPIC charting': a name in capitals throughout. */
const fitsShouted = (ending: Ending, words: readonly Word[], first: number): boolean =>
  ending.raws !== null &&
  ending.raws.every((raw, index) => raw.length > minLetters && words[first + index]?.raw === raw.toUpperCase());

const verbForm = /(?:ing|ed)$/;

/**
 * A single word has to keep its part of speech: 'mentored' for 'mentoring' and 'drive' for 'drives', but neither
 * 'report' for 'reporting' nor 'driving' for 'drives'. In a longer term the other words are enough.
 */
const isSameKindOfWord = (ending: Ending, word: Word): boolean => {
  if (ending.plain === null || ending.plain === word.plain) return true;
  if (ending.plain.endsWith('ing')) return verbForm.test(word.plain);
  return !verbForm.test(word.plain) || verbForm.test(ending.plain);
};

const isAllCapitals = (raw: string): boolean => raw.length > 1 && raw === raw.toUpperCase();

/**
 * An everyday word that only shares its stem with a one-word name: 'custom' with 'customs', 'let' with 'lettings',
 * 'twice' with 'TWIC'. It is that name only in its company.
 */
const isOtherWord = ({ single, plain }: Ending, word: Word): boolean => {
  if (single === null || !isCommonStem(word.stem)) return false;
  if (isAllCapitals(single)) return !isAllCapitals(word.raw.replace(/s$/, ''));
  if (plain === null || word.plain === plain) return false;
  return !(verbForm.test(word.plain) && verbForm.test(plain));
};

const matchesFrom = (words: readonly Word[], first: number): TermMatch[] => {
  const { endings, beginnings, open } = termIndex();
  if (!open(words[first]?.stem ?? '')) return [];
  const found: TermMatch[] = [];
  let path = '';
  for (let at = first; at < words.length; at += 1) {
    const word = words[at];
    if (word === undefined || (at > first && word.joint === 'hard')) break;
    path = at === first ? word.stem : `${path} ${word.stem}`;
    for (const ending of endings.get(path) ?? []) {
      const isShouted = !fits(ending, words, first) && fitsShouted(ending, words, first);
      const isLowerCase = !isShouted && !fits(ending, words, first);
      if ((isLowerCase && !fitsLowered(ending, words, first)) || !isSameKindOfWord(ending, word)) continue;
      const isLowered = isLowerCase || isOtherWord(ending, word);
      // 'multi-disciplinary', 'cross-training': the second half of a compound is not the word itself.
      const isTail = at === first && word.before === '-' && /^\p{Ll}/u.test(word.raw);
      found.push({
        entry: ending.entry,
        first,
        last: at,
        isInside: false,
        needsContext: ending.needsContext || isLowered || isTail || isShouted,
        isName: ending.raws !== null,
        isLowered,
        isShared: false,
      });
    }
    if (!beginnings.has(path)) break;
  }
  return found;
};

/**
 * 'NEC' is a contract in construction and a code for electricians: of several meanings the one is kept whose industry
 * occurs most in the text.
 */
const withOneMeaning = (matches: readonly TermMatch[]): readonly TermMatch[] => {
  const weight = new Map<string, number>();
  for (const { entry } of matches) weight.set(entry.industry, (weight.get(entry.industry) ?? 0) + 1);
  const kept: TermMatch[] = [];
  for (const match of matches) {
    const before = kept.at(-1);
    const isSamePlace = before !== undefined && before.first === match.first && before.last === match.last;
    if (!isSamePlace) kept.push(match);
    else if ((weight.get(match.entry.industry) ?? 0) > (weight.get(before.entry.industry) ?? 0))
      kept[kept.length - 1] = match;
  }
  return kept;
};

/** Terms are not longer than this, so only matches that begin within this distance can cover each other. */
const maxTermLength = 8;

const withCovered = (matches: readonly TermMatch[]): readonly TermMatch[] =>
  matches.map((match, index) => {
    const covers = (other: TermMatch) =>
      other.first <= match.first && other.last >= match.last && other.last - other.first > match.last - match.first;
    for (let back = index - 1; back >= 0; back -= 1) {
      const other = matches[back];
      if (other === undefined || other.first < match.first - maxTermLength) break;
      if (covers(other)) return { ...match, isInside: true };
    }
    for (let on = index + 1; on < matches.length; on += 1) {
      const other = matches[on];
      if (other === undefined || other.first > match.first) break;
      if (covers(other)) return { ...match, isInside: true };
    }
    return match;
  });

const placesOf = (matches: readonly TermMatch[]): SureMatches => ({
  startingAt: new Set(matches.map((match) => match.first)),
  endingAt: new Set(matches.map((match) => match.last)),
});

/**
 * Every term of the lexicon in the words, in order. `isListed(word)` tells whether a word is in a list of skills, where
 * a bare 'Go' or 'R' is a term.
 */
export const termsIn = (
  words: readonly Word[],
  isListed: (word: Word) => boolean = () => false,
): readonly TermMatch[] => {
  const all = words.flatMap((_, first) => matchesFrom(words, first));
  let meant = all.filter((match) => !match.needsContext);
  // The second pass is for neighbours resolved by the first: in 'Spring, Hibernate and Java' only Java is unambiguous.
  for (let look = 0; look < 2; look += 1) {
    // A quality is confirmed by other qualities, a skill only by skills.
    const hard = placesOf(meant.filter((match) => match.entry.kind !== 'soft'));
    const any = placesOf(meant);
    meant = all.filter(
      (match) => !match.needsContext || isMeant(match, words, match.entry.kind === 'soft' ? any : hard, isListed),
    );
  }
  const kept = withCovered(withOneMeaning(meant));
  const shared = sharedHeadsIn(words, kept);
  return shared.length === 0 ? kept : [...kept, ...shared].toSorted((one, other) => one.first - other.first);
};
