import { wordsOfBlock } from '../draft/entries.ts';
import type { Draft } from '../model/draft.ts';
import type { Reading } from '../model/reading.ts';
import type { Resume } from '../model/resume.ts';
import { keyOf } from './same-text.ts';

/** A file as our engine reads it. */
export type WhatWasRead = { reading: Reading; resume: Resume; draft: Draft };

/** The text below all headings with these words, as a key; null where no such heading was read. */
export const textBelow = ({ draft }: WhatWasRead, heading: string): string | null => {
  const wanted = keyOf(heading);
  const sections = draft.sections.filter(({ title }) => keyOf(title) === wanted);
  return sections.length === 0 ? null : keyOf(sections.flatMap(({ blocks }) => blocks.map(wordsOfBlock)).join('\n'));
};

/** The text above the first heading, as a key. */
export const textAtTop = ({ draft: { name, headline, contact, links, sections } }: WhatWasRead): string => {
  const untitled = sections.filter(({ title }) => title === '').flatMap(({ blocks }) => blocks.map(wordsOfBlock));
  return keyOf([name, headline, ...contact, ...links, ...untitled].join('\n'));
};
