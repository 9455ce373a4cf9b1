import type { Check } from '../../model/check.ts';
import { counted, failed, firstFew, passed } from '../outcomes.ts';

/** One arrow in a sentence is not decoration. */
const tolerated = 2;

export const decorativeGlyphs: Check<'oddGlyphs' | 'cite'> = {
  id: 'decorative-glyphs',
  group: 'layout',
  title: { pass: 'Your text contains few or no decorative symbols', fail: 'Your text contains decorative symbols' },
  why: 'Fancy bullets, emoji, arrows and phone symbols can turn into boxes or question marks when a font lacks them.',
  impact: 'minor',
  needs: ['oddGlyphs', 'cite'],
  sources: [],
  run: ({ oddGlyphs, cite }) => {
    const { ornaments } = oddGlyphs;
    if (ornaments.length <= tolerated) return passed;
    return failed(
      0.6,
      `We found ${counted(ornaments.length, 'decorative symbol')} in your text.`,
      'Use plain bullets, hyphens and words instead.',
      firstFew([...new Set(ornaments.map(({ line }) => line))]).map((line) => cite.line(line)),
    );
  },
};
