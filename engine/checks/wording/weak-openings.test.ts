import { sample } from '#engine/testing/sample-resume.ts';
import { testCheck } from '#engine/testing/test-check.ts';
import { weakOpenings } from './weak-openings.ts';

const weakly = (line: string): string =>
  line.startsWith('•') ? line.replace(/^• (Negotiated|Trained|\w+)/, '• Responsible for') : line;

testCheck(weakOpenings, {
  fails: [
    {
      name: 'bullets that begin with "Responsible for"',
      lines: sample.map(weakly),
      quotes: ['Responsible for carrier contracts'],
    },
    {
      name: 'bullets that begin with "Assist with" and "Work on"',
      lines: sample.map((line) =>
        line.replace('Trained 25 new', 'Assist with training 25 new').replace('Wrote the', 'Work on the'),
      ),
      quotes: ['Assist with training', 'Work on the'],
      says: '2 of the 8 bullets that we read begin with words such as "Assist with".',
    },
    {
      name: 'sentences that begin with "Part of" and "In my role"',
      lines: sample.map((line) =>
        line
          .replace('Trained 25 new', 'Part of the team with 25 new')
          .replace('Wrote the', 'In my role as clerk, wrote the'),
      ),
      quotes: ['Part of the team', 'In my role'],
      says: '2 of the 8 bullets that we read begin with words such as "Part of the".',
    },
    {
      name: 'work with colleagues, also for people',
      lines: sample.map((line) =>
        line
          .replace('Trained 25 new', 'Worked with nurses to move patients and 25 new')
          .replace('Wrote the', 'Work with the customer service team on'),
      ),
      quotes: ['Worked with nurses', 'Work with the customer service team'],
    },
    {
      name: 'work with the members of a team or a committee',
      lines: sample.map((line) =>
        line
          .replace('Trained 25 new', 'Worked with other team members to train 25 new')
          .replace('Wrote the', 'Work with members of the safety committee on the'),
      ),
      quotes: ['Worked with other team members', 'Work with members of the safety committee'],
    },
  ],
  passes: [
    { name: 'bullets that begin with a verb', lines: sample },
    {
      name: 'work with the people that the job is there for',
      lines: sample.map((line) =>
        line
          .replace('Trained 25 new', 'Work with groups of young children in after-school care, 25 new')
          .replace('Wrote the', 'Worked with patients and their'),
      ),
    },
    {
      name: 'bullets that begin with a noun that is a verb as well',
      lines: sample.map((line) =>
        line.replace('Trained 25', 'Help desk for 25').replace('Wrote the', 'Work plan and the'),
      ),
    },
    {
      name: 'one weak bullet among eight',
      lines: sample.map((line) => (line.includes('Negotiated') ? weakly(line) : line)),
    },
  ],
});
