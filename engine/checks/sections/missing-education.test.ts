import { sample, withoutSection } from '#engine/testing/sample-resume.ts';
import { testCheck } from '#engine/testing/test-check.ts';
import { missingEducation } from './missing-education.ts';

testCheck(missingEducation, {
  fails: [{ name: 'a resume without a school', lines: withoutSection('Education', 'Skills'), quotes: [''] }],
  passes: [{ name: 'a resume with one', lines: sample }],
});
