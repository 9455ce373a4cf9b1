import { inSequence } from '../../lexicon/phrases/compose.ts';
import { certificateWords } from '../../lexicon/phrases/section-content.ts';
import { isToolName } from '../../lexicon/skills/tool-names.ts';
import { wordSet } from '../../lexicon/word-set.ts';
import { isOrganisationWord, legalForms } from '../../lexicon/work/employer-words.ts';
import { institutionStems, institutionWords } from '../../lexicon/work/institution-words.ts';
import {
  bodiesNamedLikeCertificates,
  issuedBy,
  issuingBodyEndings,
  issuingBodyWords,
  nounsOfProviders,
  partsOfCertificateName,
  standing,
  subjectEndings,
  subjectNouns,
} from '../../lexicon/work/issuing-bodies.ts';
import { namesCertificate } from '../../sections/groups/lists-certificates.ts';
import { fold } from '../../text/fold.ts';
import { firstWordOf } from '../../text/first-word.ts';
import { lookupWordsOf } from '../../text/lookup-words.ts';
import { periodsIn } from '../dates/periods.ts';
import { subjectShare } from '../education/degrees.ts';
import { titleScore } from '../experience/titles.ts';
import { areInitialsOf } from '../entries/initials.ts';
import { placeScore } from '../places/place-score.ts';
import { isKnownIssuer } from './certificate-issuers.ts';

// Where the issuer begins behind the name of a certificate: 'Rye Baking, Harrow Guild'.

/** A part behind a certificate's name. `isLoose`: no comma is before it, but a dash or a word. */
type Part = {
  text: string;
  name: string;
  isLoose: boolean;
  isDated: boolean;
  isUsual: boolean;
  /** Between two dashes, of which the second is before a date. */
  isBetween?: boolean;
};

type Signal = { signal: string; weight: number; example: string; holds: (part: Part) => boolean };

const isBody = (word: string): boolean =>
  issuingBodyWords.has(word) ||
  institutionWords.has(word) ||
  institutionStems.test(word) ||
  issuingBodyEndings.test(word);

/** 'Rye Council', 'Akademie für Backwaren': a word tells that it is a body that may issue certificates. */
export const isIssuingBody = (text: string): boolean => {
  const words = lookupWordsOf(text);
  // 'Java SE 11' is no company
  return words.some(isBody) || (words.length > 1 && legalForms.has(words.at(-1) ?? ''));
};

/** 'CompTIA', 'Amazon Web Services (AWS)'. */
const isKnown = (text: string): boolean => isKnownIssuer(text.replace(/\s\([^()]+\)$/u, ''));

/** 'IHK', 'DGMSM', 'NSO-CNA', 'MHFA England', 'Mississippi DPS': letters, perhaps with a word. */
const letters = /^(?:\p{Lu}\p{L}+ )?(?=\p{L}*\p{Lu}[\p{L}&-]*\p{Lu})\p{Lu}[\p{L}&-]{1,9}(?: \p{Lu}\p{L}+)?$/u;

