import type { Block, Entry, Line } from '#contract/draft/place.ts';
import { dateKeys, datesFrom, datesTo, isoDate } from './dates.ts';
import { isList, type Json, type JsonObject, labeled, objectOf, wordsOf } from './json.ts';
import { differentBlock, type EntrySpec, writtenDates } from './sections.ts';

/** A line of an entry and the field that it shows. */
type Note = Line & { key: string; label: string };

/** Text that is kept line by line. */
export const linesIn = (value: Json | undefined): string[] =>
  (typeof value === 'string' ? value.split(/\r?\n/) : [wordsOf(value)]).map((text) => text.trim()).filter(Boolean);

const none: ReadonlySet<string> = new Set();

const firstOf = (item: JsonObject, keys: readonly string[]): string =>
  keys.map((key) => wordsOf(item[key])).find((text) => text !== '') ?? '';

const titleIn = (spec: EntrySpec, item: JsonObject): string =>
  spec.title
    .map((key) => wordsOf(item[key]))
    .filter((text) => text !== '')
    .join(', ');

const bulletsIn = (spec: EntrySpec, item: JsonObject): string[] => {
  const value = item[spec.bullets];
  return (isList(value) ? value : [value]).map((each) => wordsOf(each)).filter((text) => text !== '');
};

/** Everything that is not shown elsewhere: described fields with their label, then fields that we do not know, to be checked. */
const notesIn = (spec: EntrySpec, item: JsonObject, faulty: ReadonlySet<string> = none): Note[] => {
  const note = (key: string, label: string, text: string, needsCheck = faulty.has(key)): Note[] =>
    text === '' ? [] : [{ key, label, text: labeled(label, text), needsCheck }];
  const known = spec.notes.flatMap(([key, label]) => note(key, label, wordsOf(item[key])));
  const text = linesIn(item[spec.text]).flatMap((line) => note(spec.text, '', line));
  const shownAt = spec.at.find((key) => wordsOf(item[key]) !== '');
  const shown = new Set([
    ...spec.title,
    ...(shownAt === undefined ? [] : [shownAt]),
    'location',
    ...dateKeys(spec).filter((key) => key === writtenDates || isoDate(item[key]) !== null),
    ...spec.notes.map(([key]) => key),
    spec.text,
    spec.bullets,
    differentBlock,
  ]);
  const others = Object.keys(item)
    .filter((key) => !shown.has(key))
    .flatMap((key) => note(key, key, wordsOf(item[key]), true));
  return [...known, ...text, ...others];
};

/** `faulty` are the keys whose values are not as the schema wants them: their lines are to be checked. */
export const entryFrom = (spec: EntrySpec, item: JsonObject, id: string, faulty?: ReadonlySet<string>): Entry => ({
  id,
  is: 'entry',
  title: titleIn(spec, item),
  at: firstOf(item, spec.at),
  place: wordsOf(item['location']),
  ...datesFrom(spec, item),
  notes: notesIn(spec, item, faulty).map(({ text, needsCheck }) => ({ text, needsCheck })),
  bullets: bulletsIn(spec, item).map((text) => ({ text, needsCheck: false })),
});

const isFilled = (text: string): boolean => text.trim() !== '';

/**
 * The element for an entry. Of the element that it came from, every field stays whose words are still there, as it is
 * in the file; a field whose words were changed or removed is written anew or left out.
 */
export const itemOf = (spec: EntrySpec, entry: Extract<Block, { is: 'entry' }>, from: JsonObject): JsonObject => {
  const before = entryFrom(spec, from, entry.id);
  const fields = new Map<string, Json | undefined>(Object.entries(from));
  const rewrite = (keys: readonly string[], values: JsonObject): void => {
    for (const key of keys) fields.delete(key);
    for (const [key, value] of Object.entries(values)) fields.set(key, value);
  };
  const one = (key: string | undefined, text: string): JsonObject =>
    key === undefined || !isFilled(text) ? {} : { [key]: text };
  if (entry.title !== before.title) rewrite(spec.title, one(spec.title[0], entry.title));
  if (entry.at !== before.at) rewrite(spec.at, one(spec.at[0], entry.at));
  if (entry.place !== before.place) rewrite(['location'], one('location', entry.place));
  if (entry.dates !== before.dates) rewrite(dateKeys(spec), datesTo(spec, entry));
  const bullets = entry.bullets.map(({ text }) => text).filter(isFilled);
  if (bullets.join('\n') !== before.bullets.map(({ text }) => text).join('\n'))
    rewrite([spec.bullets], bullets.length === 0 ? {} : { [spec.bullets]: bullets });
  writeNotes(spec, from, entry.notes.map(({ text }) => text).filter(isFilled), fields);
  return objectOf(fields);
};

/** Lines that are still there keep their fields; all others are the text of the element, in the order of the resume. */
const writeNotes = (
  spec: EntrySpec,
  from: JsonObject,
  after: readonly string[],
  fields: Map<string, Json | undefined>,
): void => {
  const before = notesIn(spec, from);
  if (before.map(({ text }) => text).join('\n') === after.join('\n')) return;
  const left = [...after];
  for (const { key, text } of before) {
    if (key === spec.text) continue;
    const at = left.indexOf(text);
    if (at < 0) fields.delete(key);
    else left.splice(at, 1);
  }
  const isTextKept = linesIn(from[spec.text]).join('\n') === left.join('\n');
  if (!isTextKept) fields.set(spec.text, left.length === 0 ? undefined : left.join('\n'));
};
