import { expect, test } from 'vitest';
import { factsFrom } from '#engine/testing/facts-from.ts';
import { asPdf, sample } from '#engine/testing/sample-resume.ts';
import type { Check } from '../model/check.ts';
import { checks } from './index.ts';
import { noFinding } from './outcomes.ts';
import { isPraiseInDoubt } from './praise-of-jobs.ts';
import { runCheck, runChecks } from './run-checks.ts';

const facts = factsFrom(asPdf(sample));
const check = (run: Check['run'], needs: Check['needs'] = []): Check => ({
  id: 'example',
  group: 'file',
  title: { pass: 'Fine', fail: 'Not fine' },
  why: 'Because.',
  impact: 'minor',
  needs,
  sources: [],
  run,
});

test('a check that throws loses only its own result, with the reason', () => {
  const result = runCheck(
    check(() => {
      throw new Error('no such line');
    }),
    facts,
  );
  expect(result.outcome).toEqual({ is: 'error', message: 'no such line' });
});

test('a check whose facts are absent is not applicable and does not run', () => {
  const result = runCheck(
    check(() => {
      throw new Error('must not run');
    }, ['jobText']),
    facts,
  );
  expect(result.outcome).toEqual({ is: 'not-applicable' });
});

test('every check has a result, in the order of the list', () => {
  const results = runChecks(facts);
  expect(results.map((result) => result.check.id)).toEqual(checks.map(({ id }) => id));
  expect(results.filter(({ outcome }) => outcome.is === 'error')).toEqual([]);
});

test('no two checks share an id', () => {
  expect(new Set(checks.map(({ id }) => id)).size).toBe(checks.length);
});

test('titles differ for passing and failing, and every check says why', () => {
  for (const { title, why } of checks) {
    expect(title.pass).not.toBe(title.fail);
    expect(why).toMatch(/[.:]/);
  }
});

test('the same facts give the same answers', () => {
  expect(runChecks(facts)).toEqual(runChecks(facts));
});

test('a check without a finding says only which finding there is not', () => {
  expect(
    runCheck(
      check(() => noFinding),
      facts,
    ),
  ).toMatchObject({
    check: { title: { pass: 'No finding: "Not fine"', fail: 'Not fine' } },
    outcome: { is: 'no-finding' },
  });
});

/** Facts that only checks of jobs, their dates or their bullets need. */
const factsOfJobs: ReadonlySet<string> = new Set(['stints', 'bullets', 'sureJobs']);

test('the praise of each check of jobs, their dates or their bullets is guarded', () => {
  const withoutJobs = factsFrom(asPdf(sample.filter((line) => !line.includes('|') && !line.startsWith('•'))));
  expect(withoutJobs.resume.experience).toEqual([]);
  const ofJobs = checks.filter(({ needs }) => needs.some((need) => factsOfJobs.has(need)));
  expect(ofJobs.length).toBeGreaterThan(10);
  expect(ofJobs.filter(({ id }) => !isPraiseInDoubt(id, withoutJobs)).map(({ id }) => id)).toEqual([]);
});

const paragraphs = (count: number): string[] => {
  const texts = sample.flatMap((line) => (line.startsWith('•') ? [line.replace('• ', '')] : []));
  const kept = new Set(texts.slice(0, count));
  return sample.map((line) => line.replace('• ', '')).filter((line) => !texts.includes(line) || kept.has(line));
};

test.each([
  ['two paragraphs', paragraphs(2), 'no-finding'],
  ['all of the bullets', sample, 'pass'],
  [
    'two bullets',
    sample.filter((line, at) => !line.startsWith('•') || at < sample.findIndex((one) => one.startsWith('•')) + 2),
    'pass',
  ],
])('bullets are praised only where a person sees some: %s', (_, lines, is) => {
  const results = runChecks(factsFrom(asPdf(lines)));
  expect(results.find(({ check: { id } }) => id === 'weak-openings')?.outcome.is).toBe(is);
});
