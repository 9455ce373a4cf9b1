import type { Check } from '../../model/check.ts';
import { failed, firstFew, listed, passed } from '../outcomes.ts';

/** One arrow in a sentence is not decoration. */
const tolerated = 2;

const maxNamed = 3;

export const decorativeGlyphs: Check<'oddGlyphs' | 'visual' | 'cite'> = {
  id: 'decorative-glyphs',
  group: 'layout',
  title: { pass: 'Your text contains few or no decorative symbols', fail: 'Your text contains decorative symbols' },
  why: 'Fancy bullets, emoji, arrows and phone symbols can turn into boxes or question marks when a font lacks them.',
  impact: 'minor',
  needs: ['oddGlyphs', 'visual', 'cite'],
  sources: [],
  run: ({ oddGlyphs, visual, cite }) => {
    const { ornaments } = oddGlyphs;
    if (ornaments.length <= tolerated) return passed;
    const signs = ornaments.map(({ line, from, to }) => `"${visual.lines[line]?.text.slice(from, to)}"`);
    const named = firstFew([...new Set(signs)], maxNamed);
    // No number: some programs store a sign twice, and arrows within sentences are left out.
    return failed(
      0.6,
      `We found decorative symbols such as ${listed(named)} in your text.`,
      'Use plain bullets, hyphens and words instead.',
      firstFew([...new Set(ornaments.map(({ line }) => line))]).map((line) => cite.line(line)),
    );
  },
};
