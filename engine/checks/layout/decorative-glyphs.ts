import type { Check } from '../../model/check.ts';
import { counted, failed, firstFew, passed } from '../outcomes.ts';

/** One arrow in a sentence is no decoration. */
const tolerated = 2;

export const decorativeGlyphs: Check<'oddGlyphs' | 'cite'> = {
  id: 'decorative-glyphs',
  group: 'layout',
  title: { pass: 'Your text holds no ornaments', fail: 'Unusual signs stand in your text' },
  why: 'Fancy bullets, emoji, arrows and telephones can come out as boxes or question marks where a font lacks them.',
  impact: 'minor',
  needs: ['oddGlyphs', 'cite'],
  sources: [],
  run: ({ oddGlyphs, cite }) => {
    const { ornaments } = oddGlyphs;
    if (ornaments.length <= tolerated) return passed;
    return failed(
      0.6,
      `We found ${counted(ornaments.length, 'unusual sign')} in your text.`,
      'Use plain bullets, hyphens and words instead.',
      firstFew([...new Set(ornaments.map(({ line }) => line))]).map((line) => cite.line(line)),
    );
  },
};
