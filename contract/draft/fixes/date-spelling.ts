import { madeOnce } from '../../made-once.ts';
import type { ResumeDraft } from '../../report/resume-draft.ts';
import { withBlock } from '../change.ts';
import { blockPlace, type Entry } from '../place.ts';
import { type Offer, textChange } from './offer.ts';

type Period = NonNullable<Entry['period']>;
type WrittenDate = Exclude<Period['end'], null>;

const month = madeOnce(() => new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' }));
const monthNames = madeOnce(() => Array.from({ length: 12 }, (_, index) => month().format(Date.UTC(2000, index))));
const months = madeOnce(
  () => new Set(monthNames().flatMap((name) => [name.toLowerCase(), name.slice(0, 3).toLowerCase(), 'sept'])),
);
const untilNow = new Set(['present', 'current', 'now', 'today', 'date', 'ongoing']);

/** Words that only join two dates. */
const joints = new Set(['to', 'until', 'till', 'from']);

/** 'March 2021', '2021' or 'Present': the spelling of our templates. */
const spelledDate = (date: WrittenDate): string => {
  if (date === 'present') return 'Present';
  return date.month === undefined ? `${date.year}` : `${monthNames()[date.month - 1] ?? ''} ${date.year}`;
};

const spelled = ({ start, end }: Period): string =>
  [start, end].flatMap((date) => (date === null ? [] : [spelledDate(date)])).join(' – ');

/** How many of its numbers a written date needs: a third one is a day, which our spelling would lose. */
const numbersOf = (date: Period['start'] | Period['end']): { years: number; numericMonths: number } => {
  if (date === null || date === 'present') return { years: 0, numericMonths: 0 };
  return { years: 1, numericMonths: date.month === undefined ? 0 : 1 };
};

/**
 * The dates of an entry in our spelling; null where that could lose or add anything: a season, a day, a word such as
 * 'expected', another language, or dates that we did not understand.
 */
export const respelled = ({ dates, period }: Pick<Entry, 'dates' | 'period'>): string | null => {
  if (period === null || period.style === 'season' || (period.start === null && period.end === null)) return null;
  const words = dates.toLowerCase().match(/\p{L}+/gu) ?? [];
  if (words.some((word) => !months().has(word) && !untilNow.has(word) && !joints.has(word))) return null;
  const [start, end] = [numbersOf(period.start), numbersOf(period.end)];
  const named = words.filter((word) => months().has(word)).length;
  const expected = start.years + end.years + start.numericMonths + end.numericMonths;
  const numbers = dates.match(/\d+/g) ?? [];
  if (numbers.length + named !== expected) return null;
  if (words.some((word) => untilNow.has(word)) !== (period.end === 'present')) return null;
  return spelled(period);
};

/** How a date looks, whatever it says: 'Mar 2021' and 'Jun 2019' look alike, '03/2021' does not. */
const looksOf = (dates: string): readonly string[] =>
  dates
    .toLowerCase()
    .replaceAll(/\p{L}+/gu, (word) => {
      if (!months().has(word)) return word;
      return word.length > 3 && word !== 'sept' ? 'M' : 'm';
    })
    .split(/\s+(?:[-–—]|to|until|till)\s+|\s*[–—]\s*/u)
    .map((date) => date.replaceAll(/\d+/g, (number) => (number.length === 4 ? 'Y' : '0')))
    // 'May' is the only name that is as short as its abbreviation.
    .filter((look) => look.includes('0') || look.includes('m') || look.includes('M'));

/** Spells all dates of jobs and degrees in one way, where they differ. Dates that could lose anything stay as they are. */
export const spellDatesOneWay = (draft: ResumeDraft): Offer | null => {
  const entries = draft.sections.flatMap(({ blocks }, section) =>
    blocks.flatMap((block, index) => (block.is === 'entry' ? [{ entry: block, section, index }] : [])),
  );
  const looks = new Set(entries.flatMap(({ entry }) => looksOf(entry.dates)));
  if (looks.size < 2) return null;
  const changed = entries.flatMap(({ entry, section, index }) => {
    const after = respelled(entry);
    return after === null || after === entry.dates ? [] : [{ section, index, after }];
  });
  const [first] = changed;
  if (first === undefined) return null;
  return {
    kind: 'date-spelling',
    place: `${blockPlace(first.section, first.index)}/dates`,
    changes: changed.map(({ section, index, after }) =>
      textChange(draft, `${blockPlace(section, index)}/dates`, after),
    ),
    // The period stays: the dates are the same.
    result: changed.reduce(
      (now, { section, index, after }) =>
        withBlock(now, section, index, (block) => (block.is === 'entry' ? { ...block, dates: after } : block)),
      draft,
    ),
  };
};
