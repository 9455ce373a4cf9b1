import { describe, expect, test } from 'vitest';
import { sampleOf, type SampleToBuild, softwareAdvert } from '../../testing/job-samples.ts';
import { answerTo, engineer, matched, today } from '../../testing/matched-jobs.ts';
import { factsFrom } from '../../testing/facts-from.ts';
import { asPdf } from '../../testing/sample-resume.ts';
import { matchJob } from '../match-job.ts';
import { indexResume } from '../resume-words.ts';

const askedOf = (ask: string, sample: SampleToBuild) =>
  matched(`Specialist\nRequirements\n- ${ask}`, sample).requirements.find(({ label }) => label === ask);

describe('how the resume answers', () => {
  test('a skill used in a job is shown, one only in the list is listed, another is missing', () => {
    const job = matched(softwareAdvert, engineer);
    expect(answerTo(job, 'K8s')).toBe('shown');
    expect(answerTo(job, 'Postgres')).toBe('shown');
    expect(answerTo(job, 'Terraform or Pulumi')).toBe('listed');
    expect(answerTo(job, 'Zephyrion scheduler')).toBe('missing');
  });

  test('the spans are exactly the matching words', () => {
    const indexed = sampleOf(engineer);
    const ask = matchJob(softwareAdvert, indexed, today).requirements.find(({ label }) => label === 'K8s');
    const [span] = ask?.spans ?? [];
    expect(span && indexed.visual.lines[span.line]?.text.slice(span.from, span.to)).toBe('Kubernetes');
  });

  test.each([
    ['Contract negotiation', 'Negotiated two supply contracts worth $3M'],
    ['Risk assessment', 'Assessed credit risks for small firms'],
    ['Scheduling', 'Crew scheduler for a ferry line'],
    ['Supervision', 'Supervised nine welders'],
    ['Estimating', 'Lead estimator for bridges'],
    ['Data analysis', 'Analyzed sales data in Excel'],
    ['Equipment maintenance', 'Maintained packaging equipment'],
  ])('%s is shown by "%s"', (ask, line) => {
    expect(askedOf(ask, { summary: [line] })?.answer).toBe('shown');
  });

  test.each([
    ['Contract negotiation', 'Negotiated with suppliers. Contracts were filed by others'],
    ['Account management', 'Reconciled bank accounts'],
    ['Software development', 'Developed a garden. Used software'],
    ['Accounting', 'Looked after forty customer accounts'],
  ])('%s is not shown by "%s"', (ask, line) => {
    expect(askedOf(ask, { summary: [line] })?.answer).toBe('missing');
  });

  test('a term that presupposes the required one implies it, one way only, and the note says so', () => {
    const sql = askedOf('SQL', { summary: ['Moved PostgreSQL to new hosts'] });
    expect(sql?.answer).toBe('shown');
    expect(sql?.note).toContain('Implied by PostgreSQL');
    expect(askedOf('PostgreSQL', { summary: ['Wrote SQL every day'] })?.answer).toBe('missing');
    expect(askedOf('SQL', { summary: ['Wrote SQL every day'] })?.note).toBeUndefined();
  });
});

describe('in other words', () => {
  test.each([
    ['Customer service', '• Interacted with customers at the counter', 'shown'],
    ['Customer service', '• Served customers in two shops', 'shown'],
    ['Customer service', '• Wrote to customers about invoices', 'missing'],
  ])('%s is, beside "%s", %s', (asked, line, answer) => {
    const job = matched(`Clerk\nRequirements\n- ${asked}`, {
      jobs: [{ title: 'Clerk', from: { year: 2019, month: 1 }, to: 'present', lines: [line] }],
    });
    expect(job.requirements.find(({ kind }) => kind === 'term')?.answer).toBe(answer);
  });
});

test('the title of a section about no work shows nothing', () => {
  const { visual, resume } = factsFrom(
    asPdf([
      'Jane Roe',
      'jane.roe@example.com | (312) 555-0134',
      '',
      'Experience',
      'Clerk, Harrow Ltd',
      'January 2019 - Present',
      '• Counted boxes of three shops.',
      '',
      'Research Interests',
      'Beetles and ships',
    ]),
  );
  const job = matchJob('Zoologist\nRequirements\n- Research\n- Kafka', indexResume(visual, resume), today);
  expect(job.requirements.find(({ label }) => label === 'Research')?.answer).toBe('missing');
});

test.each([
  ['Leadership', 'Team Leader', 'shown'],
  ['Leadership', 'Team Assistant', 'missing'],
])('%s is, beside the job "%s", %s', (asked, title, answer) => {
  const job = matched(`Clerk\nRequirements\n- ${asked}\n- Kafka`, {
    jobs: [{ title, from: { year: 2019, month: 1 }, to: 'present', lines: ['• Counted boxes'] }],
  });
  expect(job.requirements.find(({ label }) => label === asked)?.answer).toBe(answer);
});
