import {
  activityNouns,
  companyOfficers,
  conductVerbs,
  peopleAround,
  servedPeople,
  wholeNouns,
} from '../../lexicon/cues/asking.ts';
import { alsoNouns, presentVerbs } from '../../lexicon/verbs.ts';
import { wordSet } from '../../lexicon/word-set.ts';
import type { Word } from '../../text/words.ts';
import { isBaseOf, isMarked, personNounSet } from '../word-classes.ts';
import { isBehindCircumstance, opensWithFiniteVerb } from './behavior-items.ts';
import { headOf, isAskedBehind, isCompound, isExample, type Candidate } from './candidate.ts';
import { isUncommon } from './general-words.ts';
import { isCoordinating } from './phrase-core.ts';
import { isPlainVerb } from './phrase-shape.ts';
import { isCapitalName, isSpelledAsName } from './spelling.ts';

// A phrase that no list knows is shown only where it certainly begins and ends where a term does.

const qualifying = /(?:[aiu]l|ic|ive|[ao]ry|ous|ar|[ai]ble|ed)$/;

const isAskedInFront = ({ opening, isDirect }: Candidate): boolean => opening === 'asked' && isDirect;

const isSpelled = (candidate: Candidate): boolean => isSpelledAsName(candidate) || isCapitalName(candidate);

/** Whether a word of the phrase, adjectives excepted, is not everyday English: 'weirs', but not 'decisive action'. */
const namesSpecialty = ({ inside }: Candidate): boolean =>
  inside.some((word, index) => isUncommon(word) && (index === inside.length - 1 || !qualifying.test(word.plain)));

/** 'verification' of 'verification of image quality': the phrase continues after 'of'. */
const goesOn = ({ words, last }: Candidate): boolean => words[last + 1]?.plain === 'of';

/** In duties, 'working on' and 'use of' say how the work is done; only these ask for what somebody brings. */
const asksInDuty =
  /\b(?:experienced?|knowledge|understanding|familiar(?:ity)?|proficien(?:t|cy)|skill(?:s|ed)|expertise)\b/iu;

/** 'Applying knowledge of ethnography' */
export const isAskedInDuty = (candidate: Candidate): boolean =>
  isAskedInFront(candidate) && asksInDuty.test(candidate.statement.text);

/** In a duty, what is worked on; whom it is for and what it is done with are its surroundings. */
const isSureInDuty = (candidate: Candidate): boolean => {
  const { statement, isWhole, first, last } = candidate;
  if (isAskedInDuty(candidate)) return true;
  if (!statement.isItem || goesOn(candidate)) return false;
  // 'Works to EN 1090'
  if (isBehindCircumstance(candidate) && !isExample(candidate)) return isSpelledAsName(candidate);
  if (wholeNouns.has(headOf(candidate)) || personNounSet.has(headOf(candidate))) return isSpelledAsName(candidate);
  return isSpelled(candidate) || (isWhole && first === last) || namesSpecialty(candidate);
};

/** An item of so many words is a sentence about what somebody does. */
const minWordsOfSentence = 10;
/** Whether an item of requirements tells what somebody does: 'Identifies risks', 'Identifying and closing gaps'. In a long one any word in '-ing' is a verb. */
const opensWithConduct = ({ words }: Candidate): boolean => {
  const [word, next, second] = words;
  if (word === undefined || next === undefined || isMarked(word)) return false;
  if (isCoordinating(words, 0) || opensWithFiniteVerb(words)) return true;
  const isVerb = (of: Word): boolean =>
    isPlainVerb(of.plain) ||
    (presentVerbs.has(of.plain) && !alsoNouns.has(of.plain)) ||
    ((words.length < minWordsOfSentence ? isBaseOf(of.plain) : of.plain.endsWith('ing')) &&
      !activityNouns.has(of.plain));
  if (!isVerb(word) || next.before !== ' ') return false;
  if (next.plain === 'and') return second !== undefined && (isVerb(second) || second.plain.endsWith('ing'));
  return !/^(?:or|of|in|with|for|to|on)$/.test(next.plain);
};

const isOpeningVerb = ({ first, last }: Candidate): boolean => first === 0 && first === last;

const isSureInConduct = (candidate: Candidate): boolean =>
  isAskedInFront(candidate) ||
  isAskedBehind(candidate) ||
  isSpelled(candidate) ||
  (namesSpecialty(candidate) && !isOpeningVerb(candidate));

/** Colleagues, guests and superiors: 'CTO of the group', 'like-minded individuals'. */
const isPeople = (candidate: Candidate): boolean => {
  if (candidate.inside.some(({ raw }) => companyOfficers.has(raw))) return true;
  return peopleAround.has(headOf(candidate)) && !isServed(candidate);
};

/** 'Experience with vulnerable adults', but 'working with like-minded individuals' */
const isServed = (candidate: Candidate): boolean =>
  isCompound(candidate) &&
  (isAskedInFront(candidate) || candidate.statement.part === 'must') &&
  servedPeople.has(headOf(candidate)) &&
  !candidate.inside.some(({ plain }) => /^(?:minded|talented)$/.test(plain));

/** 'administration' of 'administration of justice': an everyday word that continues after 'of'. */
const isPartOfWhole = (candidate: Candidate): boolean =>
  candidate.first === candidate.last &&
  goesOn(candidate) &&
  !isSpelled(candidate) &&
  !candidate.inside.some(isUncommon);

/** 'follow oral' of 'follow oral and written instructions', 'challenge assumptions': how somebody behaves. */
const isBearing = ({ inside }: Candidate): boolean =>
  inside.length > 1 && inside[1]?.before === ' ' && conductVerbs.has(inside[0]?.raw ?? '');

/** 'licensed in the State of Utah' */
const isState = ({ inside }: Candidate): boolean =>
  /^(?:state|city|county|town|province|republic)$/.test(inside[0]?.plain ?? '') && inside[1]?.plain === 'of';

/** 'Composition I, II and III' */
const isNumeral = ({ inside }: Candidate): boolean => inside.every(({ raw }) => /^[IVX]{1,4}$/.test(raw));

/** 'Spring 2021', 'March 2026': when something is. */
const isDate = ({ inside }: Candidate): boolean =>
  inside.length === 2 && monthOrSeason.has(inside[0]?.plain ?? '') && /^(?:19|20)\d\d$/.test(inside[1]?.plain ?? '');
const monthOrSeason = wordSet(
  'spring summer autumn fall winter january february march april may june july august september october november december',
);

/** Whether the words of the phrase are certainly all of a term, and about the applicant's work. */
export const isSureCut = (candidate: Candidate): boolean => {
  const { statement } = candidate;
  if (
    isDate(candidate) ||
    isNumeral(candidate) ||
    isPeople(candidate) ||
    isPartOfWhole(candidate) ||
    isState(candidate) ||
    isBearing(candidate)
  )
    return false;
  if (statement.part === 'duty') return isSureInDuty(candidate);
  return !statement.isItem || !opensWithConduct(candidate) || isSureInConduct(candidate);
};
