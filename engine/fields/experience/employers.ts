import { lookupWordsOf } from '../../text/lookup-words.ts';
import { fold } from '../../text/fold.ts';
import { isOrganisationWord, sharedWords } from '../../lexicon/work/employer-words.ts';
import { isLeave } from '../../lexicon/work/leaves.ts';
import { isEmploymentType } from '../../lexicon/work/employment-types.ts';
import { titleHeads, workFields } from '../../lexicon/work/job-titles.ts';
import { isSelfEmployed } from '../../lexicon/work/self-employed.ts';
import { occupationHeads } from '../../lexicon/work/occupation-heads.ts';
import { wordSet } from '../../lexicon/word-set.ts';
import { sumOf, type Signal } from './signals.ts';
import { endsInLegalForm, isOfSentence, namesArmedForce } from './titles.ts';
import { listsTools } from './tools.ts';
import { remembered } from '../../text/remembered.ts';
import { streetWord } from '../../lexicon/phrases/street-words.ts';

/**
 * A text that may be an employer: its words as in the lists, the last of them, and those that name organizations and
 * hardly anything else.
 */
type MaybeEmployer = {
  text: string;
  words: readonly string[];
  last: string;
  strong: readonly string[];
  capitals: number;
  /** The number of words in lower case that names do not have. */
  small: number;
};

