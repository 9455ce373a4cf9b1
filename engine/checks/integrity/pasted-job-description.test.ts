import { sample } from '#engine/testing/sample-resume.ts';
import { testCheck } from '#engine/testing/test-check.ts';
import { pastedJobDescription } from './pasted-job-description.ts';

const advert =
  'Logistics Manager. You will own the planning of all inbound and outbound shipments across the region. Excel needed.';

testCheck(pastedJobDescription, {
  fails: [
    {
      name: 'a sentence of the posting',
      lines: [...sample, 'You will own the planning of all inbound and outbound shipments across the region.'],
      job: advert,
      quotes: ['You will own the planning'],
    },
  ],
  passes: [{ name: "words of one's own", lines: sample, job: advert }],
  others: [{ name: 'no advert', lines: sample, is: 'not-applicable' }],
});
