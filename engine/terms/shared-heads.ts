import type { Word } from '../text/words.ts';
import { termIndex } from './term-index.ts';
import type { TermMatch } from './term-match.ts';

const isConjunction = (word: Word | undefined): boolean =>
  word !== undefined && word.before === ' ' && /^(?:and|or)$/.test(word.plain);

const endsAt = (words: readonly Word[], index: number): boolean => {
  const next = words[index + 1];
  return next === undefined || next.joint === 'hard' || isConjunction(next);
};

/** The entry named by these stems, where neither capitals nor context matter. */
const entryOf = (stems: readonly string[]): TermMatch['entry'] | null => {
  const { endings, open } = termIndex();
  if (!open(stems[0] ?? '')) return null;
  const named = endings.get(stems.join(' '))?.find((ending) => ending.raws === null && !ending.needsContext);
  return named?.entry ?? null;
};

const stemsOf = (words: readonly Word[], first: number, last: number): readonly string[] =>
  words.slice(first, last + 1).map(({ stem }) => stem);

/** In a longer list a noun may be complete: 'design, development and project management'. */
const adjective = /(?:al|ic|ive|ary|ory|ous|ar|ile)$/;

/** Nobody names more halves of one term. */
const maxHalves = 6;

/**
 * The words of a list before the term at `first`, from the nearest: 'mechanical' and 'electrical' in 'mechanical,
 * electrical(,) and civil engineering'.
 */
const halvesBefore = (words: readonly Word[], first: number): readonly number[] => {
  const conjunction = words[first - 1];
  if (conjunction === undefined || !/^(?:and|or)$/.test(conjunction.plain) || words[first]?.before !== ' ') return [];
  if (conjunction.before !== ' ' && conjunction.before !== ', ') return [];
  const halves = [first - 2];
  while (halves.length < maxHalves && words[first - 1 - halves.length]?.before === ', ')
    halves.push(first - 2 - halves.length);
  if (halves.length === 1) return conjunction.before === ' ' ? halves : [];
  return halves.filter((at) => adjective.test(words[at]?.plain ?? ''));
};

/**
 * Terms whose second half stands with a neighbor only: 'mechanical' in 'mechanical and electrical engineering',
 * 'receivable' in 'accounts payable and receivable'. A word that is a term by itself is none.
 */
export const sharedHeadsIn = (words: readonly Word[], matches: readonly TermMatch[]): readonly TermMatch[] => {
  const isTaken = (index: number) => matches.some(({ first, last }) => first <= index && index <= last);
  const shared = (at: number, stems: readonly string[]): TermMatch[] => {
    const word = words[at];
    if (word === undefined || isTaken(at)) return [];
    const entry = entryOf(stems);
    if (entry === null || entry.kind === 'license') return [];
    return [
      {
        entry,
        first: at,
        last: at,
        isInside: false,
        needsContext: false,
        isName: false,
        isLowered: false,
        isShared: true,
      },
    ];
  };
  return matches.flatMap(({ first, last }): TermMatch[] => {
    if (first === last) return [];
    const end = words[last + 2];
    return [
      ...halvesBefore(words, first).flatMap((at) =>
        shared(at, [words[at]?.stem ?? '', ...stemsOf(words, first + 1, last)]),
      ),
      // 'point of sale and sales planning' is not the same twice: behind the half nothing may follow.
      ...(isConjunction(words[last + 1]) &&
      end?.joint === 'soft' &&
      endsAt(words, last + 2) &&
      end.stem !== words[last]?.stem
        ? shared(last + 2, [...stemsOf(words, first, last - 1), end.stem])
        : []),
    ];
  });
};