/** The order matters within a group: the first signal that holds counts. */
export const employerSignals: readonly Signal<MaybeEmployer>[] = [
  {
    signal: 'a part of a sentence',
    weight: -6,
    example: 'More recently',
    holds: ({ text }) => isOfSentence(text),
  },
  {
    signal: 'a legal form',
    weight: 3,
    example: 'Harrow Systems Ltd',
    holds: ({ text, words }) => endsInLegalForm(text, words),
  },
  {
    signal: 'names an armed force',
    weight: 3,
    example: 'U.S. Air Force, 31st Fighter Wing',
    holds: ({ text }) => namesArmedForce(text.split(', ')[0] ?? ''),
  },
  {
    signal: 'ends in a word for an organization',
    weight: 2,
    example: 'Lakeside Hospital Foundation',
    group: 'organization',
    holds: ({ strong, last }) => strong.includes(last),
  },
  {
    signal: 'a word for an organization',
    weight: 1.6,
    example: 'University of Kent',
    group: 'organization',
    holds: ({ strong }) => strong.length > 0,
  },
  {
    signal: 'ends in a word that names organizations and occurs in titles',
    weight: 1.3,
    example: 'Brightwater Health',
    group: 'organization',
    holds: ({ words, last }) => words.length > 1 && isOrganisation(last),
  },
  {
    signal: 'a word that names organizations and occurs in titles',
    weight: 0.5,
    example: 'Bank Teller',
    group: 'organization',
    holds: ({ words }) => words.some(isOrganisation),
  },
  {
    signal: 'an article before a name',
    weight: 0.3,
    example: 'The Copper Kettle',
    holds: ({ text, words }) => words.length > 1 && /^(?:the|le|la|der|die|das|el) \p{Lu}/iu.test(text),
  },
  {
    signal: 'the name of a website',
    weight: 2,
    example: 'harrow.io',
    holds: ({ text }) => domain.test(text.trim()),
  },
  {
    signal: "a possessive: somebody's shop",
    weight: 0.8,
    example: "Becky's Diner",
    holds: ({ text }) => /^\p{Lu}[\p{L}.]+(?: \p{Lu}\p{L}+)?['’]s(?: |$)/u.test(text),
  },
  {
    signal: 'surnames of partners',
    weight: 0.8,
    example: 'Hane, Ziemann and Crick',
    holds: ({ text, words }) => partners.test(text) && !words.some((word) => workFields.has(word)),
  },
  {
    signal: 'capitals or digits inside a word',
    weight: 0.8,
    example: 'PwC Kenya',
    holds: ({ text }) =>
      (/\p{Ll}\p{Lu}/u.test(text) && /(?:^|\s)\p{Lu}?\p{Ll}+\p{Lu}/u.test(text)) ||
      (/\d/u.test(text) && /\p{L}{3}\d+(?:\s|$)/u.test(text)),
  },
  {
    signal: 'a house number before a street, or a floor: where an employer is',
    weight: -3,
    example: '#1 Harrow Rd. 2nd Floor Crest Hotel',
    holds: ({ text }) => (houseNumber.test(text) && streetWord.test(text)) || floor.test(text),
  },
  {
    signal: 'the initials behind the name',
    weight: 0.8,
    example: 'Norwegian Refugee Council (NRC)',
    holds: ({ text }) => /\p{Ll} \(\p{Lu}{2,6}\)$/u.test(text),
  },
  {
    signal: 'most words are capitalized',
    weight: 0.4,
    example: 'Okafor Bright Partnership',
    group: 'capitals',
    holds: ({ capitals }) => capitals >= 0.6,
  },
  {
    signal: 'few words are capitalized',
    weight: -0.8,
    example: 'a maker of garden furniture',
    group: 'capitals',
    holds: ({ capitals }) => capitals < 0.4,
  },
  {
    signal: 'about half of the words are capitalized',
    weight: -0.4,
    example: 'Cleaning for Harrow homes',
    group: 'capitals',
    holds: () => true,
  },
  { signal: 'one lower-case word', weight: -0.5, example: 'Harrow and friends', group: 'small', holds: hasSmall(1, 1) },
  {
    signal: 'two lower-case words',
    weight: -1,
    example: 'Harrow with good friends',
    group: 'small',
    holds: hasSmall(2, 2),
  },
  {
    signal: 'several lower-case words',
    weight: -1.5,
    example: 'Led a team of three',
    group: 'small',
    holds: hasSmall(3),
  },
  {
    // a name is written with capitals
    signal: 'describes an organization',
    weight: -1.2,
    example: 'Non-profit research institute',
    holds: ({ text, strong, last }) => strong.includes(last) && /\s\p{Ll}[\p{L}-]*$/u.test(text),
  },
  {
    signal: 'ends in an occupation',
    weight: -1.8,
    example: 'Site Engineer',
    group: 'occupation',
    holds: ({ words, strong, last }) => isOccupation(last) && !strong.includes(last) && words.length > 1,
  },
  {
    signal: 'is an occupation',
    weight: -1.2,
    example: 'Welder',
    group: 'occupation',
    holds: ({ words, last }) => isOccupation(last) && words.length === 1,
  },
  {
    signal: 'an occupation among words that name no organization',
    weight: -0.8,
    example: 'Teacher Mathematics',
    group: 'occupation',
    holds: ({ words, strong }) => strong.length === 0 && words.some((word) => isOccupation(word) && word.length > 3),
  },
  {
    signal: 'a list without a word for an organization',
    weight: -1.5,
    example: 'Python, Django, MySQL, Redis',
    holds: ({ text, words, strong }) =>
      text.split(/,\s/u).length > 3 && strong.length === 0 && !partners.test(text) && !endsInLegalForm(text, words),
  },
  {
    signal: 'a list of tools',
    weight: -2.5,
    example: 'Java, Spring and Kafka',
    holds: ({ text }) => listsTools(text),
  },
  {
    signal: 'names a field of work only',
    weight: -4,
    example: 'Manufacturing',
    holds: ({ words, last }) => words.length === 1 && sharedWords.has(last),
  },
  { signal: 'more words than names have', weight: -1, example: '', holds: ({ words }) => words.length > 8 },
  { signal: 'as many words as a sentence', weight: -2, example: '', holds: ({ words }) => words.length > 12 },
  {
    signal: 'an address',
    weight: -2,
    example: 'https://harrow.example',
    holds: ({ text }) => /https?:|www\.|@\w/u.test(text),
  },
];

/** 'Self-employed' is as good as a name with a word for an organization. */
const selfEmployed = 2;
/** Below every text with words. */
const noEmployer = -3;

/**
 * How much `text` reads like the name of an employer: about 3 with a legal form, 2 with a word for organizations in the
 * right position, slightly above 0 for any few capitalized words, negative for titles and prose.
 */
export const employerScore = remembered((text: string): number => {
  const words = lookupWordsOf(text);
  if (isSelfEmployed(text)) return selfEmployed;
  if (words.length === 0 || isLeave(fold(text)) || isEmploymentType(text)) return noEmployer;
  const written = text.split(/\s+/u);
  return sumOf(employerSignals, {
    text,
    words,
    last: words.at(-1) ?? '',
    strong: words.filter((word) => isOrganisation(word) && !sharedWords.has(word)),
    capitals: written.filter((word) => /^[\p{Lu}\d&"'(<]/u.test(word)).length / Math.max(1, written.length),
    small: written.filter((word) => /^\p{Ll}{2}/u.test(word) && !nameWords.has(fold(word))).length,
  });
});

const houseNumber = /^#?\d{1,5}[a-z]?,? \p{L}/iu;
const floor = /(?<!\p{L})\d{1,2}(?:st|nd|rd|th) (?:floor|flr?\.)(?!\p{L})/iu;

const domain = /^(?:[\w-]+\.)+(?:com|org|net|io|de|co|fr|es|it|nl|eu|edu|ai|dev|app|uk|ch|at)$/iu;

const surname = "\\p{Lu}[\\p{L}'’]+";
/** 'Kuhlman & Schmidt', 'Hane, Ziemann and Crick', 'Roe-Lang', 'Bauer & Sons'. */
const partners = new RegExp(`^(?:${surname}, ){0,2}${surname},? (?:&|and|und|et|y|e|en|- ?) ?${surname}$`, 'u');

/** Lower-case words inside names: 'Bank of the West', 'Universidad de la Costa'. */
const nameWords = wordSet(
  'of the and for in at on by de la le les du des del della di da do dos das der die und fur van von et y e zu zur am im den',
);

function hasSmall(least: number, most = Number.POSITIVE_INFINITY): (subject: MaybeEmployer) => boolean {
  return ({ small }) => small >= least && small <= most;
}

const isOccupation = (word: string): boolean => titleHeads.has(word) || occupationHeads.has(word);

const isOrganisation = isOrganisationWord;
