import { sample } from '#engine/testing/sample-resume.ts';
import { testCheck } from '#engine/testing/test-check.ts';
import { fileName } from './file-name.ts';

testCheck(fileName, {
  fails: [
    { name: 'a name that says nothing', lines: sample, filename: 'document (3).pdf', quotes: ['document (3).pdf'] },
    { name: 'what it is but not whose', lines: sample, filename: 'resume.pdf', quotes: ['resume.pdf'] },
    { name: 'a draft', lines: sample, filename: 'Jane Roe resume v7.pdf', quotes: ['Jane Roe resume v7.pdf'] },
    { name: 'odd characters', lines: sample, filename: 'Jane#Roe?.pdf', quotes: ['Jane#Roe?.pdf'] },
  ],
  passes: [
    { name: 'the name of a person', lines: sample, filename: 'Jane-Roe-Resume.pdf' },
    { name: 'a name with an apostrophe', lines: sample, filename: "Jane O'Roe Resume.pdf" },
    { name: 'a name with accents', lines: sample, filename: 'Zoë Brontë Lebenslauf.docx' },
  ],
});
