import {
  commonNouns,
  dutyVerbs,
  peopleNouns,
  vagueAdjectives,
  functionWords,
  genericHeads,
  placesAndDays,
  qualifiers,
  spokenLanguages,
} from '../../lexicon/stop-words.ts';
import type { Word } from '../words.ts';
import type { Statement } from './statements-of.ts';

/** A phrase that names something of the trade, words `first` to `last`. */
export type Phrase = { first: number; last: number };

const wordSet = (words: readonly string[]): ReadonlySet<string> => new Set(words.map((word) => word.toLowerCase()));
const isFunction = wordSet(functionWords);
const isQualifier = wordSet(qualifiers);
const isHead = wordSet(genericHeads);
const isCommon = wordSet(commonNouns);
const verbs = wordSet(dutyVerbs);
/** 'Prepare' and 'prepares'. */
const isVerb = (word: string): boolean =>
  verbs.has(word) || verbs.has(word.replace(/s$/, '')) || verbs.has(word.replace(/es$/, ''));
const isVague = wordSet(vagueAdjectives);
const isPerson = wordSet(peopleNouns);
const isPlace = wordSet([...placesAndDays, ...spokenLanguages]);

/** After these a list of things to know begins: 'experience with', 'knowledge of', 'such as'. */
const openers: ReadonlySet<string> = new Set(
  `experience:with experience:of experience:in experience:using experienced:in experienced:with knowledge:of understanding:of familiarity:with familiar:with
   proficiency:in proficiency:with proficient:in proficient:with proficient:using exposure:to such:as expertise:in expertise:with background:in skills:in skilled:in
   years:in years:of year:of year:in trained:in training:in training:on certified:in certification:in grasp:of command:of use:of working:with fluency:in competent:in competency:in comfort:with comfortable:with
   versed:in experience:on hands:on qualified:in specialist:in specialising:in specializing:in appreciation:of awareness:of`
    .split(/\s+/)
    .filter((pair) => pair !== ''),
);

/** What follows these says where, when or what for: no longer what is asked. */
const closers =
  /^(?:to|who|that|which|will|would|can|is|are|where|when|at|for|during|within|on|by|from|under|through|across|above|below|into|as|if|while|because|so)$/;

const isCapital = (word: Word): boolean => /^\p{Lu}/u.test(word.raw);
/** 'TEKS', 'ChPP', 'NEC4', 'eDiscovery': its own spelling says that it is a name. */
const isMarked = (word: Word): boolean =>
  word.raw.length >= 2 &&
  /\p{L}.*\p{Lu}|\p{Lu}.*\d|\d.*\p{Lu}/u.test(word.raw) &&
  // Long words all in capitals are shouted ('REQUIREMENTS'), not named.
  !/^\p{Lu}{7,}$/u.test(word.raw);
const isAdverb = (word: Word): boolean => word.plain.length > 4 && word.plain.endsWith('ly');
const isNumber = (word: Word): boolean => /^\d/.test(word.raw);

const trimmed = (words: readonly Word[], phrase: Phrase): Phrase | null => {
  let { first, last } = phrase;
  const at = (index: number) => words[index];
  // 'lesson plans aligned to': what follows is said of the thing.
  while (last > first && at(last)?.plain.endsWith('ed') === true) last -= 1;
  while (first <= last) {
    const word = at(first);
    if (word === undefined || isMarked(word)) break;
    // 'month-end close': the first half of a compound is no word of its own.
    if (words[first + 1]?.before === '-' && first < last) break;
    if (
      !isQualifier.has(word.plain) &&
      !isAdverb(word) &&
      !isNumber(word) &&
      !(word.plain.endsWith('ing') && first < last)
    )
      break;
    first += 1;
  }
  const lastBefore = last;
  while (last >= first) {
    const word = at(last);
    if (word === undefined || isMarked(word) || !isHead.has(word.plain)) break;
    last -= 1;
  }
  if (first > last) return null;
  const only = at(first);
  // 'influencer programs' says more than 'influencer'; 'classroom experience' is no skill at all.
  const head = at(last + 1);
  if (
    first === last &&
    last < lastBefore &&
    only !== undefined &&
    !isCapital(only) &&
    head !== undefined &&
    head.plain !== 'experience'
  )
    last += 1;
  return { first, last };
};

const isOffice = /^(?:of|state|city|county|university|district)$/;

const isName = (words: readonly Word[], phrase: Phrase, isCompany: (word: Word) => boolean): boolean => {
  const inside = words.slice(phrase.first, phrase.last + 1);
  if (inside.length === 0 || inside.length > 5) return false;
  if (
    inside.some(
      (word, index) =>
        (isFunction.has(word.plain) && !isOfBetweenNames(inside, index)) || isAdverb(word) || isCompany(word),
    )
  )
    return false;
  if (inside.every((word) => isPlace.has(word.plain) || isNumber(word) || isOffice.test(word.plain))) return false;
  return inside.some(
    (word) =>
      isMarked(word) ||
      (!isCommon.has(word.plain) && !isHead.has(word.plain) && !isQualifier.has(word.plain) && word.plain.length > 2),
  );
};

