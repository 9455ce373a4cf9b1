import { expect, test } from 'vitest';
import type { Section } from '../../model/resume.ts';
import { sectionByHand } from '../../testing/reading-by-hand.ts';
import { contentStart } from './content-start.ts';

/** The content of the first line; `heading` is the part of it that is the section's heading. */
const contentOf = (text: string, heading: string | null) => {
  const { reading, sections } = sectionByHand('skills', [text]);
  const [line] = reading.lines;
  const [plain] = sections;
  if (line === undefined || plain === undefined) throw new Error('One line is needed');
  const span = { order: 'visual' as const, line: 0, from: 0, to: heading?.length ?? 0 };
  const section: Section =
    heading === null ? plain : { ...plain, heading: { text: heading, span, recognisedBy: 'title' } };
  return line.text.slice(contentStart(section, 0, line));
};

test.each([
  ['welding, fitting', null, 'welding, fitting'],
  ['• welding', null, 'welding'],
  ['Skills: welding', 'Skills', 'welding'],
  ['Skills – welding', 'Skills', 'welding'],
  ['Skills | welding', 'Skills', 'welding'],
  ['Skills welding', 'Skills', 'welding'],
  ['Skills', 'Skills', ''],
])('the content of "%s" under the heading %s', (text, heading, content) => {
  expect(contentOf(text, heading)).toBe(content);
});
