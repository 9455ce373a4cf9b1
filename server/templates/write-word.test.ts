import { describe, expect, it } from 'vitest';
import { texts } from '#content/templates/texts.ts';
import { templateIds } from '#contract/api/templates.ts';
import { linesOf, readDocxBytes } from '#engine/testing/read-built-docx.ts';
import { designs } from './designs.ts';
import { fontTable } from './word-fonts.ts';
import { writeWord } from './write-word.ts';

const hostile = 'A < B & "C" \u2028 <w:p/> {{name}} ]]>';

describe('a Word file', () => {
  it.each(templateIds)('of %s has real headings and everything in its body', async (id) => {
    const { filled } = texts[id];
    const { paragraphs, metadata } = readDocxBytes(await writeWord(designs[id], filled, 'A title'));
    expect(paragraphs.every(({ part }) => part === 'body')).toBe(true);
    expect(paragraphs.filter(({ headingLevel }) => headingLevel === 1)).toHaveLength(filled.sections.length);
    expect(metadata.title).toBe('A title');
  });

  it('shows user input unchanged', async () => {
    const { filled } = texts['template-1'];
    const sections = [{ kind: 'summary', title: 'Summary', is: 'text', text: hostile }] as const;
    const bytes = await writeWord(designs['template-1'], { ...filled, sections }, hostile);
    expect(linesOf(readDocxBytes(bytes)).at(-1)).toBe(hostile);
  });
});

describe('the table of fonts', () => {
  it('lists each font once, with its fallback', () => {
    const { data } = fontTable(['Calibri', 'Cambria', 'Calibri']);
    expect(data.match(/w:name="[^"]+"/g)).toEqual(['w:name="Calibri"', 'w:name="Cambria"']);
    expect(data.match(/w:altName w:val="[^"]+"/g)).toEqual(['w:altName w:val="Carlito"', 'w:altName w:val="Caladea"']);
  });
});
