import { irregularParticiples } from '../../lexicon/cues/asking.ts';
import { alsoNouns } from '../../lexicon/verbs.ts';
import type { Word } from '../../text/words.ts';
import { functionWordSet, headNounSet, isBaseOf, isCapital, isNumber, isVerb } from '../word-classes.ts';
import { isTitleRun } from './names-with-small-words.ts';
import { isKnown, licensePhrase, trimmed, withoutVerb, type Phrase } from './phrase-shape.ts';

const isConjunction = (word: Word | undefined): boolean => word !== undefined && /^(?:and|or)$/.test(word.plain);

const isAcronym = (word: Word | undefined): boolean => word !== undefined && /^\p{Lu}{2,5}$/u.test(word.raw);

/**
 * 'a system handling 4k writes', 'advice relating to': a participle after its noun begins a clause. As the last word it
 * names an activity: 'cash handling'.
 */
const withoutParticiple = (words: readonly Word[], { first, last }: Phrase): Phrase => {
  for (let index = first + 1; index <= last; index += 1) {
    const [word, next] = [words[index], words[index + 1]];
    if (word === undefined || !word.plain.endsWith('ing') || word.before !== ' ') continue;
    const isClause =
      index < last && next !== undefined
        ? isNumber(next) ||
          // 'PAT testing ticket': a name does not act
          (isBaseOf(word.plain) && !headNounSet.has(next.plain) && !(index === first + 1 && isAcronym(words[first])))
        : next?.plain === 'to' || (next?.plain === 'of' && word.plain === 'consisting');
    if (isClause) return { first, last: index - 1 };
  }
  return { first, last };
};

/** 'articles written on Kafka', 'teams drawn from all trades': a participle after its noun begins a clause. */
const withoutPastParticiple = (words: readonly Word[], { first, last }: Phrase): Phrase => {
  const [word, next] = [words[last], words[last + 1]];
  const isClause =
    last > first &&
    irregularParticiples.has(word?.plain ?? '') &&
    next?.joint === 'soft' &&
    functionWordSet.has(next.plain);
  return isClause ? { first, last: last - 1 } : { first, last };
};

/** Numbers at the end are an amount, unless a name has them: 'last 3', but 'Section 504'. */
const withoutAmount = (words: readonly Word[], { first, last }: Phrase): Phrase => {
  const [number, before] = [words[last], words[last - 1]];
  const isAmount = last > first && number !== undefined && /^\d+$/.test(number.raw) && !(before && isCapital(before));
  return isAmount ? { first, last: last - 1 } : { first, last };
};

/** 'Know rate cases well', but 'oil well': after a plural, a name or a verb of knowing it is an adverb. */
const withoutAdverb = (words: readonly Word[], { first, last }: Phrase): Phrase => {
  const [before, word] = [words[last - 1], words[last]];
  if (last === first || word?.plain !== 'well' || before === undefined) return { first, last };
  return isKnown(words, first) || before.plain.endsWith('s') || isCapital(before)
    ? { first, last: last - 1 }
    : { first, last };
};

/** 'Co-ordinating rotas' is written in two words. */
export const isCoordinating = (words: readonly Word[], first: number): boolean =>
  words[first]?.plain === 'co' &&
  words[first + 1]?.before === '-' &&
  words[first + 1]?.plain.startsWith('ordinat') === true;

/** 'Identify and correct faults': the opening verb and 'and' are followed by another verb. */
const isSecondVerb = (words: readonly Word[], { first, last }: Phrase): boolean => {
  const opening = words[0]?.plain ?? '';
  return first === 2 && first < last && isConjunction(words[1]) && isVerb(opening) && !alsoNouns.has(opening);
};

/** The phrase without its verb and qualifiers; null when nothing is left. */
export const coreOf = (
  words: readonly Word[],
  run: Phrase,
  isClauseStart: boolean,
  isDuty: boolean,
  isAbility = false,
): Phrase | null => {
  if (run.first > 0 && isTitleRun(words, run)) return run;
  const isCoordinated = isCoordinating(words, run.first);
  if (isCoordinated && run.first + 1 >= run.last) return null;
  let from = withoutVerb(words, isCoordinated ? { first: run.first + 2, last: run.last } : run);
  const before = words[run.first - 1];
  const isTold = /^(?:to|will|can|you|we|help|helps|helping)$/.test(before?.plain ?? '');
  // 'Fix bugs and build features': after 'and', another verb follows if the duty began with one.
  const isFurtherVerb = isConjunction(before) && (isAbility || (isDuty && isVerb(words[0]?.plain ?? '')));
  if (from.first === run.first && run.first < run.last && (isTold || isFurtherVerb || (isClauseStart && isDuty))) {
    const word = words[run.first];
    const isKnown = word !== undefined && isVerb(word.plain);
    const isAct = (isKnown || isSecondVerb(words, run)) && words[run.first + 1]?.before === ' ';
    if (isAct) from = { first: run.first + 1, last: run.last };
  }
  const noun = withoutAdverb(words, withoutAmount(words, withoutPastParticiple(words, withoutParticiple(words, from))));
  return licensePhrase(words, noun) ?? trimmed(words, noun);
};
