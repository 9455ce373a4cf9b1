import { isCommonStem } from '../../lexicon/common-words.ts';
import { askedNouns, irregularParticiples, knowingVerbs, levelWords, licenseNouns } from '../../lexicon/cues/asking.ts';
import { commonNouns, functionWords, genericNouns, qualifiers } from '../../lexicon/stop-words.ts';
import { wordSet } from '../../lexicon/word-set.ts';
import type { TermKind } from '../../model/keywords.ts';
import type { TermMatch } from '../../terms/term-match.ts';
import { advertLanguages, type AdLanguage } from '../../lexicon/adverts/abroad.ts';
import type { Word } from '../../text/words.ts';
import { isFunctionWord, opens } from './abroad/words-between.ts';
import { isKnown } from './phrase-shape.ts';
import {
  functionWordSet,
  headNounSet,
  placeWordSet,
  isAdverb,
  isCapital,
  isGrade,
  isMarked,
  isVerb,
  qualifierSet,
  vagueWordSet,
  commonNounSet,
} from '../word-classes.ts';

/** `entry` is null where the wider phrase is a different term. */
export type Widened = { first: number; last: number; kind: TermKind; entry: string | null };

const plainWords: ReadonlySet<string> = new Set([...functionWords, ...qualifiers, ...genericNouns, ...commonNouns]);
/** General nouns that a term leaves out: they name whoever has it, or where it is used. */
const notHead: ReadonlySet<string> = new Set([
  ...askedNouns,
  ...wordSet(
    `understanding ability abilities environment environments setting settings role roles position positions job jobs work team
     teams time type types kind kinds needs requirements requirement etc preferred required desirable essential desired plus
     advantage bonus helpful like similar equivalent related relevant basis level levels years year others company companies
     business client clients customer customers people person candidate candidates applicants industry industries sector
     sectors area areas field fields degree degrees form forms way ways ones one experience background duties tasks task
     organisation organization course courses project projects product products certificate certificates services service
     platform platforms tool tools software system application applications solution solutions technology technologies`,
  ),
]);
const adjective = /(?:al|ic|ive|ary|ous|ar)$/;

const isContent = (word: Word): boolean =>
  /^\p{Ll}{3,}$/u.test(word.raw) &&
  !plainWords.has(word.plain) &&
  !knowingVerbs.has(word.plain) &&
  !irregularParticiples.has(word.plain) &&
  !isAdverb(word) &&
  !word.plain.endsWith('ed');

/** 'You know soldering well', but 'oil well': the adverb says how, not what. */
const isKnownWell = (words: readonly Word[], { first, last }: TermMatch): boolean =>
  words[last + 1]?.plain === 'well' && isKnown(words, first);

/** 'soldering techniques', 'food systems': a general noun that belongs to the term, unlike 'Kafka experience'. */
const isHead = (word: Word): boolean =>
  /^\p{Ll}/u.test(word.raw) && headNounSet.has(word.plain) && !notHead.has(word.plain);

/** 'Medicaid' in 'knowledge of Medicaid billing': the first word of a statement has its capital anyway. */
const isNameOf = (words: readonly Word[], index: number): boolean => {
  const [before, word] = [words[index - 1], words[index]];
  if (before === undefined || word === undefined || before.joint === 'hard' || isCapital(before)) return false;
  // 'FINRA arbitrations', but 'NEW arbitrations'
  return /^\p{Lu}(?:\p{Ll}{3,}|\p{Lu}+)$/u.test(word.raw) && !isCommonStem(word.stem) && !placeWordSet.has(word.plain);
};

/** The adjacent word, with nothing but a space between. */
const isJoined = (word: Word | undefined): word is Word =>
  word !== undefined && word.joint === 'soft' && word.before === ' ';

/** 'farm-to-table': a compound is taken whole. */
const startOfCompound = (words: readonly Word[], index: number): number => {
  let first = index;
  while (words[first]?.before === '-' && first > 0) first -= 1;
  return first;
};

const takesVerb = wordSet('ability able how capacity willing willingness ready need needed expected required');

/** 'The ability to read soldering plans', but 'exposure to hand soldering': after some words 'to' is followed by a verb. */
const isInfinitive = (words: readonly Word[], index: number): boolean =>
  words[index - 1]?.plain === 'to' && takesVerb.has(words[index - 2]?.plain ?? '');

const maxNameLength = 6;

/** An edition of the same product: 'SketchUp Pro', 'Photoshop 2024'. */
const isEdition = (word: Word): boolean =>
  /^(?:pro|professional|enterprise|premium|plus|suite|standard|cloud|online|software|\d[\d.]*)$/.test(word.plain);

