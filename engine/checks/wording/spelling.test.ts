import { changed, sample } from '#engine/testing/sample-resume.ts';
import { spellerForTests as speller } from '#engine/testing/speller.ts';
import { testCheck } from '#engine/testing/test-check.ts';
import { spelling } from './spelling.ts';

testCheck(spelling, {
  fails: [
    {
      name: 'one typo',
      speller,
      lines: changed('• Lead a team', '• Lead the managment of two warehouses.'),
      quotes: ['managment'],
      score: 0.8,
    },
    {
      name: 'typos in the summary and in a bullet',
      speller,
      lines: changed('Operations manager with', 'Operations manager with ten years of recieving goods.').map((line) =>
        line.replace('audits without', 'audits seperate of'),
      ),
      quotes: ['recieving', 'seperate'],
    },
  ],
  passes: [
    { name: 'words of the dictionary', speller, lines: sample },
    {
      name: 'a school whose name looks like a slip: no score depends on a name',
      speller,
      lines: changed('Bachelor of Science', 'Bachelor of Science, Deptartment University, Madison, WI, May 2016'),
    },
  ],
  others: [
    { name: 'no dictionary at hand', lines: sample, is: 'not-applicable' },
    {
      name: 'a slip in a list, or a product that looks like one',
      speller,
      lines: changed('SAP, Excel', 'SAP, Excel, Deptartment, HACCP'),
      is: 'not-applicable',
    },
  ],
});
