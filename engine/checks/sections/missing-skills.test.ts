import { sample, withoutSection } from '#engine/testing/sample-resume.ts';
import { testCheck } from '#engine/testing/test-check.ts';
import { missingSkills } from './missing-skills.ts';

testCheck(missingSkills, {
  fails: [{ name: 'a resume without a list of skills', lines: withoutSection('Skills', ''), quotes: [''] }],
  passes: [{ name: 'a resume with one', lines: sample }],
});