/** '2.2' of 'WCAG 2.2' is one number. */
const isDecimal = (words: readonly Word[], index: number): boolean =>
  words[index]?.before === '.' && /^\d+$/.test(words[index].raw) && /^\d+$/.test(words[index - 1]?.raw ?? '');

/** 'CRM' for 'Customer relationship management', 'EMR' for 'Electronic health records': the name of a kind. */
const isShortFor = (raw: string, term: string): boolean =>
  /^\p{Lu}{3,}$/u.test(raw) && term.includes(' ') && !term.includes(raw);

/** 'TF-CBT', 'MS-DRG': two acronyms with a hyphen are one name. */
const acronymBefore = (words: readonly Word[], { first, last }: TermMatch, isTaken: (index: number) => boolean) => {
  const [before, own] = [words[first - 1], words[first]];
  const isPair = first === last && own?.before === '-' && words[first - 1]?.before !== '-' && !isTaken(first - 1);
  return isPair && isAcronym(before) && isAcronym(own) && words[last + 1]?.before !== '-';
};
const isAcronym = (word: Word | undefined): boolean => word !== undefined && /^\p{Lu}{2,5}$/u.test(word.raw);

const isNameWord = (word: Word): boolean => isCapital(word) || isMarked(word) || /^\d/.test(word.raw);

/**
 * The whole name that a tool is part of: 'Trimble SketchUp Pro', 'ADP eTIME'. A maker before it and an edition after it
 * leave it the same product; other words after it make it another one.
 */
const wholeName = (
  words: readonly Word[],
  match: TermMatch,
  isTaken: (index: number) => boolean,
  isHeadline: boolean,
  language: AdLanguage | null,
): Widened | null => {
  const { kind, term } = match.entry;
  const own = words[match.first];
  if (acronymBefore(words, match, isTaken)) return { first: match.first - 1, last: match.last, kind, entry: null };
  if (own === undefined || !(isCapital(own) || isMarked(own))) return null;
  let { first, last } = match;
  // The first word of a statement has its capital anyway.
  const mayPrecede = (index: number): boolean => {
    const word = words[index];
    // 'ADO.NET'
    const isDotted = words[index + 1]?.before === '.' && isAcronym(word);
    if (word === undefined || !(isJoined(words[index + 1]) || isDotted) || isTaken(index) || !isNameWord(word))
      return false;
    // 'Level 3 Early Years'
    const grade = words[index - 1];
    if (/^\d/.test(word.raw) && grade !== undefined && (isGrade(grade) || levelWords.has(grade.plain))) return false;
    // 'Conoces Docker', 'Manejo Docker'
    const isOpener = language !== null && (opens(word) || isFunctionWord(word, language));
    const isOutside = isOpener || isVerb(word.plain) || knowingVerbs.has(word.plain);
    if (isOutside || functionWordSet.has(word.plain) || qualifierSet.has(word.plain)) return false;
    return (index > 0 && !isHeadline) || !isCommonStem(word.stem);
  };
  while (last - first < maxNameLength && mayPrecede(first - 1)) first -= 1;
  const mayFollow = (index: number): boolean => {
    const word = words[index];
    return (
      word !== undefined &&
      (isJoined(word) || isDecimal(words, index)) &&
      !isTaken(index) &&
      isNameWord(word) &&
      !functionWordSet.has(word.plain)
    );
  };
  while (last - first < maxNameLength && mayFollow(last + 1)) last += 1;
  if (first === match.first && last === match.last) return null;
  // 'Vtiger CRM' names one product, so no other CRM meets it.
  const isOneOfKind = first < match.first && isShortFor(own.raw, term);
  const isSame = !isOneOfKind && words.slice(match.last + 1, last + 1).every(isEdition);
  return { first, last, kind, entry: isSame ? term : null };
};

/** Adjectives that say of which kind: 'analytique', 'budgétaire', 'industrielle', 'administrativa'. */
const kindAdjective = /(?:iques?|aires?|[ae]les?|ives?|ic[ao]s?|ari[ao]s?|iv[ao]s?)$/;

/** In French, Spanish, Italian and Portuguese the adjective follows: 'comptabilité analytique'. */
const hasAdjectiveBehind = (
  words: readonly Word[],
  { last }: TermMatch,
  isTaken: (index: number) => boolean,
  language: AdLanguage | null,
): boolean => {
  const next = words[last + 1];
  if (language === null || language === 'de' || language === 'nl' || !isJoined(next) || isTaken(last + 1)) return false;
  const { littleWords, nonSkillWords } = advertLanguages[language];
  if (littleWords.has(next.plain) || nonSkillWords.has(next.plain)) return false;
  return /^\p{Ll}{5,}$/u.test(next.raw) && kindAdjective.test(next.plain);
};

