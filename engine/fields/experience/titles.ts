import { lookupWordsOf } from '../../text/lookup-words.ts';
import { isStreetAddress } from '../../lexicon/phrases/street-words.ts';
import { fold } from '../../text/fold.ts';
import { isOrganisationWord, legalForms, sharedWords, weakLegalForms } from '../../lexicon/work/employer-words.ts';
import {
  englishTitles,
  romanceTitles,
  seniorityWords,
  titleEnding,
  titleHeads,
  workFields,
} from '../../lexicon/work/job-titles.ts';
import { armedForces } from '../../lexicon/work/armed-forces.ts';
import { isLeave } from '../../lexicon/work/leaves.ts';
import {
  compoundHeads,
  englishOccupations,
  occupationHeads,
  romanceOccupations,
} from '../../lexicon/work/occupation-heads.ts';
import { wordSet } from '../../lexicon/word-set.ts';
import { isSelfEmployed } from '../../lexicon/work/self-employed.ts';
import { sumOf, type Signal } from './signals.ts';
import { remembered } from '../../text/remembered.ts';

/** Prepositions behind the head noun of a title: English, German, Romance languages, Dutch. */
const prepositions = [
  ...wordSet(
    'of for to at in within',
    'der für im am auf bei beim vom von zum zur und',
    'des du de en pour par del para por di del della dei delle degli al alla alle ai presso nel nella',
    'da do das dos na no em pela pelo',
    'op bij voor van',
  ),
  'an der',
];

/**
 * A title ends in its head noun: 'Manager', also before 'of', 'for', a comma or a number ('Director of Nursing',
 * 'Engineer II').
 */
const headEnd = new RegExp(
  [
    String.raw`(?<!\p{L})(?:${prepositions.join('|')})(?!\p{L})|\sd['’]`,
    String.raw`[,(–—|:/&+<-](?=\s|$)|\s[-–—/&]\s`,
  ].join('|'),
  'iu',
);
/** 'Stage chez Harrow', 'Technicien à la gare' */
const frenchHeadEnd = /\s(?:à|au|aux|chez|dans)\s/iu;

const headingOf = (text: string): string => before(frenchHeadEnd, before(headEnd, text));

/** The text up to the first match. */
const before = (end: RegExp, text: string): string => {
  const at = text.search(end);
  return at < 0 ? text : text.slice(0, at);
};

/** A text that may be a job title, with its words and those before the first 'of', 'for', comma or dash. */
const articleBeforeName = /(?:^|\s)(?:El|La|Los|Las|Il|Lo|Le|Les) \p{Lu}\p{L}+$/u;

type MaybeTitle = { text: string; words: readonly string[]; heading: readonly string[] };

/** 'DÉVELOPPEUR WEB': nothing tells the words of a name from others. */
const inCapitals = /^[^\p{Ll}]*$/u;

