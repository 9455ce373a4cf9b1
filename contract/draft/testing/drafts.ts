import type { ResumeDraft } from '../../report/resume-draft.ts';
import type { Block, Entry, Line, Section } from '../place.ts';

// Builders of documents for tests.

export const line = (text: string, needsCheck = false): Line => ({ text, needsCheck });

let made = 0;
const nextId = (): string => `part-${(made += 1)}`;

export const entry = (change: Partial<Omit<Entry, 'is' | 'bullets'>> & { bullets?: readonly string[] } = {}): Entry => {
  const { bullets = [], ...rest } = change;
  return {
    id: nextId(),
    is: 'entry',
    title: 'Nurse',
    at: 'Quay Clinic',
    place: '',
    dates: '',
    period: null,
    notes: [],
    bullets: bullets.map((text) => line(text)),
    ...rest,
  };
};

export const text = (words: string, needsCheck = false): Block => ({
  id: nextId(),
  is: 'text',
  line: line(words, needsCheck),
});

export const item = (words: string): Block => ({ id: nextId(), is: 'item', line: line(words) });

export const section = (kind: Section['kind'], title: string, blocks: Block[]): Section => ({
  id: nextId(),
  kind,
  title,
  blocks,
});

export const draftWith = (change: Partial<ResumeDraft>): ResumeDraft => ({
  name: 'Maren Oduya',
  headline: '',
  contact: [],
  links: [],
  sections: [],
  ...change,
});
