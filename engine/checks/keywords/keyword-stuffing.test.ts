import { changed, sample } from '#engine/testing/sample-resume.ts';
import { testCheck } from '#engine/testing/test-check.ts';
import { keywordStuffing } from './keyword-stuffing.ts';

const nouns = 'jam rye soap wool salt felt clay milk oats silk glass paper'.split(' ');

testCheck(keywordStuffing, {
  fails: [
    {
      name: 'one name behind every skill',
      lines: changed('SAP, Excel', ...nouns.map((noun) => `Counting ${noun} – Harrow Innovation Hub`)),
      quotes: ['Counting jam'],
    },
    {
      name: 'a skill mentioned twelve times',
      lines: changed(
        'SAP, Excel',
        'SAP, Excel, HACCP',
        ...Array.from({ length: 12 }, () => 'Excel expert, Excel power user, Excel'),
      ),
      quotes: ['Excel'],
    },
    {
      name: 'a skill named over and over in a list',
      lines: changed('SAP, Excel', 'SAP, HACCP', ...Array.from({ length: 12 }, () => 'Excel, Excel Excel, SAP')),
      quotes: ['Excel'],
    },
    {
      name: 'skills named over and over with spaces between them',
      lines: changed('SAP, Excel', ...Array.from({ length: 8 }, () => 'Excel SAP Python Excel SAP Python')),
      quotes: ['Excel'],
    },
    {
      name: 'two skills side by side over and over',
      lines: changed('SAP, Excel', ...Array.from({ length: 13 }, () => 'Python SQL')),
      quotes: ['Python'],
    },
    {
      name: 'one name with a skill over and over',
      lines: changed(
        'SAP, Excel',
        ...Array.from({ length: 12 }, (_, index) => `• Advanced Excel work in Excel Reports of month ${index}.`),
      ),
      quotes: ['Excel'],
    },
  ],
  passes: [
    {
      name: 'names of methods and courses that contain a skill',
      lines: changed(
        'SAP, Excel',
        'SAP, Excel, HACCP',
        ...['Lean UX', 'UX Research', 'UX Writing', 'UX Strategy', 'Mobile UX', 'UX Law'].flatMap((name) => [
          `${name}, Lakeside College`,
          `${name} in practice`,
        ]),
      ),
    },
    {
      name: 'an employer whose name has a skill',
      lines: changed(
        'Operations Manager, Harbor',
        'Operations Manager, Excel House, Chicago, IL | Mar 2020 - Present',
        ...Array.from({ length: 12 }, (_, index) => `• Opened shop number ${index} of Excel House.`),
      ),
    },
    {
      name: 'the school that gave all of the courses',
      lines: changed(
        'Bachelor of Science',
        'Bachelor of Science in Food Science, University of Wisconsin, Madison, WI, May 2016',
        ...nouns.map((noun) => `Trading in ${noun} – Harrow Innovation Hub`),
      ),
    },
    { name: 'skills named once or twice', lines: sample },
    {
      name: 'the forms of a verb that the work needs',
      lines: changed(
        'SAP, Excel',
        'SAP, Excel, HACCP',
        ...['Advertised', 'Advertising', 'Advertise'].flatMap((verb) =>
          Array.from({ length: 4 }, (_, index) => `• ${verb} rooms of hotel number ${index}.`),
        ),
      ),
    },
    {
      name: "a word of the candidate's own occupation",
      lines: changed(
        'Operations Manager, Harbor',
        'Animation Designer, Harbor Films, Chicago, IL | Mar 2020 - Present',
        ...Array.from({ length: 11 }, (_, index) => `• Planned animation for film number ${index}.`),
      ),
    },
  ],
  others: [
    {
      name: 'a resume without any keyword that we know',
      lines: ['Jane Roe', 'jane.roe@example.com', 'Likes the lake in the morning.'],
      is: 'not-applicable',
    },
  ],
});
