import { wordSet } from '../../lexicon/word-set.ts';
import { isCommonStem } from '../../lexicon/common-words.ts';
import {
  activityNouns,
  askedNouns,
  employerNouns,
  fieldNouns,
  knowingVerbs,
  licenseNouns,
  looseNouns,
  makers,
  praiseWords,
  productNouns,
} from '../../lexicon/cues/asking.ts';
import { emptyHeads } from '../../lexicon/cues/evidence.ts';
import { alsoNouns, presentVerbs } from '../../lexicon/verbs.ts';
import { degreeCapitals } from '../../lexicon/phrases/degrees/degree-capitals.ts';
import { regionCodes, townOf } from '../../lexicon/places.ts';
import type { Word } from '../../text/words.ts';
import {
  isAdjectiveForm,
  isAdverb,
  isBaseOf,
  isCapital,
  commonNounSet,
  functionWordSet,
  headNounSet,
  isGrade,
  isMarked,
  isNumber,
  isOrdinal,
  personNounSet,
  placeWordSet,
  qualifierSet,
  spokenLanguageSet,
  dutyVerbSet,
} from '../word-classes.ts';
import { isListedAcronym, opensSetName, isOfLetterPair } from './names-with-small-words.ts';

/** A phrase that names something specific to the occupation, words `first` to `last`. */
export type Phrase = { first: number; last: number };

/** Between a verb of knowing and what is known: 'knows the ropes and the winches'. */
const betweenKnown = wordSet('a an the and or both how to');

