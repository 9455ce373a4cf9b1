import { asDocx, sample } from '#engine/testing/sample-resume.ts';
import { testCheck } from '#engine/testing/test-check.ts';
import { macros } from './macros.ts';

testCheck(macros, {
  fails: [{ name: 'a file with macros', document: asDocx(sample, { traits: { hasMacros: true } }), quotes: [''] }],
  passes: [{ name: 'an ordinary document', document: asDocx(sample) }],
});
