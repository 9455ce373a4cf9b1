import { fold } from '../text/fold.ts';
import { stretchesOfLetters } from '../text/letters.ts';
import type { Reading } from '../model/reading.ts';
import type { Resume } from '../model/resume.ts';

/**
 * Flesch reading ease of the sentences of a resume (summary and bullets; all lines where there are none), 0 to 100,
 * higher is easier. Informative only: the formula was made for continuous English text, so no check uses it.
 */
export const readabilityOf = (resume: Resume, visual: Reading): number => {
  const bullets = [...resume.experience, ...resume.volunteering].flatMap((job) =>
    job.bullets.map((bullet) => bullet.value),
  );
  const prose = [...(resume.summary === null ? [] : [resume.summary.value]), ...bullets];
  const texts = prose.length > 0 ? prose : visual.lines.map((line) => line.text);
  const sentences = texts
    .flatMap((text) => text.split(/[.!?;](?=\s|$)/))
    .map(lettersOnly)
    .filter((words) => words.length > 0);
  const words = sentences.flat();
  if (words.length === 0) return 0;
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
  const ease = 206.835 - 1.015 * (words.length / sentences.length) - 84.6 * (syllables / words.length);
  return Math.round(Math.min(100, Math.max(0, ease)));
};

const lettersOnly = (text: string): readonly string[] => stretchesOfLetters(text.toLowerCase());

const silentEnd = /[^aeiouyl]e$/;

/** Groups of vowels, without a silent e at the end: accurate enough for a mean over many words. */
const syllablesOf = (word: string): number => {
  const letters = fold(word).replace(/[^a-z]/g, '');
  const groups = letters.match(/[aeiouy]+/g)?.length ?? 0;
  return Math.max(1, silentEnd.test(letters) ? groups - 1 : groups);
};
