import type { SectionKind } from '#engine/section-kinds.ts';

/** How the elements of one list of JSON Resume become entries of a section, and back. */
export type EntrySpec = {
  is: 'entry';
  kind: SectionKind;
  /** The keys whose values are joined by a comma. A new title goes into the first. */
  title: readonly string[];
  /** The first key that has a value counts; older versions of the format used other names. */
  at: readonly string[];
  dates: 'range' | 'open-range' | { on: string };
  /** The text below the head, one line of the resume for each of its lines. */
  text: string;
  bullets: string;
  /** Other values that are shown as a line, with their label. */
  notes: readonly (readonly [key: string, label: string])[];
};

/** Lists whose elements are one line each: 'name (level): keyword, keyword'. */
export type ItemSpec = { is: 'item'; kind: SectionKind; name: string; level: string; keywords: string };

export type ListSpec = EntrySpec | ItemSpec;

const entry = { is: 'entry', at: ['organization'], dates: 'range', text: 'summary', bullets: 'highlights' } as const;
const url = ['url', ''] as const;

/**
 * The lists of JSON Resume 1.x (https://jsonresume.org/schema). `highlights` and `location` are used in lists that the
 * schema does not have them in too: it allows more fields everywhere. An 'open-range' without an end is still going on,
 * which is how the format says it (https://github.com/jsonresume/resume-cli/issues/762).
 */
export const lists: Readonly<Record<string, ListSpec>> = {
  work: {
    ...entry,
    kind: 'experience',
    title: ['position'],
    at: ['name', 'company'],
    dates: 'open-range',
    notes: [['description', ''], url, ['website', '']],
  },
  volunteer: { ...entry, kind: 'volunteering', title: ['position'], dates: 'open-range', notes: [url] },
  education: {
    ...entry,
    kind: 'education',
    title: ['studyType', 'area'],
    at: ['institution'],
    bullets: 'courses',
    notes: [['score', 'Score'], url],
  },
  awards: { ...entry, kind: 'awards', title: ['title'], at: ['awarder'], dates: { on: 'date' }, notes: [url] },
  certificates: {
    ...entry,
    kind: 'certifications',
    title: ['name'],
    at: ['issuer'],
    dates: { on: 'date' },
    notes: [url],
  },
  publications: {
    ...entry,
    kind: 'publications',
    title: ['name'],
    at: ['publisher'],
    dates: { on: 'releaseDate' },
    notes: [url],
  },
  skills: { is: 'item', kind: 'skills', name: 'name', level: 'level', keywords: 'keywords' },
  languages: { is: 'item', kind: 'languages', name: 'language', level: 'fluency', keywords: 'keywords' },
  interests: { is: 'item', kind: 'interests', name: 'name', level: 'level', keywords: 'keywords' },
  references: { ...entry, kind: 'references', title: ['name'], text: 'reference', notes: [] },
  projects: {
    ...entry,
    kind: 'projects',
    title: ['name'],
    at: ['entity'],
    text: 'description',
    notes: [['roles', 'Roles'], ['type', 'Type'], url, ['keywords', 'Keywords']],
  },
  /** Not of the format: sections that it has no list for. */
  other: { ...entry, kind: 'other', title: ['title'], notes: [url] },
};

/** null for a key of none, such as '__proto__' in a stranger's file. */
export const listOf = (key: string): ListSpec | null => (Object.hasOwn(lists, key) ? (lists[key] ?? null) : null);

/** For an entry in a list of items. */
export const anyEntry: EntrySpec = { ...entry, kind: 'other', title: ['title'], notes: [url] };

/** The list that sections of a kind are written to. */
export const listOfKind = (kind: SectionKind): string =>
  Object.entries(lists).find(([, spec]) => spec.kind === kind)?.[0] ?? 'other';

/** How dates other than those of the format are kept: as they are written. */
export const writtenDates = 'dates';
/** 'text', 'item' or 'entry' for an element that differs in kind from the others of its list. */
export const differentBlock = 'block';
