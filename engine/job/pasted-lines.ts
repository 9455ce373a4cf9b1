import type { Reading } from '../model/reading.ts';
import { stemsOf } from './words.ts';

/** Fewer lines than this may be alike by chance: 'Wound care' is a duty as well as a requirement. */
const pastedAtLeast = 3;
const pastedShare = 0.4;
/** 'Responsible for', 'Experience with': words put before a pasted line. */
const leadIn = 3;

/**
 * Lines of the resume that are lines of the job description, one by one: none of them need be long when so many are the same.
 * Lists of skills may name what the advert names.
 */
export const pastedLines = (
  jobText: string,
  visual: Reading,
  isList: (line: number) => boolean,
): ReadonlySet<number> => {
  const asked = new Set(
    jobText
      .split('\n')
      .map((line) => stemsOf(line).join(' '))
      .filter((line) => line !== ''),
  );
  const pasted = visual.lines.flatMap(({ text }, index): { index: number; line: string }[] => {
    if (isList(index)) return [];
    const stems = stemsOf(text);
    const lead = [0, 1, 2, leadIn].find((from) => from < stems.length && asked.has(stems.slice(from).join(' ')));
    return lead === undefined ? [] : [{ index, line: stems.slice(lead).join(' ') }];
  });
  const different = new Set(pasted.map(({ line }) => line)).size;
  if (different < pastedAtLeast || different / asked.size < pastedShare) return new Set();
  return new Set(pasted.map(({ index }) => index));
};