/** The order matters within a group: the first signal that holds counts. */
export const titleSignals: readonly Signal<MaybeTitle>[] = [
  {
    signal: 'a part of a sentence',
    weight: -6,
    example: 'My longest post was as Clerk',
    holds: ({ text }) => isOfSentence(text),
  },
  {
    signal: 'its first part ends in an occupation',
    weight: 2.5,
    example: 'Director of Nursing',
    group: 'head',
    holds: ({ heading }) => isHead(lastWordOf(heading)),
  },
  {
    signal: 'ends in an occupation',
    weight: 2.2,
    example: 'Sales and Marketing Manager',
    group: 'head',
    holds: ({ words }) => isHead(lastWordOf(words)),
  },
  {
    signal: 'begins with an occupation, as in Romance languages',
    weight: 2.2,
    example: 'Guida turistica',
    group: 'head',
    holds: ({ text, words }) =>
      words.length <= 6 && (/^\S+ \p{Ll}{3}/u.test(text) || inCapitals.test(text)) && romanceHeads.has(words[0] ?? ''),
  },
  {
    signal: 'a few words with an occupation among them',
    weight: 1.2,
    example: 'Teacher Mathematics',
    group: 'head',
    holds: ({ words }) => words.length <= 8 && words.some((word) => word.length > 3 && isHead(word)),
  },
  {
    signal: 'many words with an occupation among them',
    weight: 0.5,
    example: 'Responsible engineer for all of the electrical works on site',
    group: 'head',
    holds: ({ words }) => words.some((word) => word.length > 3 && isHead(word)),
  },
  {
    signal: 'names a field of work only',
    weight: 0.8,
    example: 'Human Resources',
    group: 'head',
    holds: ({ words }) => words.length <= 4 && words.every((word) => workFields.has(word)),
  },
  {
    signal: 'a few words that end in a field of work',
    weight: 0.6,
    example: 'Graphic Design',
    group: 'head',
    holds: ({ words }) => words.length <= 4 && words.length > 1 && workFields.has(words.at(-1) ?? ''),
  },
  {
    signal: 'a word for seniority or terms',
    weight: 0.5,
    example: 'Senior',
    holds: ({ words }) => words.some((word) => seniorityWords.has(word)),
  },
  {
    signal: 'both genders, as postings and titles in German write them',
    weight: 1.5,
    example: 'Kaufmann/-frau (m/w/d)',
    holds: ({ text }) => /\((?:[mwfdx]\/){1,2}[mwfdx]\)|\p{Ll}[*:]in(?:nen)?\b|\p{Ll}\/-?in\b/u.test(text),
  },
  {
    signal: 'one capitalized word that names no work',
    weight: -0.4,
    example: 'Stripe',
    group: 'head',
    holds: ({ text, words }) => words.length === 1 && /^\p{Lu}/u.test(text) && !seniorityWords.has(words[0] ?? ''),
  },
  { signal: 'more words than titles have', weight: -1, example: '', holds: ({ words }) => words.length > 9 },
  { signal: 'as many words as a sentence', weight: -2, example: '', holds: ({ words }) => words.length > 14 },
  {
    signal: 'a legal form',
    weight: -3,
    example: 'Harrow Systems Ltd',
    holds: ({ text, words }) => endsInLegalForm(text, words),
  },
  {
    signal: 'a word for an organization',
    weight: -0.8,
    example: 'St. Mary Hospital Manager',
    // in lower case it is where the work is done: 'Encargada de tienda'
    holds: ({ text, words }) =>
      words.some((word) => isNamedOrganisation(word)) && text.split(/\s+/u).some(isCapitalizedOrganisation),
  },
  {
    signal: 'begins in lower case and names no occupation',
    weight: -0.7,
    example: 'and three vans',
    holds: ({ text, heading, words }) =>
      /^[a-z]/u.test(text) && !isHead(lastWordOf(heading)) && !isHead(lastWordOf(words)),
  },
  {
    signal: 'an article before the occupation, as on the signs of shops and hotels',
    weight: -3,
    example: 'Hotel El Jardinero',
    holds: ({ text, words }) => articleBeforeName.test(text) && isHead(lastWordOf(words)),
  },
  {
    signal: 'ends in the name of an armed force',
    weight: -4,
    example: 'Air National Guard',
    holds: ({ text }) => namesArmedForce(text),
  },
  { signal: 'an address', weight: -3, example: 'www.harrow.example', holds: ({ text }) => address.test(text) },
  {
    signal: 'a house number before a street',
    weight: -5,
    example: '371 N Mill St',
    holds: ({ text, words }) => isStreetAddress(text) && !isHead(lastWordOf(words)),
  },
  { signal: 'a number of three digits', weight: -1, example: 'Ward 213', holds: ({ text }) => /\d{3}/u.test(text) },
];

const address = /https?:|www\.|@\w/u;

const isNamedOrganisation = (word: string): boolean => isOrganisationWord(word) && !sharedWords.has(word);

const isCapitalizedOrganisation = (written: string): boolean =>
  /\p{Lu}/u.test(written) && lookupWordsOf(written).some(isNamedOrganisation);

/** 'Harrow Air National Guard', but not 'Captain, British Army' and not 'Coast Guard Officer'. */
export const namesArmedForce = (text: string): boolean => {
  const found = armedForces.exec(fold(text.endsWith(')') ? text.replace(/\s*\([^()]*\)$/u, '') : text));
  if (found === null) return false;
  const before = text.slice(0, found.index);
  return before === '' || (!/[,–—|:-]/u.test(before) && !isHead(lookupWordsOf(before)[0] ?? ''));
};

/** A leave is listed where a title would be, and nowhere else. */
const leaveScore = 3;
/** 'Freelance' may take the place of a title. */
const selfEmployed = 0.6;
/** Below the score of any text with words: an empty text is not a title. */
const emptyScore = -3;

/**
 * How much `text` reads like a job title: about 3 for a title with its head noun in the right position, around 0 for
 * words without any signal, negative for company names and prose.
 */