/** Where most words have a capital, a capital says nothing. */
const isTitleCase = (words: readonly Word[]): boolean => {
  const long = words.filter((word) => word.plain.length > 3);
  return long.length >= 4 && long.filter(isCapital).length / long.length > 0.6;
};

const isSeparator = (before: string): boolean => /[,/(;]/.test(before);
const isConjunction = (word: Word | undefined): boolean => word !== undefined && /^(?:and|or)$/.test(word.plain);

/** Beside a known term of a list: in 'Tableau, Meridian and Looker' a bare capital is a name. */
const isBesideKnown = (words: readonly Word[], index: number, isTaken: (index: number) => boolean): boolean => {
  const word = words[index];
  const after = words[index + 1];
  if (word === undefined) return false;
  const before = isConjunction(words[index - 1]) ? index - 2 : index - 1;
  const next = isConjunction(after) ? index + 2 : index + 1;
  const isCutBefore = before === index - 2 || isSeparator(word.before);
  const isCutAfter = after !== undefined && (next === index + 2 || isSeparator(after.before));
  return (isCutBefore && isTaken(before)) || (isCutAfter && isTaken(next));
};

/** 'Serve embeddings with Vespa and Triton': what one works with has a name. */
const isBehindWith = (words: readonly Word[], index: number, phrases: readonly Phrase[]): boolean => {
  const before = words[index - 1];
  if (before !== undefined && /^(?:with|using|via)$/.test(before.plain)) return true;
  return isConjunction(before) && phrases.at(-1)?.last === index - 2;
};

/** Names in running text: those whose spelling says so ('STAAR', 'ControlLogix'), and capitals in a list of known terms. */
const namesIn = (words: readonly Word[], statement: Statement, isTaken: (index: number) => boolean): Phrase[] => {
  const phrases: Phrase[] = [];
  const isHeadline = isTitleCase(words);
  // Sentences of an advert without list items are full of capitals that name offices and places.
  const mayBeBare = statement.isItem && words.length <= 30;
  words.forEach((word, index) => {
    if (isTaken(index) || !isCapital(word)) return;
    const before = phrases.at(-1);
    const isNext =
      before !== undefined && before.last === index - 1 && word.joint === 'soft' && before.last - before.first < 3;
    if (isNext && before !== undefined) {
      phrases[phrases.length - 1] = { first: before.first, last: index };
      return;
    }
    const isNamed = isBesideKnown(words, index, isTaken) || (mayBeBare && isBehindWith(words, index, phrases));
    const isSure = isMarked(word) ? mayBeBare : index > 0 && !isHeadline && isNamed;
    if (isSure) phrases.push({ first: index, last: index });
  });
  return phrases;
};

/** Items longer than this are sentences: a plain phrase in them may be anything. */
const longestNounItem = 9;
const longestDuty = 22;

/** What a duty is about: two or three words behind its verb ('storm drains' in 'Design storm drains'), and nobody one works with. */
const objectIn = (words: readonly Word[], phrase: Phrase): Phrase | null => {
  let first = phrase.first === 0 ? 1 : phrase.first;
  while (first < phrase.last && isVerb(words[first]?.plain ?? '')) first += 1;
  const core = trimmed(words, { first, last: phrase.last });
  if (core === null || core.first === core.last || core.last - core.first > 2) return null;
  const inside = words.slice(core.first, core.last + 1);
  const end = inside.at(-1)?.plain ?? '';
  if (
    isVague.has(inside[0]?.plain ?? '') ||
    isPerson.has(end) ||
    end.endsWith('ing') ||
    end === 'together' ||
    inside.every(isCapital)
  )
    return null;
  return inside.some((word) => isVerb(word.plain) && word !== inside.at(-1)) ? null : core;
};

/** 'A similar compiled language', '18 graduate hours': said beside an ask, not asked. */
const isComparison = (previous: Word | undefined): boolean =>
  previous !== undefined &&
  (/^(?:similar|another|other|related|relevant|comparable|equivalent)$/.test(previous.plain) || isNumber(previous));

/** 'Federal Rules of Civil Procedure' is one name. */
const isOfBetweenNames = (words: readonly Word[], index: number): boolean => {
  const [before, word, after] = [words[index - 1], words[index], words[index + 1]];
  return word?.plain === 'of' && before !== undefined && after !== undefined && isCapital(before) && isCapital(after);
};

const licenceHead = /^(?:licen[sc]e|licensure|certification|certificate|credential|registration)$/;

/** 'Laser certification', 'Pupil Services credential': here the last word belongs to the name. */
const licencePhrase = (words: readonly Word[], { first, last }: Phrase): Phrase | null => {
  const end = words.findIndex((word, index) => index > first && index <= last && licenceHead.test(word.plain));
  if (end < 0) return null;
  let start = first;
  while (start < end && (isQualifier.has(words[start]?.plain ?? '') || isPlace.has(words[start]?.plain ?? '')))
    start += 1;
  return start < end ? { first: start, last: end } : null;
};

/** 'Experience with viennoiserie': one plain word is enough where nothing follows it. */
const isNamedByOpener = (words: readonly Word[], index: number): boolean => {
  const [opening, preposition, word, after] = [words[index - 2], words[index - 1], words[index], words[index + 1]];
  if (opening === undefined || preposition === undefined || word === undefined || word.plain.length < 5) return false;
  if (!openers.has(`${opening.plain}:${preposition.plain}`)) return false;
  return after === undefined || after.joint === 'hard';
};

/** Plain phrases where a list of asks is open: a list item, or what follows 'experience with'. */
const chunksIn = (words: readonly Word[], statement: Statement, isTaken: (index: number) => boolean): Phrase[] => {
  const phrases: Phrase[] = [];
  let isOpen = statement.isItem && words.length <= (statement.part === 'duty' ? longestDuty : longestNounItem);
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
      // A neighbour of a known term belongs to it ('Kafka clusters'): no phrase of its own.
      from = -1;
      return;
    }
    if (closers.test(word.plain) && word.before !== '-') {
      close(index - 1);
      isOpen = false;
      return;
    }
    if (isOfBetweenNames(words, index) && from >= 0) return;
    if (isFunction.has(word.plain)) {
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

/** Verbs that are hardly ever the first half of a thing's name, as 'design' and 'test' are. */
const plainVerb =
  /^(?:maintain|perform|ensure|provide|conduct|participate|utili[sz]e|respond|assist|prepare|develop|manage|coordinate|oversee|implement|assess|identify)$/;

/** 'Performs detailed planning', 'Maintain laboratory certification': the thing is asked, not the doing. */
const withoutVerb = (words: readonly Word[], phrase: Phrase): Phrase => {
  const first = words[phrase.first]?.plain ?? '';
  const isThirdPerson = first.endsWith('s') && verbs.has(first.slice(0, -1)) && words[phrase.first + 1]?.before === ' ';
  return phrase.first < phrase.last && (plainVerb.test(first) || isThirdPerson)
    ? { first: phrase.first + 1, last: phrase.last }
    : phrase;
};

/** A capital alone names nothing when the word is a deed, a person or a quality: 'Participate', 'Directors', 'Responsible'. */
const mayBeName = (word: Word): boolean =>
  !isVerb(word.plain) && !isPerson.has(word.plain) && !/(?:ible|able)$/.test(word.plain);

/**
 * What a statement names beyond the lexicon, precision first: capitalised names everywhere, plain phrases only where the advert lists what to bring.
 * `isTaken` says which words a known term already covers, `isCompany` which ones name the employer.
 */
export const phrasesIn = (
  words: readonly Word[],
  statement: Statement,
  isTaken: (index: number) => boolean,
  isCompany: (word: Word) => boolean,
): readonly Phrase[] => {
  const found = new Map<number, Phrase>();
  const isFree = (phrase: Phrase) =>
    ![...found.values()].some((other) => phrase.first <= other.last && other.first <= phrase.last);
  const add = (phrase: Phrase) => {
    if (isName(words, phrase, isCompany) && isFree(phrase)) found.set(phrase.first, phrase);
  };
  if (statement.part === 'must' || statement.part === 'nice')
    for (const phrase of chunksIn(words, statement, isTaken)) {
      const licence = licencePhrase(words, phrase);
      if (licence !== null) {
        add(licence);
        continue;
      }
      const core = trimmed(words, withoutVerb(words, phrase));
      if (core === null) continue;
      const inside = words.slice(core.first, core.last + 1);
      const isWhole = core.first === 0 && core.last === words.length - 1;
      const [only] = inside;
      if (
        inside.length === 1 &&
        only !== undefined &&
        !isMarked(only) &&
        !isWhole &&
        !(isCapital(only) && core.first > 0 && mayBeName(only)) &&
        !isNamedByOpener(words, core.first)
      )
        continue;
      add(core);
    }
  if (statement.part === 'duty' && statement.isItem && words.length <= longestDuty)
    for (const phrase of chunksIn(words, statement, isTaken)) {
      const core = objectIn(words, phrase);
      if (core !== null) add(core);
    }
  for (const phrase of namesIn(words, statement, isTaken)) {
    const core = trimmed(words, phrase);
    const first = core === null ? undefined : words[core.first];
    if (core !== null && first !== undefined && isCapital(first)) add(core);
  }
  return [...found.values()].toSorted((one, other) => one.first - other.first);
};
