import { describe, expect, it } from 'vitest';
import { templateIds } from '#contract/api/templates.ts';
import type { ResumeDraft } from '#contract/report/resume-draft.ts';
import { linesOf, readDocxBytes } from '#engine/testing/read-built-docx.ts';
import { fileOfDocument } from './file-of-document.ts';

const line = (text: string) => ({ text, needsCheck: false });
const document: ResumeDraft = {
  name: 'Ada Palmgren',
  headline: '',
  contact: ['', 'ada@example.org', 'Bath, ME'],
  links: ['example.org/ada'],
  sections: [
    { id: 'a', kind: 'awards', title: 'Nothing below', blocks: [{ id: 'b', is: 'text', line: line(' ') }] },
    {
      id: 'c',
      kind: 'experience',
      title: '',
      blocks: [
        {
          id: 'd',
          is: 'entry',
          title: 'Welder',
          at: 'Quay & Sons, Ltd.',
          place: '',
          dates: '2019 – 2021',
          period: null,
          notes: [line('Night shift')],
          bullets: [line(''), line('Built a pier\u0007 of steel.')],
        },
      ],
    },
    { id: 'e', kind: 'other', title: 'Patents', blocks: [{ id: 'f', is: 'item', line: line('US 1,234') }] },
  ],
};

describe('the Word file of a document', () => {
  it.each(templateIds)(
    'of %s has its own order and headings, and tells where each paragraph comes from',
    async (id) => {
      const { bytes, filename, paragraphs } = await fileOfDocument(document, id);
      expect(filename).toBe('Ada-Palmgren-Resume.docx');
      const lines = linesOf(readDocxBytes(bytes));
      expect(lines).toHaveLength(paragraphs.length);
      for (const [nr, texts] of paragraphs.entries())
        for (const { text } of texts) expect(lines[nr]?.toLowerCase()).toContain(text.toLowerCase());
      const places = Object.fromEntries(paragraphs.flat().map(({ text, place }) => [place, text]));
      expect(places).toEqual({
        '/name': 'Ada Palmgren',
        '/contact/1': 'ada@example.org',
        '/contact/2': 'Bath, ME',
        '/links/0': 'example.org/ada',
        '/sections/1': expect.stringMatching(/experience/i),
        '/sections/1/blocks/0/title': 'Welder',
        '/sections/1/blocks/0/at': 'Quay & Sons, Ltd.',
        '/sections/1/blocks/0/dates': '2019 – 2021',
        '/sections/1/blocks/0/notes/0': 'Night shift',
        '/sections/1/blocks/0/bullets/1': 'Built a pier  of steel.',
        '/sections/2': 'Patents',
        '/sections/2/blocks/0/line': 'US 1,234',
      });
    },
  );
});
