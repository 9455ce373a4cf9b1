import { likeliestLanguageOf } from '../fields/written-language.ts';
import { advertLanguages } from '../lexicon/adverts/abroad.ts';
import { functionWords } from '../lexicon/stop-words.ts';
import { wordSet } from '../lexicon/word-set.ts';
import type { TwoLanguages } from '../model/keywords.ts';
import { fold } from '../text/fold.ts';
import { rawWordsOf } from '../text/words.ts';

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

/** A text with fewer small words of its language is a list of names and terms. */
const minSmallWords = 10;
/** Of two languages in one text, the second has at least this share of the small words of the first. */
const maxShareOfOther = 0.2;

/** So much of a text tells its language: characters. */
const maxLength = 20_000;

/** Whether a text has the small words of one language, and hardly any of the other or of one that we do not know. */
const isIn = (text: string, language: string, other: string): boolean => {
  const [own, others] = [smallWords.get(language) ?? new Set(), smallWords.get(other) ?? new Set()];
  const words = rawWordsOf(text).map(fold);
  if (new Set(words.filter((word) => wordsOfOthers.has(word))).size >= minOfOthers) return false;
  if (words.filter((word) => own.has(word)).length < words.length * minShare) return false;
  const ownHits = words.filter((word) => own.has(word) && !others.has(word)).length;
  const otherHits = words.filter((word) => others.has(word) && !own.has(word)).length;
  return ownHits >= minSmallWords && otherHits <= ownHits * maxShareOfOther;
};

/**
 * The two languages when a resume is evidently written in one and the job posting in another; null for one language, for
 * a text in both of them, and in doubt.
 */
export const twoLanguagesOf = (resumeText: string, jobText: string): TwoLanguages | null => {
  const [ofResume, ofJob] = [resumeText.slice(0, maxLength), jobText.slice(0, maxLength)];
  const [resume, job] = [likeliestLanguageOf(ofResume), likeliestLanguageOf(ofJob)];
  if (resume === null || job === null || resume === job) return null;
  return isIn(ofResume, resume, job) && isIn(ofJob, job, resume) ? { resume, job } : null;
};
