import { sample } from '#engine/testing/sample-resume.ts';
import { testCheck } from '#engine/testing/test-check.ts';
import { hyphenation } from './hyphenation.ts';

const broken = [
  'Moved the whole stock of the ware-',
  'house in one night, and all the con-',
  'tracts with it, without any inter-',
  'ruption of the deliveries to cus-',
  'tomers in four states',
];

testCheck(hyphenation, {
  fails: [
    { name: 'words broken at line ends', lines: [...sample, ...broken], only: 'pdf', quotes: ['ware-'] },
    {
      name: 'a name that is broken behind two letters, and not the compound that is broken at its hyphen',
      lines: [...sample, ...broken, 'Sold licenses of Mi-', 'crosoft on short-', 'term leases'],
      only: 'pdf',
      quotes: ['crosoft'],
      says: 'At least 5 words are broken at the end of a line. A search for the whole word may miss it.',
    },
    {
      name: 'words that have no hyphen of their own',
      lines: [
        ...sample,
        'Gained an under-',
        'standing of out-',
        'standing invoices, high-',
        'lighted mis-',
        'leading totals and paid over-',
        'time',
      ],
      quotes: ['under-'],
    },
  ],
  passes: [
    {
      name: 'three broken words beside a compound that has its hyphen elsewhere, too',
      lines: [
        ...sample,
        'Wrote long-term plans',
        'Kept the long-',
        'term plan',
        ...broken.slice(0, 3),
        'ruption of it',
      ],
    },
    { name: 'whole words', lines: sample },
    {
      name: 'compounds at line ends, each broken at its own hyphen',
      lines: [
        ...sample,
        'Kept a long-',
        'standing team of fast-',
        'paced and problem-',
        'solving cooks, which I co-',
        'supervise as a self-',
        'taught baker',
      ],
    },
    { name: 'a compound at a line end', lines: [...sample, 'Kept the long-', 'term plan of the plant'] },
  ],
});
