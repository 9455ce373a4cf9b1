import type { Block, Section } from '#contract/draft/place.ts';

// Parts that a person adds. Their ids are made up here: a document needs them to be unique.

/** `randomUUID` needs HTTPS, and a small installation may have none. */
export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('');

export const newText = (is: 'text' | 'item', text = ''): Block => ({
  id: newId(),
  is,
  line: { text, needsCheck: false },
});

export const newEntry = (): Block => ({
  id: newId(),
  is: 'entry',
  title: '',
  at: '',
  place: '',
  dates: '',
  period: null,
  notes: [],
  bullets: [],
});

/** Sections of things with a name, a place and a time. */
const ofEntries: ReadonlySet<Section['kind']> = new Set([
  'experience',
  'education',
  'projects',
  'volunteering',
  'certifications',
  'awards',
  'publications',
  'references',
]);
const ofItems: ReadonlySet<Section['kind']> = new Set(['skills', 'languages', 'interests']);

export const hasEntries = (kind: Section['kind']): boolean => ofEntries.has(kind);

export const newSection = (kind: Section['kind'], title: string): Section => ({
  id: newId(),
  kind,
  title,
  blocks: [ofEntries.has(kind) ? newEntry() : newText(ofItems.has(kind) ? 'item' : 'text')],
});
