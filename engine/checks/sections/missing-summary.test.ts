import { sample, withoutSection } from '#engine/testing/sample-resume.ts';
import { testCheck } from '#engine/testing/test-check.ts';
import { missingSummary } from './missing-summary.ts';

testCheck(missingSummary, {
  fails: [
    { name: 'a resume that begins with jobs', lines: withoutSection('Summary', 'Work Experience'), quotes: [''] },
  ],
  passes: [{ name: 'a resume with a summary', lines: sample }],
});
