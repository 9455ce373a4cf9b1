import { changed, sample } from '#engine/testing/sample-resume.ts';
import { testCheck } from '#engine/testing/test-check.ts';
import { decorativeGlyphs } from './decorative-glyphs.ts';

testCheck(decorativeGlyphs, {
  fails: [
    {
      name: 'symbols before the addresses',
      lines: changed('Chicago', '✈ Chicago, Illinois ✉ jane.roe@example.com ☎ +1 312-555-0142'),
      quotes: ['jane.roe@example.com'],
    },
  ],
  passes: [
    { name: 'plain characters', lines: sample },
    { name: 'an arrow in a sentence', lines: [...sample, 'Supply → demand'] },
  ],
});
