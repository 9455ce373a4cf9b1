import type { Check } from '../../model/check.ts';
import { failed, listed, noFinding, passed } from '../outcomes.ts';

const maxTypefaces = 3;

export const manyFonts: Check<'typefaces' | 'typefaceCount' | 'cite'> = {
  id: 'many-fonts',
  group: 'layout',
  title: { pass: 'You use few typefaces', fail: 'You use many typefaces' },
  why: 'One or two typefaces look tidy. With more, the page looks pasted together. This matters to people, not to parsers.',
  impact: 'hint',
  needs: ['typefaces', 'typefaceCount', 'cite'],
  sources: [],
  run: ({ typefaces, typefaceCount, cite }) => {
    // One that sets a few headings is nothing to report, but it is one more for a reader.
    if (typefaces.length <= maxTypefaces) return typefaceCount <= maxTypefaces ? passed : noFinding;
    return failed(
      0.5,
      `We found ${typefaces.length} typefaces: ${listed(typefaces.map(({ name }) => name))}.`,
      'Use one typeface for the text and at most one more for headings. Bold type and size are enough to tell them apart.',
      typefaces.map(({ run }) => cite.runs([run])),
    );
  },
};
