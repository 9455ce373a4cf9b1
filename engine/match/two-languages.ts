import { likeliestLanguageOf } from '../fields/written-language.ts';
import { advertLanguages } from '../lexicon/adverts/abroad.ts';
import { functionWords } from '../lexicon/stop-words.ts';
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

/** A text with fewer small words of its language is a list of names and terms. */
const minSmallWords = 10;
/** Of two languages in one text, the second has at least this share of the small words of the first. */
const maxShareOfOther = 0.2;

/** So much of a text tells its language: characters. */
const maxLength = 20_000;

/** Whether a text has the small words of one language and hardly any of the other. */
const isIn = (text: string, language: string, other: string): boolean => {
  const [own, others] = [smallWords.get(language) ?? new Set(), smallWords.get(other) ?? new Set()];
  const words = rawWordsOf(text).map(fold);
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
