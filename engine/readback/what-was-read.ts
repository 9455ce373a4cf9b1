import { wordsOfBlock } from '../draft/entries.ts';
import type { Draft } from '../model/draft.ts';
import type { Reading } from '../model/reading.ts';
import type { Resume } from '../model/resume.ts';
import { keyOf } from './same-text.ts';

/** A file as our engine reads it. */
export type WhatWasRead = { reading: Reading; resume: Resume; draft: Draft };

/**
 * The text below all headings with these words, as keys: in the order of the parts that were read, and line by line as
 * on the page; null where no such heading was read.
 */
export const textBelow = ({ draft, reading, resume }: WhatWasRead, heading: string): Below | null => {
  const wanted = keyOf(heading);
  const sections = draft.sections.filter(({ title }) => keyOf(title) === wanted);
  if (sections.length === 0) return null;
  const lines = resume.sections
    .filter((section) => keyOf(section.heading?.text ?? '') === wanted)
    .flatMap((section) => section.lines.map((line) => reading.lines[line]?.text ?? ''));
  const parts = sections.flatMap(({ blocks }) => blocks.map(wordsOfBlock));
  return { parts: keyOf(parts.join('\n')), lines: keyOf(lines.join('\n')) };
};

export type Below = { parts: string; lines: string };

/** The text above the first heading, as a key. */
export const textAtTop = ({ draft: { name, headline, contact, links, sections } }: WhatWasRead): string => {
  const untitled = sections.filter(({ title }) => title === '').flatMap(({ blocks }) => blocks.map(wordsOfBlock));
  return keyOf([name, headline, ...contact, ...links, ...untitled].join('\n'));
};
