import { likeliestLanguageOf } from '../../fields/written-language.ts';
import { advertLanguages } from '../../lexicon/adverts/abroad.ts';
import { functionWords } from '../../lexicon/stop-words.ts';
import { wordSet } from '../../lexicon/word-set.ts';
import type { TwoLanguages } from '../../model/keywords.ts';
import { fold } from '../../text/fold.ts';
import { rawWordsOf } from '../../text/words.ts';

const smallWords: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['English', new Set(functionWords)],
  ['German', advertLanguages.de.littleWords],
  ['French', advertLanguages.fr.littleWords],
  ['Spanish', advertLanguages.es.littleWords],
  ['Italian', advertLanguages.it.littleWords],
  ['Portuguese', advertLanguages.pt.littleWords],
  ['Dutch', advertLanguages.nl.littleWords],
]);

/**
 * Small words of relatives of these languages that we do not know, and of none of these: Catalan, Galician, Afrikaans,
 * Danish, Norwegian, Swedish and Romanian. Folded.
 */
const wordsOfOthers = wordSet(`
  amb els dels pels aquest aquesta vaig seva
  cos coa cun cunha nun nunha unha unhas dunha xestion teno persoas
  vir ek hulle baie asook verantwoordelik vaardighede
  og och ikke inte jeg jag som til till efter
  pentru prin sunt din cu fost
`);
/** One may be a name or an abbreviation. */
const minOfOthers = 2;
/** Of all words. Measured: 0.5 to 0.75 in sentences of these languages, 0.04 to 0.19 in Scandinavian and Romanian ones. */
const minShare = 0.2;
/** German resumes consist of nouns: 0.06 to 0.19 in those of entries and lists. */
const minShareBesideNouns = 0.05;
/** Nouns as German forms them, and none of its relatives: 'Entwicklung', 'Tätigkeit', 'Wissenschaft'. Folded. */
const germanNoun = /^\p{L}{3,}(?:ungs?|ungen|keit|keiten|heit|heiten|schaft|schaften)$/u;
/** Different ones: a firm or a school in a resume in another language has two or three. */
const minNouns = 6;

/** A text with fewer small words of its language is a list of names and terms. */
const minSmallWords = 10;
/** Of two languages in one text, the second has at least this share of the small words of the first. */
const maxShareOfOther = 0.2;

/** This many characters are enough to detect the language of a text; the rest is not looked at. */
const maxLength = 20_000;

/** Without 'IT' and 'US', which are not function words. */
const wordsIn = (text: string): readonly string[] =>
  rawWordsOf(text)
    .filter((raw) => raw.length === 1 || raw !== raw.toUpperCase())
    .map(fold);

const hasGermanNouns = (words: readonly string[]): boolean =>
  new Set(words.filter((word) => germanNoun.test(word))).size >= minNouns;

/** A list of German nouns has too few words in lower case for the detector. */
const languageOf = (text: string, words: readonly string[]): string | null =>
  likeliestLanguageOf(text) ?? (hasGermanNouns(words) ? 'German' : null);

const languagesOfWord: ReadonlyMap<string, readonly string[]> = new Map(
  [...new Set([...smallWords.values()].flatMap((words) => [...words]))].map((word) => [
    word,
    [...smallWords].filter(([, words]) => words.has(word)).map(([language]) => language),
  ]),
);

/** The languages whose small words a text has. Finding them is fast; the detector, which decides, is not. */
const possibleLanguages = (words: readonly string[]): readonly string[] => {
  const hits = new Map<string, number>();
  for (const word of words)
    for (const language of languagesOfWord.get(word) ?? []) hits.set(language, (hits.get(language) ?? 0) + 1);
  return [...hits].flatMap(([language, count]) => {
    if (count < minSmallWords || count < words.length * minShareBesideNouns) return [];
    const least = language === 'German' && hasGermanNouns(words) ? minShareBesideNouns : minShare;
    return count >= words.length * least ? [language] : [];
  });
};

/** Whether a text has the small words of one language, and hardly any of the other or of one that we do not know. */
const isIn = (words: readonly string[], language: string, other: string): boolean => {
  if (!possibleLanguages(words).includes(language)) return false;
  const [own, others] = [smallWords.get(language) ?? new Set(), smallWords.get(other) ?? new Set()];
  if (new Set(words.filter((word) => wordsOfOthers.has(word))).size >= minOfOthers) return false;
  const ownHits = words.filter((word) => own.has(word) && !others.has(word)).length;
  const otherHits = words.filter((word) => others.has(word) && !own.has(word)).length;
  return ownHits >= minSmallWords && otherHits <= ownHits * maxShareOfOther;
};

/** The language, other than English, in which a text is evidently written; null for English, a mixed text, and in doubt. */
export const writtenAbroad = (text: string): string | null => {
  const start = text.slice(0, maxLength);
  const words = wordsIn(start);
  if (possibleLanguages(words).every((language) => language === 'English')) return null;
  const language = languageOf(start, words);
  return language !== null && language !== 'English' && isIn(words, language, 'English') ? language : null;
};

/**
 * The two languages when a resume is evidently written in one and the job posting in another; null for one language, for
 * a text in both of them, and in doubt.
 */
export const twoLanguagesOf = (resumeText: string, jobText: string): TwoLanguages | null => {
  const [ofResume, ofJob] = [resumeText.slice(0, maxLength), jobText.slice(0, maxLength)];
  const [resumeWords, jobWords] = [wordsIn(ofResume), wordsIn(ofJob)];
  const possible = possibleLanguages(jobWords);
  if (!possibleLanguages(resumeWords).some((one) => possible.some((other) => other !== one))) return null;
  const [resume, job] = [languageOf(ofResume, resumeWords), languageOf(ofJob, jobWords)];
  if (resume === null || job === null || resume === job) return null;
  return isIn(resumeWords, resume, job) && isIn(jobWords, job, resume) ? { resume, job } : null;
};
