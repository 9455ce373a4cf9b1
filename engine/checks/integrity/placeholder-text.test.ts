import { changed, sample } from '#engine/testing/sample-resume.ts';
import { testCheck } from '#engine/testing/test-check.ts';
import { placeholderText } from './placeholder-text.ts';

testCheck(placeholderText, {
  fails: [
    { name: 'a numbered sample', lines: [...sample, 'Company 1'], quotes: ['Company 1'] },
    { name: 'sample words of a template', lines: [...sample, 'Lorem ipsum dolor sit amet'], quotes: ['Lorem ipsum'] },
    {
      name: 'brackets that have not been filled in',
      lines: changed('Shift Supervisor', 'Shift Supervisor, [Company Name], Madison, WI | Jun 2016 - Feb 2020'),
      quotes: ['Company Name'],
    },
  ],
  passes: [
    { name: 'a resume that was filled in', lines: sample },
    { name: 'a praise', lines: [...sample, 'She will be a gain for any company, whatever the company name.'] },
  ],
});
