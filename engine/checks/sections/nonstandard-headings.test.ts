import { changed, sample } from '#engine/testing/sample-resume.ts';
import { testCheck } from '#engine/testing/test-check.ts';
import { nonstandardHeadings } from './nonstandard-headings.ts';

testCheck(nonstandardHeadings, {
  fails: [
    {
      name: 'jobs under an unusual title',
      lines: changed('Work Experience', 'Where I have left my mark'),
      headed: ['Where I have left my mark'],
      quotes: ['Where I have left my mark'],
    },
  ],
  passes: [
    { name: 'usual titles', lines: sample },
    {
      name: 'another usual title',
      lines: changed('Work Experience', 'Employment History'),
      headed: ['Employment History'],
    },
    {
      name: 'a bold line that subdivides a section with a usual title',
      lines: [...sample, 'Cold Storage', 'Forecasting, SAP, Excel, HACCP'],
      headed: ['Cold Storage'],
    },
  ],
});