/** Whether a verb of knowing has the phrase that begins at `first` as its object, in the same clause. */
export const isKnown = (words: readonly Word[], first: number): boolean => {
  for (let index = first - 1; index >= 0; index -= 1) {
    const [word, next] = [words[index], words[index + 1]];
    if (word === undefined || next === undefined) return false;
    if (next.joint === 'hard' && !/^\s*,\s*$/.test(next.before)) return false;
    if (knowingVerbs.has(word.plain)) return !/^['’]/.test(next.before);
    if (functionWordSet.has(word.plain) && !betweenKnown.has(word.plain)) return false;
  }
  return false;
};

const isAmount = (word: Word): boolean => isNumber(word) && !isOrdinal(word);

const qualifies = (word: Word | undefined): boolean =>
  word !== undefined && (word.plain.endsWith('ed') || isAdverb(word));

/** 'fit together', 'drive the club forward' */
const isPlaceAdverb = (word: Word | undefined): boolean =>
  /^(?:together|forward|forwards|away|apart)$/.test(word?.raw ?? '');

/** The phrase without its qualifiers ('strong', 'various', 'skills'); null when nothing is left. */
export const trimmed = (words: readonly Word[], phrase: Phrase): Phrase | null => {
  let { first, last } = phrase;
  const at = (index: number) => words[index];
  // 'lesson plans aligned to': the participle qualifies the noun.
  while (last > first && (qualifies(at(last)) || isPlaceAdverb(at(last)))) last -= 1;
  while (first <= last) {
    const word = at(first);
    if (word === undefined || isMarked(word)) break;
    if (first + 1 < last && words[first + 2]?.before === ' ' && opensWithManner(words, first)) {
      first += 2;
      continue;
    }
    // 'month-end close': the first half of a compound is not a word of its own.
    if (words[first + 1]?.before === '-' && first < last) break;
    if (opensSetName(words, first)) break;
    const isVerbForm = isBaseOf(word.plain) && !activityNouns.has(word.plain) && first < last;
    if (!qualifierSet.has(word.plain) && !isAdverb(word) && !isAmount(word) && !isVerbForm) break;
    first += 1;
  }
  // 'PAT testing ticket useful'
  if (last > first && wishWords.has(at(last)?.plain ?? '')) last -= 1;
  const lastBefore = last;
  while (last >= first) {
    const word = at(last);
    // 'Rules of Procedure': after 'of' the last word is not a general noun.
    if (word === undefined || isMarked(word) || !headNounSet.has(word.plain) || at(last - 1)?.plain === 'of') break;
    // 'Delphi Technology' is a name, 'Delphi Experience' is not.
    const isOfName = first < last && isCapital(word) && isCapital(at(last - 1) ?? word) && !askedNouns.has(word.plain);
    if (isOfName && !isCommonStem(at(last - 1)?.stem ?? '')) break;
    // 'Web-based applications': without its noun the compound qualifies nothing.
    const isCompoundAdjective = at(last - 1)?.before === '-' && compoundAdjective.test(at(last - 1)?.plain ?? '');
    if (last > first && isCompoundAdjective && !personNounSet.has(word.plain)) break;
    // 'archival descriptive practices', but 'clinical experience'
    const adjective = at(last - 1);
    if (last > first && adjective !== undefined && word.before === ' ' && isAdjectiveForm(adjective)) {
      if (!(askedNouns.has(word.plain) || emptyHeads.has(word.plain) || qualifierSet.has(adjective.plain))) break;
    }
    // 'Google applications'
    if (last === first + 1 && makers.has(at(first)?.plain ?? '') && productNouns.has(word.plain)) break;
    // 'PAT testing', but 'PAT training'
    const only = at(last - 1);
    if (last === first + 1 && only !== undefined && isMarked(only) && taskWord.test(word.plain)) break;
    last -= 1;
  }
  while (last > first && /^(?:of|in)$/.test(at(last)?.plain ?? '')) last -= 1;
  if (first > last) return null;
  const only = at(first);
  // 'influencer programs' says more than 'influencer'; 'classroom experience' is not a skill at all.
  const head = at(last + 1);
  if (
    first === last &&
    last < lastBefore &&
    only !== undefined &&
    // 'Email software' has its capital from the sentence.
    (!isCapital(only) || isCommonStem(only.stem) || commonNounSet.has(only.plain)) &&
    !isMarked(only) &&
    head !== undefined &&
    head.plain !== 'experience'
  )
    last += 1;
  return { first, last };
};

/** 'web-based', 'safety-related', 'staff-supervisory' */
const compoundAdjective =
  /^(?:based|related|hosted|driven|oriented|facing|specific|grade|\p{L}+(?:[ao]ry|ical|onal|ional|ive|ous))$/u;

/** Two words with a hyphen that say how or how big: 'ad-hoc surveys', 'in-house research'. */
const opensWithManner = (words: readonly Word[], first: number): boolean =>
  words[first + 1]?.before === '-' &&
  /^(?:ad-hoc|in-house|day-to|high-quality|world-class|large-scale|cutting-edge|hands-on)$/.test(
    `${words[first]?.plain ?? ''}-${words[first + 1]?.plain ?? ''}`,
  );

const wishWords = wordSet('useful handy helpful beneficial advantageous welcome');
/** An activity that a name before it does not contain, unlike the learning of it. */
const taskWord = /^(?!train|engineer|programm|understand|work|us)\p{L}+ing$/u;

const officeWords = /^(?:of|state|city|county|university|district)$/;
/** 'Wake County', 'Leeds City Council': the last word of a public body or a place. */
const publicBodyWords = /^(?:county|council|borough|city|district|township|university)$/;
const traitEndings =
  /^(?:centric|disciplinary|functional|driven|oriented|focused|focussed|minded|motivated|spirited|moving|paced)$/;
/** 'based in Austin', 'Austin, TX': a town after a preposition of place or before its state. */
const isPlace = (words: readonly Word[], { first, last }: Phrase): boolean => {
  const [before, after] = [words[first - 1], words[last + 1]];
  const inside = words.slice(first, last + 1);
  const isBehind = before !== undefined && /^(?:in|from|at|near|across|around|of|to)$/.test(before.plain);
  const isBeforeState = after !== undefined && /^,\s$/.test(after.before) && regionCodes.has(after.raw);
  if (!(isBehind || isBeforeState) || !inside.every(isCapital) || inside.some(isMarked)) return false;
  return townOf(inside.map(({ raw }) => raw).join(' ')) !== null;
};

const isBesideLevel = (words: readonly Word[], at: number): boolean =>
  [words[at - 1], words[at + 1]].some(
    (word) => word !== undefined && (/^levels?$/.test(word.plain) || spokenLanguageSet.has(word.plain)),
  );

const dayNames = /^(?:mon|tues?|wednes|thurs?|fri|satur|sun)(?:days?)?$/;

/** Whether the words name something specific to the occupation, not a place, an office or the employer. */
export const isName = (
  words: readonly Word[],
  phrase: Phrase,
  isCompany: (word: Word) => boolean,
  isAsked = false,
): boolean => {
  const inside = words.slice(phrase.first, phrase.last + 1);
  if (inside.length === 0 || inside.length > 5) return false;
  if (inside.length <= 2 && (isOfLetterPair(words, phrase.first) || isListedAcronym(words, phrase.first))) return true;
  if (
    inside.some(
      (word, index) =>
        (functionWordSet.has(word.plain) &&
          !opensSetName(words, phrase.first + index) &&
          !/^[-'’]$/.test(word.before) &&
          inside[index + 1]?.before !== '-' &&
          !(/^(?:of|in)$/.test(word.plain) && index > 0) &&
          // 'land use'
          !(word.plain === 'use' && index > 0)) ||
        isAdverb(word) ||
        isCompany(word),
    )
  )
    return false;
  // A plural of people means colleagues or other hires.
  const end = inside.at(-1)?.plain ?? '';
  if ((end.endsWith('s') && personNounSet.has(end)) || /^(?:staff|personnel)$/.test(end)) return false;
  // 'a role at Harbor Health'
  if (inside.length > 1 && words[phrase.first - 1]?.plain === 'at' && inside.every(isCapital) && !isAsked) return false;
  // 'the Museum's'
  if (end === 's' && /^['’]$/.test(inside.at(-1)?.before ?? '')) return false;
  if (inside.every(isCapital) && (publicBodyWords.test(end) || (inside.length > 1 && employerNouns.has(end))))
    return false;
  const [opening, second] = inside;
  // 'Band 5', 'goal driven', 'exciting role'
  if (opening !== undefined && second !== undefined && isGrade(opening) && isNumber(second)) return false;
  if (inside.length > 1 && traitEndings.test(end) && !inside.some(isMarked)) return false;
  if (praiseWords.has(opening?.plain ?? '') && (inside.length > 1 || opening?.plain.endsWith('ing') === true))
    return false;
  if (isPlace(words, phrase)) return false;
  if (inside.every(({ plain }) => dayNames.test(plain))) return false;
  // 'English at a B2 level', 'www.example.com'
  if (inside.length === 1 && /^[ABC][12]$/.test(opening?.raw ?? '') && isBesideLevel(words, phrase.first)) return false;
  if (opening?.plain === 'www') return false;
  // 'BS', 'licensed in TX', the Indian 'UG: any graduate'.
  if (inside.every(({ raw }) => degreeCapitals.has(raw) || /^(?:UG|PG)$/.test(raw) || regionCodes.has(raw)))
    return false;
  const isOfPlace = (word: Word, index: number): boolean =>
    placeWordSet.has(word.plain) || opensSetName(words, phrase.first + index);
  if (inside.every((word, index) => isOfPlace(word, index) || isNumber(word) || officeWords.test(word.plain)))
    return false;
  if (inside.length === 1 && isAsked && fieldNouns.has(end)) return true;
  if (inside.length === 1 && looseNouns.has(end)) return false;
  // 'Expertise in public finance', 'an engineering license': general nouns are a field where they are asked for.
  if (inside.length > 1 && (isAsked || licenseNouns.has(end))) return true;
  return inside.some(
    (word) =>
      isMarked(word) ||
      (!commonNounSet.has(word.plain) &&
        !headNounSet.has(word.plain) &&
        !qualifierSet.has(word.plain) &&
        word.plain.length > 2),
  );
};

const isOutside = (word: Word | undefined): boolean =>
  // '6G Pipe Certification' is a name, 'Level 3' is not.
  word !== undefined && (qualifierSet.has(word.plain) || placeWordSet.has(word.plain) || /^\d+$/.test(word.raw));

/** 'Laser certification', 'Pupil Services credential': here the last word belongs to the name. */
export const licensePhrase = (words: readonly Word[], { first, last }: Phrase): Phrase | null => {
  const head = words.slice(first + 1, last + 1).findIndex((word) => licenseNouns.has(word.plain));
  if (head < 0) return null;
  const end = first + 1 + head;
  let start = first;
  while (start < end && isOutside(words[start])) start += 1;
  return start < end ? { first: start, last: end } : null;
};

/** Verbs that are hardly ever the first half of a compound noun, as 'design' and 'test' are. */
const plainVerbs: ReadonlySet<string> = wordSet(
  'maintain perform ensure provide conduct participate utilise utilize respond assist prepare develop manage coordinate oversee',
  'implement assess identify create introduce nurture anticipate articulate interpret motivate diagnose communicate collaborate',
  'evaluate deliver establish facilitate investigate negotiate prioritise prioritize recommend resolve supervise exceed',
  'understand improve generate demonstrate determine encourage enable inspire',
);

/** 'motivate' and 'motivates', unlike 'plans' */
export const isPlainVerb = (plain: string): boolean => plainVerbs.has(plain) || isPlainThirdPerson(plain);
export const isPlainThirdPerson = (plain: string): boolean => plain.endsWith('s') && plainVerbs.has(plain.slice(0, -1));

/** 'Performs detailed planning', 'Maintain laboratory certification': the object is the requirement, not the verb. */
export const withoutVerb = (words: readonly Word[], phrase: Phrase): Phrase => {
  const first = words[phrase.first]?.plain ?? '';
  const isKnownVerb = dutyVerbSet.has(first.slice(0, -1)) || (presentVerbs.has(first) && !alsoNouns.has(first));
  const isThirdPerson = first.endsWith('s') && isKnownVerb && words[phrase.first + 1]?.before === ' ';
  return phrase.first < phrase.last && (plainVerbs.has(first) || isThirdPerson)
    ? { first: phrase.first + 1, last: phrase.last }
    : phrase;
};