/** A term with the other words of its name, which is all that can be recognized in a duty or in another language. */
export const widenName = (
  words: readonly Word[],
  match: TermMatch,
  isTaken: (index: number) => boolean,
  isHeadline: boolean,
  language: AdLanguage | null,
): Widened => {
  const { kind, term } = match.entry;
  // In German every noun has a capital: 'Excel Kenntnisse'.
  const whole = kind === 'tool' && language !== 'de' ? wholeName(words, match, isTaken, isHeadline, language) : null;
  if (whole !== null) return whole;
  const isWider = kind === 'skill' && hasAdjectiveBehind(words, match, isTaken, language);
  return { first: match.first, last: isWider ? match.last + 1 : match.last, kind, entry: term };
};

/** 'trade' in 'trade secret litigation': the second half of a name alone would be misleading. */
const startOfName = (words: readonly Word[], index: number, isTaken: (index: number) => boolean): number => {
  const first = startOfCompound(words, index);
  const before = words[first - 1];
  const goesOn = before !== undefined && isJoined(words[first]) && !isTaken(first - 1) && isContent(before);
  return goesOn && !isVerb(before.plain) && !before.plain.endsWith('ing') && !isInfinitive(words, first - 1)
    ? startOfCompound(words, first - 1)
    : first;
};

/**
 * A word of the lexicon with its neighbors in a list of requirements: 'pediatric dentistry' rather than 'pediatric',
 * 'dental hygiene license' rather than 'dental hygiene'. Licenses stay as they are.
 */
export const widen = (
  words: readonly Word[],
  match: TermMatch,
  isTaken: (index: number) => boolean,
  isHeadline = false,
): Widened => {
  const { kind, term } = match.entry;
  const narrow: Widened = { first: match.first, last: match.last, kind, entry: term };
  if (kind === 'license') return narrow;
  if (kind === 'soft') {
    // 'Written communication skills' of 'oral and written communication skills'
    const isOfBoth =
      /^(?:written|oral|verbal|spoken)$/.test(words[match.first]?.plain ?? '') && match.last > match.first;
    const skills = words[match.last + 1];
    const last = isOfBoth && isJoined(skills) && /^skills?$/.test(skills.plain) ? match.last + 1 : match.last;
    // 'Social innovation' is more than innovation.
    const own = words[match.first - 1];
    const isMore = own !== undefined && isJoined(words[match.first]) && !isTaken(match.first - 1) && isContent(own);
    // 'Answer questions independently', 'developing innovative teams'
    const isApart = words[match.first]?.plain.endsWith('ly') === true || own?.plain.endsWith('ing') === true;
    return isMore && !isApart && !isVerb(own.plain) && !vagueWordSet.has(own.plain)
      ? { ...narrow, first: match.first - 1, last }
      : { ...narrow, last };
  }
  const whole = wholeName(words, match, isTaken, isHeadline, null);
  if (whole !== null) return whole;
  if (kind === 'tool') return narrow;
  const next = words[match.last + 1];
  const hasNext = isJoined(next) && !isTaken(match.last + 1) && !isKnownWell(words, match);
  if (hasNext && licenseNouns.has(next.plain.replace(/s$/, '')))
    return { ...narrow, last: match.last + 1, kind: 'license', entry: null };
  // 'Low-voltage cabling'
  const isHyphenated = match.last === match.first + 1 && words[match.last]?.before === '-';
  if (match.first !== match.last && !isHyphenated) return narrow;
  // Two words of 'drafting share purchase agreements' would be half a phrase.
  const afterNext = words[match.last + 2];
  const endsThere = !(isJoined(afterNext) && isContent(afterNext));
  const isWithNext = hasNext && (isHead(next) || (isContent(next) && endsThere));
  // 'Debugging production systems': without its last word the object would be another one.
  const isObject =
    isWithNext &&
    words[match.last]?.plain.endsWith('ing') === true &&
    isJoined(afterNext) &&
    !isTaken(match.last + 2) &&
    !notHead.has(afterNext.plain) &&
    (isContent(afterNext) || commonNounSet.has(afterNext.plain) || headNounSet.has(afterNext.plain));
  const last = match.last + (isObject ? 2 : isWithNext ? 1 : 0);
  const before = words[match.first - 1];
  const isBefore =
    before !== undefined &&
    isJoined(words[match.first]) &&
    !isTaken(match.first - 1) &&
    !isInfinitive(words, match.first - 1) &&
    (isContent(before) || isHead(before) || commonNounSet.has(before.plain) || isNameOf(words, match.first - 1)) &&
    (match.first > 1 || adjective.test(before.plain));
  return { ...narrow, first: isBefore ? startOfName(words, match.first - 1, isTaken) : match.first, last };
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
