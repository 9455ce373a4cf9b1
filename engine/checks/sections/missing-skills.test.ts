import { changed, sample, withoutSection } from '#engine/testing/sample-resume.ts';
import { testCheck } from '#engine/testing/test-check.ts';
import { missingSkills } from './missing-skills.ts';

testCheck(missingSkills, {
  fails: [
    { name: 'a resume without a list of skills', lines: withoutSection('Skills', ''), quotes: [''] },
    {
      name: 'a resume with an occupation that begins like a title of tools',
      lines: [...withoutSection('Skills', ''), 'Software Tester'],
      quotes: [''],
    },
    {
      name: 'a resume that names the word in a bullet',
      lines: [...withoutSection('Skills', ''), '• Taught the skills of the trade'],
      quotes: [''],
    },
  ],
  passes: [
    { name: 'a resume with one', lines: sample },
    {
      name: 'a list below an unusual heading with a word for skills',
      lines: [...withoutSection('Skills', ''), 'Fähigkeiten am Hafen', 'SAP, Excel, HACCP, Inventory planning'],
      headed: ['Fähigkeiten am Hafen'],
    },
    {
      name: 'a list of skills with an address',
      lines: [...changed('SAP', 'Python, Java, Kubernetes'), 'Samples at github.com/jane-roe'],
    },
  ],
  others: [
    {
      name: 'a list below a line that is only set like a heading',
      lines: [...withoutSection('Skills', ''), 'What I Seek', 'SAP, Excel, HACCP, Inventory planning, Forecasting'],
      headed: ['What I Seek'],
      is: 'unsure',
    },
    {
      name: 'a list of published software',
      lines: [
        ...withoutSection('Skills', ''),
        'Software',
        'Coldchain: Python package for stock. Maintainer. github.com/jane-roe/coldchain',
        'Berth: R package for shifts. Creator. github.com/jane-roe/berth',
      ],
      headed: ['Software'],
      is: 'unsure',
    },
    {
      name: 'a word that ends like a title for them, with letters lost',
      lines: [...withoutSection('Skills', ''), 'So warevaardigheden'],
      is: 'unsure',
    },
    {
      name: 'a list of tools below a line in other words',
      lines: [...withoutSection('Skills', ''), 'Software Platforms', 'Visualization tools', 'Office, at admin level'],
      is: 'unsure',
    },
    {
      name: 'a list of short items that is in no section',
      lines: [...withoutSection('Skills', ''), 'Welding, Pipe bending, Rigging, Blueprint reading'],
      is: 'unsure',
    },
    {
      name: 'a resume whose jobs and studies have no titles that we know',
      lines: withoutSection('Skills', '').filter((line) => line !== 'Work Experience' && line !== 'Education'),
      is: 'unsure',
    },
    {
      name: 'a resume with another heading that we had to guess',
      lines: withoutSection('Skills', '').map((line) =>
        line === 'Work Experience' ? 'Where I have left my mark' : line,
      ),
      headed: ['Where I have left my mark'],
      is: 'unsure',
    },
  ],
});