export const titleScore = remembered((text: string): number => {
  const words = lookupWordsOf(text);
  if (words.length === 0 || !/\p{L}/u.test(text)) return emptyScore;
  if (isLeave(fold(text))) return leaveScore;
  if (isSelfEmployed(text)) return selfEmployed;
  return sumOf(titleSignals, { text, words, heading: lookupWordsOf(headingOf(text)) });
});

const lastWordOf = (words: readonly string[]): string => words.findLast(isMeaning) ?? '';

/** Not the end of 'Engineer II', 'Nurse 2', 'Manager (contract)'. */
const isMeaning = (word: string): boolean =>
  !/^(?:[ivx]{1,4}|\d{1,2}|contract|intern|remote|part-time|full-time|temporary|m\/w\/d)$/u.test(word) ||
  titleHeads.has(word);

const isHead = remembered(
  (word: string): boolean =>
    isListedHead(word) ||
    (word.endsWith('s') && isListedHead(word.slice(0, -1))) ||
    titleEnding.test(word) ||
    endsInCompoundHead(word),
);

/** The verb within a few words of the pronoun: 'I was', 'My first post was', 'Ich war'; 'I.T. Manager' has none. */
const aboutOneself =
  /^(?:I|My|We|Ich|Meine?) (?:\p{Ll}\S* ){0,4}(?:was|am|have|had|were|is|has|war|bin|habe|wurde|ist)\b/u;

/** The beginning of a sentence up to its comma: 'More recently, since May 2023, I …'. */
const tellsWhen =
  /^(?:(?:more|most) recently|(?:before|after|since) (?:that|then)|previously|later|earlier|davor|danach|zuvor)$/iu;

/** 'My longest post was as Clerk', 'More recently': a part of a sentence, and neither a title nor a name. */
export const isOfSentence = (text: string): boolean => aboutOneself.test(text) || tellsWhen.test(text);

/** Words of those lists that are also English, or adjectives: 'Monitor results', 'Personal interests' are no titles. */
const notRomance = wordSet(
  ...englishTitles,
  ...englishOccupations,
  `monitor stage general major personal personnel professions primer primo fiscal visual hair make-up artisan patron
    revenue console comercial metiers altri doble coppia vice modello`,
);
const romanceHeads: ReadonlySet<string> = new Set(
  [...wordSet(...romanceTitles, ...romanceOccupations)].filter((word) => !notRomance.has(word)),
);

const isListedHead = (word: string): boolean => titleHeads.has(word) || occupationHeads.has(word);

/** 'Clerk', 'Senior Software Engineer': an occupation and nothing that could be the name of a firm. */
export const namesOnlyOccupation = (text: string): boolean => {
  const words = lookupWordsOf(text);
  return (
    isListedHead(words.at(-1) ?? '') &&
    words.every((word) => isListedHead(word) || seniorityWords.has(word) || workFields.has(word))
  );
};

/** Letters of the shortest head of a compound, and of what is before it. */
const minCompoundHead = 5;
const minCompoundStart = 3;

/** 'Maschinenschlosser', 'fietsenmaker': the last part of a compound is an occupation. */
const endsInCompoundHead = (word: string): boolean => {
  for (let from = minCompoundStart; from <= word.length - minCompoundHead; from += 1) {
    if (compoundHeads.has(word.slice(from))) return true;
  }
  return false;
};

/** 'Roth-AG', as German names are often written. */
const hyphenatedForm = /[\p{L}\d]-(?:AG|GmbH|KG|KGaA|OHG|UG|eG)$/u;

/**
 * True for the name of a company with its legal form: 'Harrow Systems Ltd', 'Acme GmbH & Co. KG'. `words` are those of
 * `text`, folded as in the lists.
 */
export const endsInLegalForm = (text: string, words: readonly string[] = lookupWordsOf(text)): boolean => {
  // 'Denver, CO' and 'Reno, NV' are places
  if (/,\s*[A-Z]{2}(?:\s*\d{5})?$/u.test(text)) return false;
  // 'a compression company' describes one
  if (/\s(?:company|limited|corporation|co)$/u.test(text)) return false;
  if (hyphenatedForm.test(text)) return true;
  const last = words.at(-1) ?? '';
  if (words.length < 2 || !legalForms.has(last))
    return words
      .slice(1)
      .some(
        (word) =>
          legalForms.has(word) &&
          !weakLegalForms.has(word) &&
          word.length > 2 &&
          word !== 'company' &&
          word !== 'limited',
      );
  return !weakLegalForms.has(last) || /[\s,.]\p{Lu}[\p{L}./&]*\.?\)?$/u.test(text);
};
