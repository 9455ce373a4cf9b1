import { wordSet } from '../../lexicon/word-set.ts';
import type { Word } from '../../text/words.ts';
import type { Phrase } from './phrase-shape.ts';
import { isEnumeration } from '../statements/advert-lines.ts';
import type { Statement } from '../statements/statements-of.ts';
import { functionWordSet, isNumber, isOfBetweenNames, qualifierSet } from '../word-classes.ts';

/** These introduce a list of skills or knowledge: 'experience with', 'knowledge of', 'such as'. */
const openers: ReadonlySet<string> = new Set(
  `experience:with experience:of experience:in experience:using experienced:in experienced:with knowledge:of understanding:of familiarity:with familiar:with
   proficiency:in proficiency:with proficient:in proficient:with proficient:using exposure:to such:as expertise:in expertise:with background:in skills:in skilled:in
   time:in years:in years:of year:of year:in trained:in training:in training:on certified:in certification:in grasp:of command:of use:of working:with fluency:in competent:in competency:in comfort:with comfortable:with
   versed:in experience:on hands:on qualified:in specialist:in specialising:in specializing:in appreciation:of awareness:of`
    .split(/\s+/)
    .filter((pair) => pair !== ''),
);

/** These introduce a place, time or purpose, which is not part of the requirement. */
const closers: ReadonlySet<string> = wordSet(
  'to at for during within on by from under through across above below into',
  'who that which where when as if while because so',
  'will would can is are',
);

/** Items with more words than this are sentences: a plain phrase in them may be anything. */
const maxNounItemLength = 9;
export const maxDutyLength = 22;

/** 'A similar compiled language', '18 graduate hours': a comparison or an amount, not a requirement. */
const isComparison = (previous: Word | undefined): boolean =>
  previous !== undefined &&
  (/^(?:similar|another|other|related|relevant|comparable|equivalent)$/.test(previous.plain) || isNumber(previous));

/** 'Experience with viennoiserie': one plain word is enough where nothing follows it. */
export const isNamedByOpener = (words: readonly Word[], index: number): boolean => {
  const [opening, preposition, word, after] = [words[index - 2], words[index - 1], words[index], words[index + 1]];
  if (opening === undefined || preposition === undefined || word === undefined || word.plain.length < 5) return false;
  if (!openers.has(`${opening.plain}:${preposition.plain}`)) return false;
  return after === undefined || after.joint === 'hard';
};

/** Plain phrases inside an open list of requirements: in a list item, or behind 'experience with'. */
export const chunksIn = (
  words: readonly Word[],
  statement: Statement,
  isTaken: (index: number) => boolean,
): Phrase[] => {
  const phrases: Phrase[] = [];
  const isShort = words.length <= (statement.part === 'duty' ? maxDutyLength : maxNounItemLength);
  let isOpen = statement.isItem && (isShort || (statement.part !== 'duty' && isEnumeration(statement.text)));
  let from = -1;
  const close = (end: number) => {
    if (from >= 0) phrases.push({ first: from, last: end });
    from = -1;
  };
  words.forEach((word, index) => {
    const previous = words[index - 1];
    if (word.joint === 'hard') close(index - 1);
    if (previous !== undefined && openers.has(`${previous.plain}:${word.plain}`)) {
      from = -1;
      isOpen = true;
      return;
    }
    if (isTaken(index)) {
      // A neighbour of a known term belongs to that term ('Kafka clusters') and is not a phrase of its own.
      from = -1;
      return;
    }
    if (closers.has(word.plain) && word.before !== '-') {
      close(index - 1);
      isOpen = false;
      return;
    }
    if (isOfBetweenNames(words, index) && from >= 0) return;
    if (functionWordSet.has(word.plain)) {
      close(index - 1);
      return;
    }
    if (
      isOpen &&
      from < 0 &&
      word.before !== '-' &&
      !isComparison(previous) &&
      !(previous !== undefined && isTaken(index - 1) && word.joint === 'soft')
    )
      from = index;
  });
  close(words.length - 1);
  return phrases;
};

const provenBy = /^(?:experience|skills?|knowledge|expertise|training|certification|qualification)$/;

/** 'Proven kitchen fitting experience': in a sentence the words right before such a word are the requirement. */
export const chunksBefore = (words: readonly Word[], isTaken: (index: number) => boolean): readonly Phrase[] =>
  words.flatMap((word, index) => {
    if (!provenBy.test(word.plain) || word.joint === 'hard') return [];
    let first = index;
    const isContent = (at: number) => {
      const before = words[at];
      return (
        before !== undefined && !isTaken(at) && !functionWordSet.has(before.plain) && !qualifierSet.has(before.plain)
      );
    };
    while (words[first]?.joint === 'soft' && isContent(first - 1)) first -= 1;
    return first < index ? [{ first, last: index - 1 }] : [];
  });
