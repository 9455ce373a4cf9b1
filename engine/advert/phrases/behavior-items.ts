import { circumstances, possessives, valueNouns, wholeNouns } from '../../lexicon/cues/asking.ts';
import { wordSet } from '../../lexicon/word-set.ts';
import { alsoNouns, presentVerbs } from '../../lexicon/verbs.ts';
import type { Word } from '../../text/words.ts';
import { functionWordSet, isAdverb, isMarked, isVerb, personNounSet } from '../word-classes.ts';
import { headOf, type Candidate } from './candidate.ts';
import { isPlainThirdPerson } from './phrase-shape.ts';

/** Words before the noun of an object. */
const determiners = wordSet('a an the all any each every both');
const isBeforeObject = ({ plain }: Word): boolean =>
  plain === 'and' ||
  determiners.has(plain) ||
  possessives.has(plain) ||
  (presentVerbs.has(plain) && !alsoNouns.has(plain));
/** 'teams' in 'Empowers, motivates and inspires teams', 'culture' in 'Reinforces a safe culture': the object of the opening verbs. */
const objectOfOpening = (words: readonly Word[]): string => {
  const from = words.findIndex((word, index) => index > 0 && !isBeforeObject(word));
  if (from < 0) return '';
  const end = words.findIndex(
    (word, index) => index > from && (word.joint === 'hard' || functionWordSet.has(word.plain)),
  );
  return words.at(end < 0 ? -1 : end - 1)?.plain ?? '';
};

const namesPeopleOrValue = (plain: string): boolean =>
  personNounSet.has(plain) || wholeNouns.has(plain) || valueNouns.has(plain);

/** Right after words such as 'to', 'during' or 'who': the phrase qualifies the work and is not asked for. */
export const isBehindCircumstance = ({ isCircumstance, behind }: Candidate): boolean =>
  isCircumstance || circumstances.has(behind);
/**
 * Whether an item that begins with a verb tells how somebody works: it, or the phrase, is about people or a value. What
 * comes after 'to' or 'for' is not the object: 'Teaches pump repair to apprentices'.
 */
const isAboutBehavior = (candidate: Candidate): boolean =>
  namesPeopleOrValue(objectOfOpening(candidate.words)) ||
  namesPeopleOrValue(headOf(candidate)) ||
  isBehindCircumstance(candidate);

/** 'motivates, inspires and' after the first verb */
const maxVerbsOfRow = 4;
/** 'Empowers, motivates and inspires teams', 'Reinforces a culture': words that begin with a verb of the third person. */
export const opensWithFiniteVerb = (words: readonly Word[]): boolean => {
  const [word, next] = words;
  if (word === undefined || next === undefined || !/[^s]s$/.test(word.plain)) return false;
  if (isMarked(word)) return false;
  const isKnown = presentVerbs.has(word.plain) || isVerb(word.plain);
  // 'Bonus points for weir bids' begins with no verb.
  const isObject = determiners.has(next.plain) || possessives.has(next.plain) || valueNouns.has(next.plain);
  // 'Thinks strategically'
  if (isAdverb(next) && next.joint === 'soft') return true;
  // 'Empowers, motivates and inspires': one of the verbs in the row is known as nothing else
  const isInRow = words.slice(1, maxVerbsOfRow).some(({ plain }) => isPlainThirdPerson(plain));
  if (next.joint !== 'soft' && isInRow) return true;
  return next.joint === 'soft'
    ? isObject || (isKnown && !/^(?:or|of|for|in|with|to)$/.test(next.plain))
    : isOnlyVerb(word.plain) || isOnlyVerb(next.plain);
};

/** An item that begins so, where it is about people or a value. */
export const opensWithThirdPerson = (candidate: Candidate): boolean =>
  candidate.statement.isItem && opensWithFiniteVerb(candidate.words) && isAboutBehavior(candidate);

const isOnlyVerb = (plain: string): boolean => plain.endsWith('s') && presentVerbs.has(plain) && !alsoNouns.has(plain);

/** 'Valuing contributions ...', 'Anticipate changes ...': how somebody works, in more words than a skill has. */
export const opensWithVerb = (candidate: Candidate): boolean => {
  const { words, statement, isNounItem } = candidate;
  const [word, next] = words;
  if (!statement.isItem || isNounItem || word === undefined || next === undefined || isMarked(word)) return false;
  if (next.joint !== 'soft' || /^(?:and|or|of|in|with|for|to)$/.test(next.plain)) return false;
  const isVerbForm = word.plain.endsWith('ing') || isVerb(word.plain) || presentVerbs.has(word.plain);
  return isVerbForm && isAboutBehavior(candidate);
};
