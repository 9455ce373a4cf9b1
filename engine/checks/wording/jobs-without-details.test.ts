import { sample } from '#engine/testing/sample-resume.ts';
import { testCheck } from '#engine/testing/test-check.ts';
import { jobsWithoutDetails } from './jobs-without-details.ts';

testCheck(jobsWithoutDetails, {
  fails: [
    {
      name: 'a job with only a title',
      lines: [...sample.slice(0, 12), ...sample.slice(16)],
      quotes: ['Shift Supervisor'],
      score: 0.5,
    },
  ],
  passes: [{ name: 'jobs with bullets', lines: sample }],
});
