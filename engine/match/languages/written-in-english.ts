import type { IndexedResume } from '../resume-words.ts';
import { englishOf, shareOfEnglish } from '../../text/english.ts';
import { writtenAbroad } from './two-languages.ts';

/** Titles of the sections that every resume has, which no other language writes like this. In lower case, with accents. */
const englishTitles: ReadonlySet<string> = new Set([
  'education',
  'employment',
  'employment history',
  'experience',
  'professional experience',
  'relevant experience',
  'skills',
  'work experience',
  'work history',
]);
/** A single one occurs in resumes in other languages, too: 'Skills'. */
const minTitles = 2;

/**
 * Whether a resume is written in English, also where it is too short to have many small words: 'Loaded 12 trailers with
 * a forklift' below 'Experience', above 'Education'.
 */
export const isWrittenInEnglish = ({ visual, words }: Pick<IndexedResume, 'visual' | 'words'>): boolean => {
  const raw = words.words.map((word) => word.raw);
  if (englishOf(raw) === true) return true;
  if (shareOfEnglish(raw) === 0) return false;
  const texts = visual.lines.map(({ text }) => text);
  const titles = new Set(texts.map(titleOf).filter((title) => englishTitles.has(title)));
  return titles.size >= minTitles && writtenAbroad(texts.join('\n')) === null;
};

const titleOf = (text: string): string => text.trim().replace(/:$/, '').toLowerCase();
