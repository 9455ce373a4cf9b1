import { docxDocument } from '#engine/testing/build-document.ts';
import { sample, withoutSection } from '#engine/testing/sample-resume.ts';
import { testCheck } from '#engine/testing/test-check.ts';
import { missingExperience } from './missing-experience.ts';

testCheck(missingExperience, {
  fails: [
    { name: 'a resume without jobs', lines: withoutSection('Work Experience', 'Education'), quotes: [''] },
    {
      name: 'a heading with nothing below it',
      document: docxDocument([
        'Jane Roe',
        { text: 'Work Experience', headingLevel: 1 },
        { text: 'Education', headingLevel: 1 },
        'Bachelor of Science in Food Science, University of Wisconsin, May 2016',
      ]),
      quotes: ['Work Experience'],
    },
    {
      name: 'jobs that we did not read, below other things',
      lines: [...withoutSection('Work Experience', 'Education'), 'Warehouse Manager | Mar 2016 - Present'],
      quotes: ['Warehouse Manager'],
      score: 0,
    },
  ],
  passes: [{ name: 'a resume with jobs', lines: sample }],
  others: [
    {
      name: 'a beginner with projects',
      lines: [
        ...withoutSection('Work Experience', 'Education'),
        'Projects',
        'Food Bank Planner, 2024',
        '• Planned the deliveries of a food bank in Excel.',
      ],
      is: 'unsure',
    },
  ],
});
