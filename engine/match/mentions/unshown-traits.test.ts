import { expect, test } from 'vitest';
import { linesOf } from '../../lexicon/lines.ts';
import { softSkills } from '../../lexicon/skills/soft-skills.ts';
import { traitNames } from '../../lexicon/traits/index.ts';
import { shownByWork } from '../../lexicon/traits/shown-by-work.ts';
import type { SampleToBuild } from '../../testing/job-samples.ts';
import { answerTo, matched } from '../../testing/matched-jobs.ts';
import { jobPartsOf } from '../../scoring/parts.ts';

const keeper = (line: string): SampleToBuild => ({
  headline: 'Lock Keeper',
  jobs: [{ title: 'Lock Keeper', from: { year: 2019, month: 1 }, to: 'present', lines: [`• ${line}`] }],
});
const posting =
  'Lock keeper\n\nRequirements\n- Hands-on and friendly\n- Organizational skills\n- Experience with rope splicing';

test('what a resume can only claim of its owner is never called missing, and costs nothing', () => {
  const job = matched(posting, keeper('Kept nine locks'));
  expect(answerTo(job, 'Hands-on')).toBe('application');
  expect(answerTo(job, 'friendly')).toBe('application');
  expect(job.knockOutQuestions).toEqual([]);
});

test.each([
  'Reliable',
  'punctual',
  'Stays calm under pressure',
  'Able to work independently',
  'adaptable',
  'Self-motivated',
])('%s is a claim, whichever list knows it', (claim) => {
  const { requirements } = matched(
    `Lock keeper\n\nRequirements\n- ${claim}\n- Experience with rope splicing`,
    keeper('Kept nine locks'),
  );
  expect(requirements.find(({ group }) => group === 'soft')?.answer).toBe('application');
});

test('the list of what work can show has only names of the other lists', () => {
  const traits = Object.values(traitNames).flatMap(({ qualities, nouns, drives, acts }) =>
    [qualities, nouns, drives, acts].flatMap(linesOf),
  );
  const names = new Set([...linesOf(softSkills.soft ?? ''), ...traits].map((line) => line.split(' = ')[0]));
  expect([...shownByWork].filter((name) => !names.has(name))).toEqual([]);
});

test('what the work can show may be missing', () => {
  const job = matched(posting, keeper('Kept nine locks'));
  expect(answerTo(job, 'Organizational skills')).toBe('missing');
  expect(jobPartsOf(job).find(({ check }) => check === 'job-soft')?.points).toBe(0);
});

test('a resume that says it is quoted', () => {
  const job = matched(posting, keeper('Known to visitors as a friendly keeper'));
  expect(answerTo(job, 'friendly')).toBe('shown');
});
