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
  fails: [{ name: 'words broken at line ends', lines: [...sample, ...broken], only: 'pdf', quotes: ['ware-'] }],
  passes: [
    { name: 'whole words', lines: sample },
    { name: 'a compound at a line end', lines: [...sample, 'Kept the long-', 'term plan of the plant'] },
  ],
});
