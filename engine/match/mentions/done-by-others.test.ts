import { expect, test } from 'vitest';
import { answerTo, matched } from '../../testing/matched-jobs.ts';

const answers = (asked: string, line: string): string | undefined =>
  answerTo(
    matched(`Assistant\nRequirements\n- ${asked}`, {
      jobs: [{ title: 'Researcher', from: { year: 2019, month: 1 }, to: 'present', lines: [`• ${line}`] }],
    }),
    asked,
  );

test.each([
  ['Supervision', 'Supervised by Dr. Ada Rowe', 'missing'],
  ['Supervision', 'Wrote a thesis under the supervision of Dr. Ada Rowe', 'missing'],
  ['Supervision', 'Supervised four students', 'shown'],
  ['Supervision', 'Supervised by phone a crew of nine', 'shown'],
  ['Mentoring', 'Harbor Mentorship Program, mentee', 'missing'],
  ['Mentoring', 'Harbor Mentorship Program, mentor', 'shown'],
  ['Mentoring', 'Mentored by two engineers', 'missing'],
  ['Mentoring', 'Mentored two engineers', 'shown'],
  ['Mentoring', 'Mentored 5 mentees in kitchen work', 'shown'],
  ['Training', 'Trained trainee cooks', 'shown'],
  ['Training', 'Vacation trainee in the quality lab', 'missing'],
  ['Supervision', 'Supervision of trainee chefs', 'shown'],
  ['People management', 'People management of 12 trainee clerks', 'shown'],
])('%s is, beside "%s", %s', (asked, line, answer) => {
  expect(answers(asked, line)).toBe(answer);
});

test('the first letters of an abbreviation are no word of their own', () => {
  expect(answers('Knowledge of pH', 'Defended a Ph.D. in 2019')).not.toBe('shown');
  const job = matched('Assistant\nRequirements\n- Knowledge of turbidity and pH', {
    jobs: [{ title: 'Chemist', from: { year: 2019, month: 1 }, to: 'present', lines: ['• Measured pH and turbidity'] }],
  });
  expect(job.requirements.filter(({ answer }) => answer === 'shown').map(({ label }) => label)).toContain('pH');
});

test('training among certificates was received', () => {
  const asked = 'Assistant\nRequirements\n- Ability to train staff';
  const certified = matched(asked, { certifications: ['Harbor Safety Training, 2020'] });
  expect(certified.requirements.some(({ answer }) => answer === 'shown')).toBe(false);
  const subject = matched(asked, { certifications: ['Training and Assessment, Level IV'] });
  expect(subject.requirements.some(({ answer }) => answer === 'shown')).toBe(true);
  const trained = matched(asked, {
    jobs: [{ title: 'Clerk', from: { year: 2019, month: 1 }, to: 'present', lines: ['• Trained nine clerks'] }],
  });
  expect(trained.requirements.some(({ answer }) => answer === 'shown')).toBe(true);
});
