import { employerNouns } from '../lexicon/cues/asking.ts';
import { hiringCue } from '../lexicon/cues/required.ts';
import { inSequence } from '../lexicon/phrases/compose.ts';
import { fold } from '../text/fold.ts';
import { wordsOf, type Word } from '../text/words.ts';
import { termsIn } from '../terms/terms-in.ts';
import { partOfHeading } from './statements/advert-headings.ts';
import type { Statement } from './statements/statement.ts';

/** The capitalized words that are no term of ours: those that may be of a name. */
export const capitals = (text: string): readonly Word[] => {
  const words = wordsOf([{ text, isNewStart: true }]);
  const terms = termsIn(words);
  return words.filter(
    (word, index) =>
      /^\p{Lu}/u.test(word.raw) &&
      !terms.some((match) => match.first <= index && index <= match.last && match.entry.kind !== 'soft'),
  );
};

/** 'Northfell Hospitals Trust (NHT)', 'Department of Transport (DOT)': short for a public body or an employer. */
const bodyAndShort = /((?:\p{Lu}[\p{L}&’'-]+ (?:of |and |for |the ){0,2}){2,7})\((\p{Lu}[\p{L}]{1,6})\)/gu;
const publicBody = /^(?:Department|Ministry|University|Office|Bureau)\b/u;

const namesBody = (name: string): boolean =>
  publicBody.test(name) || employerNouns.has(fold(name.trim().split(' ').at(-1) ?? ''));

const shortNames = (text: string): readonly string[] =>
  !text.includes('(')
    ? []
    : [...text.matchAll(bodyAndShort)].flatMap(([, name = '', short = '']) => (namesBody(name) ? [fold(short)] : []));

/** 'NGP' for 'Northfell Gardens Project': an employer's name in the header is shortened below. 'CRM' is a term first. */
const initialsOf = (name: string): readonly string[] => {
  const words = wordsOf([{ text: name, isNewStart: true }]).filter(({ raw }) => /^\p{Lu}/u.test(raw));
  const initials = words.map(({ raw }) => raw.charAt(0)).join('');
  const isTerm = termsIn(wordsOf([{ text: initials, isNewStart: true }])).length > 0;
  return words.length < minWordsOfName || isTerm ? [] : [fold(initials)];
};
const minWordsOfName = 3;

/** 'PAH' beside 'Princess Alexandra Hospital': the initials of an employer whose name the text has. */
const employerName = /(?<![\p{L}’'-])(?:\p{Lu}[\p{L}’'-]+ (?:(?:of|and|for|the) ){0,2}){2,6}(\p{Lu}\p{L}+)/gu;
const initialsInText = (text: string): readonly string[] =>
  [...text.matchAll(employerName)]
    .filter(([, last = '']) => employerNouns.has(fold(last)))
    .flatMap(([name]) => {
      const words = name.split(' ').filter((word) => /^\p{Lu}/u.test(word) && word !== 'The');
      // 'Northfell and Vale University Health Board' is short 'UHB', too.
      return words.flatMap((_, from) => initialsOf(words.slice(from).join(' ')));
    });

/** 'We are looking for a Dendrolog developer': said of the job, not of the employer. */
const aboutHire = inSequence(/^(?:we|our client|the company)\b.{0,20}/iu, hiringCue);

/** The text without web and email addresses: the employer's name in them is not an everyday word. */
const withoutAddresses = (text: string): string =>
  text
    .split(/\s+/u)
    .filter((token) => !/[\p{L}\d][@.]\p{L}|:\/\//u.test(token))
    .join(' ');
const isLowerIn = (text: string, raw: string): boolean => {
  const lower = raw.toLowerCase();
  for (let at = text.indexOf(lower); at >= 0; at = text.indexOf(lower, at + lower.length))
    if (!letter.test(text.charAt(at - 1)) && !letter.test(text.charAt(at + lower.length))) return true;
  return false;
};
const letter = /\p{L}/u;

/**
 * Returns a predicate for words that name the employer or its place: the capitalized words of the line under the title
 * and of what the employer writes about itself. Such a word is not a keyword, however often the posting repeats it.
 */
export const companyWordsOf = (jobText: string, statements: readonly Statement[]): ((word: Word) => boolean) => {
  const lines = jobText
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const header = lines.slice(1, 3);
  const toHeading = header.findIndex((line) => partOfHeading(line) !== null);
  const names = header
    .slice(0, toHeading < 0 ? header.length : toHeading)
    .filter((line) => line.length < 120 && !/[.!?:]$/.test(line));
  // In German every noun has a capital, so the employer's own description tells nothing.
  const about = statements
    .filter(({ language }) => language !== 'de')
    .filter((statement) => statement.part === 'about' || statement.part === 'boilerplate')
    .map((statement) => statement.text)
    .filter((text) => text !== lines[0] && !aboutHire.test(text));
  const said = new Set([
    ...[...names, ...about].flatMap((text) => capitals(text).map((word) => word.plain)),
    // What is asked for may be the certificate of a professional body: 'Chartered Management Institute, CMI level 5'.
    ...statements.flatMap(({ text, part, language }) =>
      language === 'de' || part === 'must' || part === 'nice' ? [] : initialsInText(text),
    ),
    ...statements.flatMap(({ text }) => shortNames(text)),
  ]);
  // 'The Herbarium' of an employer is an everyday word where the posting also asks for herbarium work. Few words are asked about, in many postings none.
  let asked: string | null = null;
  const textThatAsks = (): string =>
    (asked ??= withoutAddresses(
      statements
        .filter(({ part }) => part === 'must' || part === 'nice' || part === 'duty')
        .map(({ text }) => text)
        .join(' '),
    ));
  const everyday = new Map<string, boolean>();
  const isEveryday = ({ plain, raw }: Word): boolean => {
    const known = everyday.get(plain) ?? isLowerIn(textThatAsks(), raw);
    everyday.set(plain, known);
    return known;
  };
  return (word) => said.has(word.plain) && !isEveryday(word);
};
