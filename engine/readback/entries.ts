import { degreeOf, datesOf } from '../draft/entries.ts';
import { periodsIn } from '../fields/dates/periods.ts';
import { isDuration } from '../fields/entries/durations.ts';
import type { DraftEntry } from '../model/draft.ts';
import type { ComparedValue, ReadBackField } from '../model/read-back.ts';
import type { Education, EndDate, Field, Job, PartialDate, Period } from '../model/resume.ts';
import { hasValue, keyOf } from './same-text.ts';
import type { WhatWasRead } from './what-was-read.ts';

/** An entry of the document with its place there. */
export type PlacedEntry = { entry: DraftEntry; place: string };

/** A job or a degree as it was read, in the words of an entry. */
type ReadEntry = {
  title: string;
  at: string;
  place: string;
  dates: string;
  period: Period | null;
  bullets: readonly string[];
};

type Names = { title: ReadBackField; at: ReadBackField; added: ReadBackField };

export const jobNames: Names = { title: 'job-title', at: 'employer', added: 'added-job' };
export const degreeNames: Names = { title: 'degree', at: 'school', added: 'added-degree' };

export const jobsRead = ({ reading }: WhatWasRead, jobs: readonly Job[]): ReadEntry[] =>
  jobs.map(({ title, employer, location, period, bullets }) => ({
    title: textOf(title),
    at: textOf(employer),
    place: textOf(location),
    ...datesOf(reading, period),
    bullets: bullets.map(({ value }) => value),
  }));

export const degreesRead = ({ reading }: WhatWasRead, degrees: readonly Education[]): ReadEntry[] =>
  degrees.map((degree) => ({
    title: degreeOf(reading, degree),
    at: textOf(degree.institution),
    place: textOf(degree.location),
    ...datesOf(reading, degree.period),
    bullets: [],
  }));

const textOf = (field: Field<string> | null): string => field?.value ?? '';

/** `isThere`: whether the text at this place of the document is below its heading; for lines that are no field of their own. `isWritten`: whether the document has an entry of these parts in lines that it does not call one. */
type Elsewhere = { isThere: (place: string) => boolean; isWritten: (parts: readonly string[]) => boolean };

/** Every value of the entries beside that of the entry read for it, and the entries that were read for none. */
export const comparedEntries = (
  written: readonly PlacedEntry[],
  read: readonly ReadEntry[],
  names: Names,
  { isThere, isWritten }: Elsewhere,
): ComparedValue[] => {
  const pairs = paired(written, read);
  const values = written.flatMap(({ entry, place }, index) => {
    const other = pairs.get(index);
    const found = other === undefined ? null : (read[other] ?? null);
    // A bullet that is written twice has to be read twice.
    const bulletsLeft = (found?.bullets ?? []).map(keyOf);
    const takeBullet = (key: string): boolean => {
      const at = bulletsLeft.indexOf(key);
      if (at >= 0) bulletsLeft.splice(at, 1);
      return at >= 0;
    };
    const text = (field: ReadBackField, name: 'title' | 'at' | 'place'): ComparedValue => ({
      place: `${place}/${name}`,
      field,
      written: entry[name],
      read: found === null || found[name] === '' ? null : found[name],
      isSame: found !== null && keyOf(found[name]) === keyOf(entry[name]),
    });
    const line =
      (name: 'notes' | 'bullets') =>
      (one: { text: string }, at: number): ComparedValue => {
        const lineAt = `${place}/${name}/${at}`;
        const isBullet = name === 'bullets' && names.title === 'job-title';
        const isSame = isBullet ? takeBullet(keyOf(one.text)) : isThere(lineAt);
        const near = isSame ? one.text : (found?.bullets.find((bullet) => isAbout(bullet, one.text)) ?? null);
        return { place: lineAt, field: name === 'bullets' ? 'bullet' : 'line', written: one.text, read: near, isSame };
      };
    return [
      text(names.title, 'title'),
      text(names.at, 'at'),
      text('place', 'place'),
      {
        place: `${place}/dates`,
        field: 'dates' as const,
        written: entry.dates,
        read: found === null || found.dates === '' ? null : found.dates,
        isSame: found !== null && areSameDates(entry, found) && isSameText(entry.dates, found.dates),
      },
      ...entry.notes.map(line('notes')),
      ...entry.bullets.map(line('bullets')),
    ].filter((value) => hasValue(value.written));
  });
  const matched = new Set(pairs.values());
  const added = read.flatMap((one, index): ComparedValue[] => {
    const parts = [one.title, one.at, one.dates].filter((part) => part !== '');
    if (matched.has(index) || isWritten(parts)) return [];
    return [{ place: '', field: names.added, written: '', read: parts.join(', '), isSame: false }];
  });
  return [...values, ...added];
};

