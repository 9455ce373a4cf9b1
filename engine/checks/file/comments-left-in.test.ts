import { asDocx, sample } from '#engine/testing/sample-resume.ts';
import { testCheck } from '#engine/testing/test-check.ts';
import { commentsLeftIn } from './comments-left-in.ts';

testCheck(commentsLeftIn, {
  fails: [{ name: 'a comment', document: asDocx(sample, { traits: { comments: 1 } }), quotes: [''] }],
  passes: [{ name: 'no comments', document: asDocx(sample) }],
});