/** One to five capitalized words, small ones between them: 'Harwell', 'Land van Rouw', 'City & Guilds 1234'. */
const properName = inSequence(
  /^\p{Lu}[\p{L}'’.&-]+/u,
  /(?: (?:\p{Lu}[\p{L}'’.&-]*|&|of|the|de|du|da|do|di|del|van|für|und|and|et|y|e)){0,4}(?: \d{1,5})?$/u,
);

/** The share of words of subjects from which on a text names one. */
const minSubject = 0.6;

/** Known towns, countries and states score as much. */
const surePlace = 1;
const placeWord = /\b(?:parish|county|shire|region|province|canton|kanton|district)$/iu;

/** 'Oven Certification Board'. */
const endsInBody = (text: string): boolean => isBody(lookupWordsOf(text.replace(/ \d{1,5}$/u, '')).at(-1) ?? '');

/** In words: behind a shorter name, the letters may be a second certificate. */
const minNameWords = 3;

/** 'IPAF' behind the name of a license for platforms; 'NSO-CNA' has the letters of one. */
const isBodyNamedLikeCertificate = ({ text, name }: Part): boolean =>
  isKnown(text) ||
  endsInBody(text) ||
  /^\p{Lu}+-\p{Lu}+$/u.test(text) ||
  (bodiesNamedLikeCertificates.has(fold(text)) && name.split(' ').length >= minNameWords);

/** 'Tower and Mobile', 'Gesundheit und Soziales': things that are joined, and no name of a body. */
const areJoined = /\p{L} (?:and|und|et|y|e|en) \p{Lu}/u;

/** 'School of Baking' */
const isOf = /\p{L} (?:of|for|des?|do|da|di|del|della|du|der|für|voor|van) /u;

const isSubjectNoun = (word: string): boolean =>
  subjectNouns.has(word) || (subjectEndings.test(word) && !nounsOfProviders.has(word) && !isOrganisationWord(word));

/** 'Asbestos Awareness', 'Court Procedures': common nouns; in front of 'Council' they are a part of its name. */
const namesSubject = (text: string): boolean => {
  if (isKnown(text) || letters.test(text)) return false;
  const words = lookupWordsOf(text);
  const last = words.at(-1) ?? '';
  if (isIssuingBody(text)) return !isOf.test(text) && !isBody(last) && isSubjectNoun(last);
  return areJoined.test(text) || words.some(isSubjectNoun) || titleScore(text) >= sureTitle;
};

/** Score of an occupation: 'SAFe Practitioner'. */
const sureTitle = 2;

/** 'CIPD' before 'People Practice'. */
const isBodyItself = (name: string): boolean => isKnown(name) || bodiesNamedLikeCertificates.has(fold(name));

/** Evidence that the part says who issued the certificate. */
const signals: readonly Signal[] = [
  { signal: 'known issuer', weight: 3, example: "'CompTIA', 'Coursera'", holds: ({ text }) => isKnown(text) },
  {
    signal: 'word for such a body',
    weight: 2,
    example: "'Rye Council', 'Akademie für Backwaren'",
    holds: ({ text }) => isIssuingBody(text),
  },
  { signal: 'letters', weight: 1.5, example: "'IHK', 'MHFA England'", holds: ({ text }) => letters.test(text) },
  {
    signal: 'named in the name',
    weight: 1,
    example: "'AWS' behind 'AWS Cloud Practitioner'",
    holds: ({ text, name }) => !/\s/u.test(text) && lookupWordsOf(name).includes(fold(text)),
  },
  {
    signal: 'proper name',
    weight: 0.5,
    example: "'Harwell'",
    holds: ({ text, isLoose }) => !isLoose && properName.test(text) && !letters.test(text),
  },
  { signal: 'date behind it', weight: 0.75, example: "'Rye Baking, Harwell, 2018'", holds: ({ isDated }) => isDated },
  {
    signal: 'between dashes',
    weight: 0.6,
    example: "'Harrow' in 'Rye Baking – Harrow – 2018'",
    holds: ({ text, isBetween }) => isBetween === true && properName.test(text),
  },
  {
    signal: 'usual in the list',
    weight: 0.75,
    example: "'Harwell', where most certificates have something behind a comma",
    holds: ({ isUsual }) => isUsual,
  },
  {
    signal: 'letters behind letters',
    weight: -0.75,
    example: "'RYE, OAT' may be two certificates",
    holds: ({ text, name }) => letters.test(text) && /^[\p{Lu}\d-]{2,6}$/u.test(name),
  },
  {
    signal: 'part of the name',
    weight: -5,
    example: "'Category D', 'State of Ohio', 'Certified Baker'",
    holds: ({ text }) => partsOfCertificateName.test(fold(text)) || (certificateWords.test(text) && !endsInBody(text)),
  },
  {
    signal: 'another certificate',
    weight: -5,
    example: "'ACLS' behind 'BLS'",
    holds: (part) => namesCertificate(part.text) && !isBodyNamedLikeCertificate(part),
  },
  {
    signal: 'short form of the name',
    weight: -5,
    example: "'CPB' behind 'Certified Pastry Baker'",
    holds: ({ text, name }) => areInitialsOf(text, name),
  },
  {
    signal: 'program',
    weight: -2,
    example: "'Excel' behind 'Word'",
    holds: ({ text }) =>
      !isKnown(text) && (isToolName(text) || (isToolName(firstWordOf(text)) && !isIssuingBody(text))),
  },
  {
    signal: 'subject',
    weight: -2,
    example: "'Mathematics' behind 'Teaching licence'",
    holds: ({ text }) => subjectShare(text) >= minSubject && !isKnown(text) && !isIssuingBody(text),
  },
  {
    signal: 'common nouns',
    weight: -3,
    example: "'Asbestos Awareness' behind 'Working at Height'",
    holds: ({ text }) => namesSubject(text),
  },
  {
    signal: 'behind a body',
    weight: -5,
    example: "'People Practice' behind 'CIPD'",
    holds: ({ name }) => isBodyItself(name),
  },
  {
    signal: 'place',
    weight: -2,
    example: "'Missouri', 'Rye Parish'",
    holds: ({ text }) => placeWord.test(text) || placeScore(text) >= surePlace,
  },
  {
    signal: 'small letter or number',
    weight: -3,
    example: "'18 courses'",
    holds: ({ text }) => !/^(?:the )?\p{L}{0,4}\p{Lu}/u.test(text),
  },
];

const minScore = 2;

const isIssuer = (part: Part): boolean =>
  signals.reduce((sum, { weight, holds }) => sum + (holds(part) ? weight : 0), 0) >= minScore;

/** Words that alone name no certificate. */
const generic = wordSet(`
  a an the of in for certificate certificates certification certified course courses training workshop seminar diploma
  program programme degree license licence licensed class exam examination award member membership fellow associate affiliate kurs lehrgang
  schulung seminar zertifikat weiterbildung cours formation certificat stage curso certificado formacion taller corso
  certificato attestato formacao oficina cursus certificaat opleiding
`);

const namesSomething = (name: string): boolean => lookupWordsOf(name).some((word) => !generic.has(word));

/** What separates a name from what is behind it; not inside brackets. */
const separator = /,\s+|\s+[–—-]\s+/gu;

/** `from`: where the sign before the text begins. */
type Tail = { from: number; text: string; isLoose: boolean };

export type UsualTails = { behindComma: boolean; behindDash: boolean };

const tailsOf = (text: string): readonly Tail[] => {
  const found = [...text.matchAll(separator)].filter(({ index }) => !isInBrackets(text, index));
  return found.map(({ index, 0: sign }, at) => {
    const tail = text.slice(index + sign.length, found[at + 1]?.index).trim();
    return { from: index, text: tail, isLoose: !sign.startsWith(',') };
  });
};

const isInBrackets = (text: string, at: number): boolean => {
  const before = text.slice(0, at);
  return before.lastIndexOf('(') > before.lastIndexOf(')') && text.indexOf(')', at) >= 0;
};

const isDate = (text: string): boolean =>
  periodsIn(text).some(({ from, to }) => from === 0 && !/\p{L}/u.test(text.slice(to)));

const isPlace = (text: string): boolean => placeScore(text) >= surePlace;

/** Of the texts of a list, those with something behind a comma (or a dash), from which on that is usual. */
const minUsual = { rows: 2, share: 1 / 2 };

/** Whether most texts of a list have something behind a comma, and whether they do behind a dash: who issued it, perhaps. */
export const usualTails = (texts: readonly string[]): UsualTails => {
  const isUsual = (isLoose: boolean): boolean => {
    const count = texts.filter((text) => {
      return tailsOf(text).some((tail) => tail.isLoose === isLoose && !isDate(tail.text));
    }).length;
    return count >= minUsual.rows && count >= texts.length * minUsual.share;
  };
  return { behindComma: isUsual(false), behindDash: isUsual(true) };
};

const behindSign = (text: string, isDated: boolean, usual: UsualTails, isBeforeDash: boolean): number | null => {
  const tails = tailsOf(text);
  const said = tails.findLastIndex((tail) => !isDate(tail.text) && !standing.test(fold(tail.text)));
  for (let at = said; at >= 0; at -= 1) {
    const tail = tails[at];
    if (tail === undefined) return null;
    const next = tails[at + 1];
    const hasDate = next === undefined ? isDated : isDate(next.text);
    const isUsual = tail.isLoose ? usual.behindDash : usual.behindComma;
    const isBetween = tail.isLoose && (next === undefined ? isBeforeDash : hasDate && next.isLoose);
    const part = { ...tail, name: text.slice(0, tail.from), isDated: hasDate, isUsual, isBetween };
    if (isIssuer(part)) return startOfBody(text, tails, at);
    // 'Rye Guild, Leeds': the place of the issuer
    if (!isPlace(tail.text)) return null;
  }
  return null;
};

/** 'School of Baking, Harrow University': the part of the issuer before it belongs to it. */
const startOfBody = (text: string, tails: readonly Tail[], last: number): number => {
  let at = last;
  for (let before = tails[at - 1]; before !== undefined; before = tails[at - 1]) {
    if (!isIssuer({ ...before, name: text.slice(0, before.from), isDated: false, isUsual: false })) break;
    at -= 1;
  }
  return tails[at]?.from ?? text.length;
};

const bracket = /\s*\(([^()]+)\)$/u;
const behindWord = inSequence(/\s/u, issuedBy, /\s+(?=["“„«]?\p{Lu})/u);

/** 'Rye Baking (Harrow Guild)', 'Rye Baking by the Harrow Guild': the body has to be known as such. */
const behindWordOrBracket = (text: string): number | null => {
  const inBracket = bracket.exec(text);
  const byWord = behindWord.exec(text);
  const found = inBracket ?? byWord;
  if (found === null) return null;
  const body = inBracket?.[1] ?? text.slice(found.index + found[0].length);
  const part = { text: body, name: text.slice(0, found.index), isLoose: true, isDated: false, isUsual: false };
  // 'First Aid at School'
  const isName = inBracket !== null || isKnown(body) || letters.test(body) || /\S\s/u.test(body);
  return isName && (isKnown(body) || isIssuingBody(body)) && isIssuer(part) ? found.index : null;
};

/**
 * The length of a certificate's name without its issuer. `isDated`: a date is before or behind the text; `isBeforeDash`:
 * a dash parts the text from the date behind it.
 */
export const lengthWithoutIssuer = (
  text: string,
  isDated: boolean,
  usual: UsualTails,
  isBeforeDash = false,
): number => {
  const end = behindSign(text, isDated, usual, isBeforeDash) ?? behindWordOrBracket(text);
  return end !== null && namesSomething(text.slice(0, end)) ? end : text.length;
};