/** What each part that is the same says about two entries being one. */
const parts = [
  { signal: 'title', weight: 3, example: 'Nurse; two jobs at one clinic' },
  { signal: 'at', weight: 3, example: 'Quay Clinic; twice the same title' },
  { signal: 'dates', weight: 3, example: '2019 – 2021; the same job twice at one clinic' },
  { signal: 'bullets', weight: 1, example: 'one bullet in common, when the head was misread' },
] as const;

/** Index of the entry that was read for each written one, best matches first. */
const paired = (written: readonly PlacedEntry[], read: readonly ReadEntry[]): ReadonlyMap<number, number> => {
  const pairs = new Map<number, number>();
  const taken = new Set<number>();
  const candidates = written
    .flatMap(({ entry }, one) => read.map((found, other) => ({ one, other, weight: likenessOf(entry, found) })))
    .filter(({ weight }) => weight > 0)
    // Of equals, those that are in the same place.
    .toSorted((a, b) => b.weight - a.weight || Math.abs(a.one - a.other) - Math.abs(b.one - b.other));
  for (const { one, other } of candidates) {
    if (pairs.has(one) || taken.has(other)) continue;
    pairs.set(one, other);
    taken.add(other);
  }
  return pairs;
};

const likenessOf = (entry: DraftEntry, found: ReadEntry): number => {
  const own = new Set(entry.bullets.map(({ text }) => keyOf(text)));
  const isSame = {
    title: entry.title !== '' && keyOf(entry.title) === keyOf(found.title),
    at: entry.at !== '' && keyOf(entry.at) === keyOf(found.at),
    dates: entry.dates !== '' && areSameDates(entry, found),
    bullets: found.bullets.some((bullet) => own.has(keyOf(bullet))),
  };
  return parts.reduce((sum, { signal, weight }) => sum + (isSame[signal] ? weight : 0), 0);
};

/**
 * Whether dates were read as they were meant: as the document understands them, or as they are read by themselves.
 * Words that are no dates can be there only as they were written.
 */
const areSameDates = ({ dates, period }: DraftEntry, found: ReadEntry): boolean => {
  if (found.period === null) return false;
  const { period: alone } = periodsIn(dates)[0] ?? {};
  const meant = [period, alone].filter((one) => one !== null && one !== undefined);
  if (meant.length === 0) return keyOf(dates) === keyOf(found.dates);
  const said = keyOfPeriod(found.period);
  return meant.some((one) => keyOfPeriod(one) === said);
};

/** Dates as written; how long that was, on the line below, may be read with them. */
const isSameText = (written: string, read: string): boolean =>
  keyOf(written) === keyOf(read) || (read.startsWith(written) && isDuration(read.slice(written.length)));

const keyOfPeriod = ({ start, end }: Period): string => `${keyOfDate(start)} to ${keyOfDate(end)}`;
const keyOfDate = (date: PartialDate | EndDate | null): string => {
  if (date === null || date === 'present') return String(date);
  return `${date.year}-${date.month ?? ''}`;
};

/** Whether a line that was read is most of a written one, or has it in it. */
const isAbout = (one: string, other: string): boolean => {
  const [a, b] = [keyOf(one), keyOf(other)];
  return a !== '' && (a.includes(b) || b.includes(a) || a.slice(0, 20) === b.slice(0, 20));
};
