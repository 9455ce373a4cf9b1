import { employerScore } from '../experience/employers.ts';
import { titleScore } from '../experience/titles.ts';
import { sharedWords } from '../../lexicon/work/employer-words.ts';
import { workFields } from '../../lexicon/work/job-titles.ts';
import { lookupWordsOf } from '../../text/lookup-words.ts';
import type { Row } from './row.ts';

/** Rows with a slash between title and name from which on it is how the section is written. */
const minRows = 2;
const sureTitle = 2;
const noTitle = 0;
/** Score of a name with a word for an organization. */
const likelyEmployer = 1.3;

const slash = ' / ';
const bar = ' | ';

/**
 * 'Welder / Harrow Works' and 'Fitter / Alder Docks / Leeds' with bars for the slashes: they separate fields where no row
 * of the section has them between two titles ('Cook / Baker'), and at most half of them have words that no list knows.
 */
export const withSlashesAsBars = (rows: readonly Row[]): readonly Row[] => {
  if (!rows.some(({ text }) => text.includes(slash))) return rows;
  const read = rows.map(partsAt);
  const sections = new Set(rows.map(({ section }) => section));
  const separating = new Set(
    [...sections].filter((section) => {
      const own = read.filter((parts, index) => parts !== null && rows[index]?.section === section);
      const fields = own.filter((parts) => parts === 'fields').length;
      return fields >= minRows && fields * 2 >= own.length && !own.includes('titles');
    }),
  );
  return rows.map((row, index) =>
    read[index] !== null && separating.has(row.section) ? { ...row, text: row.text.replaceAll(slash, bar) } : row,
  );
};

/** What the slashes of a header separate; null for rows without any, and for text. */
const partsAt = ({ text, hasMarker, periods }: Row): 'fields' | 'titles' | 'unknown' | null => {
  if (hasMarker || !text.includes(slash)) return null;
  const words = periods.reduceRight((rest, { from, to }) => rest.slice(0, from) + rest.slice(to), text);
  const parts = words
    .split(/\s\/(?:\s|$)|\t/u)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  if (parts.length < 2) return null;
  const titles = parts.filter((part) => titleScore(part) >= sureTitle).length;
  if (titles === 0) return periods.length > 0 ? 'unknown' : null;
  if (titles > 1) return 'titles';
  return parts.slice(0, 2).every((part) => titleScore(part) >= sureTitle || isName(part)) ? 'fields' : 'unknown';
};

/** 'Alder Docks', but not 'Special Needs' below a teacher or 'Android': two capitalized words and no field of work. */
const isName = (text: string): boolean => {
  if (titleScore(text) > noTitle && employerScore(text) < likelyEmployer) return false;
  if (employerScore(text) >= likelyEmployer) return true;
  const words = lookupWordsOf(text);
  return (
    words.length > 1 &&
    /^\p{Lu}.*\s\p{Lu}/u.test(text) &&
    !words.some((word) => sharedWords.has(word) || workFields.has(word))
  );
};
