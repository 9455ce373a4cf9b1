import { firmRequiredCue } from '../../lexicon/cues/required.ts';
import { conditionStems } from '../../lexicon/traits/things.ts';
import { wordSet } from '../../lexicon/word-set.ts';
import type { Word } from '../../text/words.ts';
import { functionWordSet, isAdjectiveForm, qualifierSet, vagueWordSet } from '../word-classes.ts';
import type { Statement } from '../statements/statement.ts';

/** Where what somebody is able to do ends: 'keep order' of 'keep order at noon'. */
const ends = wordSet(
  'and or in with for under while when as at within during through using by on from into across without who that which if',
);
/** Verbs that open a physical demand or a condition, which have rows of their own. */
const bodily = wordSet(
  'lift stand sit walk bend climb carry push pull pass provide start use read speak write type see hear',
);

const minWords = 2;
const maxWords = 7;

/** The words after 'ability to', 'able to' and 'capable of', or null. */
const objectAt = (words: readonly Word[], at: number): number | null => {
  const [noun, link, verb] = [words[at], words[at + 1], words[at + 2]];
  if (noun === undefined || link?.joint !== 'soft' || verb?.joint !== 'soft') return null;
  const opens =
    (/^(?:ability|able|capacity)$/.test(noun.plain) && link.plain === 'to') ||
    (noun.plain === 'capable' && link.plain === 'of');
  return opens ? at + 2 : null;
};

const isCutAt = (words: readonly Word[], last: number): boolean => {
  const word = words[last];
  if (word === undefined || functionWordSet.has(word.plain) || qualifierSet.has(word.plain)) return true;
  return vagueWordSet.has(word.plain) || (isAdjectiveForm(word) && words[last + 1]?.joint === 'hard');
};

/**
 * What an English requirement says that somebody has to be able to do, where no term and no trait is named in it: 'explain
 * tides clearly'.
 */
export const abilitiesIn = (
  { part, language, text }: Statement,
  words: readonly Word[],
  isTaken: (index: number) => boolean,
): readonly { first: number; last: number }[] => {
  if (language !== null) return [];
  const isAsked = part === 'must' || part === 'nice' || (part === 'duty' && firmRequiredCue.test(text.toLowerCase()));
  if (!isAsked) return [];
  return words.flatMap((_, at) => {
    const first = objectAt(words, at);
    if (first === null) return [];
    let last = first;
    for (const word of words.slice(first + 1, first + 1 + maxWords)) {
      if (word.joint !== 'soft' || ends.has(word.plain)) break;
      last += 1;
    }
    const inside = words.slice(first, last + 1);
    const verb = words[first]?.plain ?? '';
    // 'Maintain complete, accurate logs': cut at the comma it would say nothing.
    if (isCutAt(words, last)) return [];
    if (inside.length < minWords || inside.length > maxWords || bodily.has(verb)) return [];
    if (inside.some((_word, offset) => isTaken(first + offset))) return [];
    return inside.some(({ plain }) => conditionStems.some((stem) => plain.startsWith(stem))) ? [] : [{ first, last }];
  });
};
