import { expect, test } from 'vitest';
import { sectionByHand } from '../../../testing/reading-by-hand.ts';
import { experienceOf } from '../experience.ts';

/** 'title | employer' of each job of two sections, of which the first has no dates. */
const jobsIn = (undated: readonly string[]): readonly string[] => {
  const dated = ['**Fitter, Alder Ltd\t2016 – 2018', '• Fitted the pipes of the yard and trained two apprentices'];
  const { reading, sections } = sectionByHand('experience', [...undated, ...dated]);
  const [section] = sections;
  if (section === undefined) throw new Error('There is no section');
  const parts = [section.lines.slice(0, undated.length), section.lines.slice(undated.length)];
  return experienceOf(
    reading,
    parts.map((lines) => ({ ...section, lines })),
  ).map(({ title, employer }) => `${title?.value ?? ''} | ${employer?.value ?? ''}`);
};

test.each([
  [
    'Researcher at Brinmoor Diversity Centre at Alder Agricultural University.',
    'Researcher | Brinmoor Diversity Centre at Alder Agricultural University',
  ],
  ['Welder, Harrow Works Ltd', 'Welder | Harrow Works Ltd'],
])('a current position without dates, in a section of its own: %s', (line, job) => {
  expect(jobsIn([line])).toEqual([job, 'Fitter | Alder Ltd']);
});

test.each([
  ['Trained eleven apprentices in two yards', 'Cut the cost of each hull by a tenth'],
  ['Customer service', 'Stock control', 'Cash handling'],
  ['I have worked with ships for twenty years.', 'Open to a post in the north.'],
])('twin: a section that tells of the work and names no job: %s', (...lines) => {
  expect(jobsIn(lines)).toEqual(['Fitter | Alder Ltd']);
});
