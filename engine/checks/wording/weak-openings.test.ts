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
  ],
  passes: [
    { name: 'bullets that begin with a verb', lines: sample },
    {
      name: 'one weak bullet among eight',
      lines: sample.map((line) => (line.includes('Negotiated') ? weakly(line) : line)),
    },
  ],
});
