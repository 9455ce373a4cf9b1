import { francAll } from 'franc';
import { languagesOfOtherScripts, readLanguages, unreadLanguages } from '../lexicon/written-languages.ts';
import { languagesOfTitle, unreadTitleKey } from '../lexicon/unread-titles.ts';
import { plainEnglishWords } from '../text/english.ts';

/** Of the lower-case words of an English resume, 13 to 28% are plain English words (12 people of the evaluation kit). */
const minPlainEnglishShare = 0.025;
/** Letters of lower-case words. Less text than three lines does not tell a language. */
const minLetters = 150;
/**
 * By how much an unread language must be likelier than the likeliest one that we read, on the detector's scale from 0
 * to 1. Measured: texts in 17 unread languages are at 0.09 to 0.3, English, French, German, Spanish, Italian,
 * Portuguese and Dutch ones at -0.3 to -0.02.
 */
const minLead = 0.06;
/** Letters outside the Latin alphabet, below which a text counts as Latin. */
const minOtherLetters = 40;

/** The name of a language that we do not read, for a text that is evidently written in it; null for all other texts. */
export const unreadLanguageOf = (text: string): string | null =>
  isInOtherScript(text) ? languageOfOtherScript(text) : unreadLatinLanguageOf(text);

const isInOtherScript = (text: string): boolean => {
  // Most texts have few characters that are not ASCII, and every letter of ASCII is Latin.
  const beyondAscii = text.replaceAll(/[\0-\x7F]+/gu, '');
  const other = (beyondAscii.match(/(?!\p{Script=Latin})\p{L}/gu) ?? []).length;
  if (other < minOtherLetters) return false;
  return other > (text.match(/\p{Script=Latin}/gu) ?? []).length;
};

const languageOfOtherScript = (text: string): string => {
  const [[code] = ['und']] = francAll(text.replaceAll(/\p{Script=Latin}+/gu, ' '), {
    only: [...languagesOfOtherScripts.keys()],
  });
  return languagesOfOtherScripts.get(code) ?? 'a language that does not use the Latin alphabet';
};

/** Words in lower case: names of people, firms and tools say little about the language of a resume. */
const lowerCaseWords = (text: string): string[] =>
  text.match(/(?<![\p{L}\p{N}@./_-])\p{Ll}[\p{Ll}'’]*(?![\p{L}\p{N}@/_-])/gu) ?? [];

/** The language that we read in which a text is likeliest written; null for less text than three lines. */
export const likeliestLanguageOf = (text: string): string | null => {
  const sample = lowerCaseWords(text).join(' ');
  if (sample.length < minLetters) return null;
  const [[code] = ['und']] = francAll(sample, { only: [...readLanguages.keys()] });
  return readLanguages.get(code) ?? null;
};

/** Lines that are a section's title in one unread language. A single one may be a name or a word of ours. */
const minTitles = 2;
const maxTitleLength = 40;

/**
 * The language of the titles of a page: lists of jobs and skills have too few sentences to tell it. Of relatives that
 * share the titles (Norwegian and Danish), the likelier one by the words.
 */
const languageOfTitles = (text: string, sample: string): string | null => {
  const found = new Map<string, Set<string>>();
  for (const line of text.split(/[\n\t]/u)) {
    if (line.length > maxTitleLength) continue;
    const key = unreadTitleKey(line);
    for (const code of languagesOfTitle.get(key) ?? []) found.set(code, (found.get(code) ?? new Set()).add(key));
  }
  const most = Math.max(0, ...[...found.values()].map((keys) => keys.size));
  const [code, ...others] = [...found].flatMap(([one, keys]) => (keys.size === most ? [one] : []));
  if (most < minTitles || code === undefined) return null;
  const likeliest =
    others.length === 0 ? code : (francAll(sample, { only: [code, ...others], minLength: 1 })[0]?.[0] ?? code);
  return unreadLanguages.get(likeliest) ?? unreadLanguages.get(code) ?? null;
};

const unreadLatinLanguageOf = (text: string): string | null => {
  const words = lowerCaseWords(text);
  const plain = words.filter((word) => plainEnglishWords.has(word)).length;
  if (plain >= 2 && plain / words.length >= minPlainEnglishShare) return null;
  const sample = words.join(' ');
  const byTitles = languageOfTitles(text, sample);
  if (byTitles !== null) return byTitles;
  if (sample.length < minLetters) return null;
  const likelihoods = new Map(francAll(sample, { only: [...readLanguages.keys(), ...unreadLanguages.keys()] }));
  const likelihoodOf = (code: string): number => likelihoods.get(code) ?? 0;
  const [unread = ''] = [...unreadLanguages.keys()].toSorted((a, b) => likelihoodOf(b) - likelihoodOf(a));
  const bestRead = Math.max(...[...readLanguages.keys()].map(likelihoodOf));
  return likelihoodOf(unread) - bestRead < minLead ? null : (unreadLanguages.get(unread) ?? null);
};
