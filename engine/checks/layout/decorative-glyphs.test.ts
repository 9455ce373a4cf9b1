import { changed, sample } from '#engine/testing/sample-resume.ts';
import { testCheck } from '#engine/testing/test-check.ts';
import { decorativeGlyphs } from './decorative-glyphs.ts';

testCheck(decorativeGlyphs, {
  fails: [
    {
      name: 'symbols before the addresses',
      lines: changed('Chicago', '✈ Chicago, Illinois ✉ jane.roe@example.com ☎ +1 312-555-0142'),
      quotes: ['jane.roe@example.com'],
      says: 'We found decorative symbols such as "✈", "✉" and "☎" in your text.',
    },
    {
      name: 'arrows as bullets, one of them stored twice',
      lines: [...sample, '→→ Cut waste', '→ Led a team of nine', '→ Trained clerks'],
      quotes: ['→ Trained clerks'],
      says: 'We found decorative symbols such as "→" in your text.',
    },
  ],
  passes: [
    { name: 'plain characters', lines: sample },
    { name: 'an arrow in a sentence', lines: [...sample, 'Supply → demand'] },
  ],
});
