import { asPdf, sample } from '#engine/testing/sample-resume.ts';
import { testCheck } from '#engine/testing/test-check.ts';
import { ligatures } from './ligatures.ts';

testCheck(ligatures, {
  fails: [
    { name: 'hundreds of joined letters', document: asPdf(sample, { traits: { ligatures: 300 } }), quotes: [''] },
  ],
  passes: [
    { name: 'letters one by one', lines: sample },
    { name: 'one that is meant', document: asPdf(sample, { traits: { ligatures: 2 } }) },
  ],
});
