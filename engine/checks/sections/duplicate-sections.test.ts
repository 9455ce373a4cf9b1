import { docxDocument } from '#engine/testing/build-document.ts';
import { sample } from '#engine/testing/sample-resume.ts';
import { testCheck } from '#engine/testing/test-check.ts';
import { duplicateSections } from './duplicate-sections.ts';

const work = (...lines: readonly string[]) => [
  'Jane Roe',
  'jane.roe@example.com',
  ...lines.map((text) => (text === 'EXPERIENCE' ? { text, headingLevel: 1 } : text)),
];

testCheck(duplicateSections, {
  fails: [
    {
      name: 'a title that is there twice, below text with a gap',
      document: docxDocument(
        work(
          'EXPERIENCE',
          'Assistant, Lakeside Institute, May 2014 - May 2015',
          '• Sorted 400 samples\tMay 2015',
          'EXPERIENCE',
          'Clerk, Harbor Foods, Oct 2017 - Jan 2018',
        ),
      ),
      quotes: ['EXPERIENCE'],
    },
    {
      name: 'two sections with the same title, above employers and schools in its type',
      lines: [...sample, 'Education', 'Evanston High School', 'High School Diploma, 2012'],
      headed: ['Evanston High School'],
      quotes: ['Education'],
    },
    {
      name: 'two sections with the same title',
      lines: [...sample, 'Education', 'High School Diploma, Evanston High School, 2012'],
      quotes: ['Education'],
    },
  ],
  passes: [
    { name: 'each section once', lines: sample },
    {
      name: 'titles of two languages, each section once',
      lines: sample.map((line) => (line === 'Education' ? 'Formation' : line)),
      headed: ['Formation'],
    },
    { name: 'a line of the text twice', lines: [...sample, 'Curling', 'Curling'] },
  ],
  others: [
    {
      name: 'a resume in two languages',
      lines: [
        ...sample,
        'Experiencia laboral',
        'Gerente de operaciones, Harbor Foods, Chicago, IL | Mar 2020 - Present',
        '• Dirige a 14 personas en dos almacenes.',
        'Formación académica',
        'Bachelor of Science in Food Science, University of Wisconsin, Madison, WI, May 2016',
      ],
      headed: ['Experiencia laboral', 'Formación académica'],
      is: 'not-applicable',
    },
    {
      name: 'the beginning of another title, broken over two lines',
      lines: [...sample, 'Education', 'And Training Courses', 'Forklift course, Harbor Academy, 2019'],
      headed: ['And Training Courses'],
      is: 'not-applicable',
    },
    {
      name: 'the beginning of a title that goes on without a joining word',
      lines: [...sample, 'Education', 'Complementary', 'Forklift course, Harbor Academy, 2019'],
      headed: ['Complementary'],
      is: 'not-applicable',
    },
    {
      name: 'two titles in a margin that end with the same word',
      document: docxDocument(
        work(
          'RESEARCH\tLakeside Institute, Madison',
          'EXPERIENCE',
          'Assistant, May 2014 - May 2015',
          'OTHER WORK\tHarbor Foods, Chicago',
          'EXPERIENCE',
          'Clerk, Oct 2017 - Jan 2018',
        ),
      ),
      is: 'not-applicable',
    },
    {
      name: 'a title that is in the text twice, like its own shadow',
      lines: sample.flatMap((line) => (line === 'Education' ? [line, line] : [line])),
      is: 'not-applicable',
    },
    {
      name: 'a heading that we do not know twice',
      lines: [
        ...sample,
        'Berufpraxis',
        'Harbor Foods',
        'Awards',
        'Supervisor of the Year',
        'Berufpraxis',
        'Lakeside Dairy',
      ],
      headed: ['Berufpraxis'],
      is: 'not-applicable',
    },
  ],
});
