import { describe, expect, test } from 'vitest';
import type { JobMatch } from '../model/keywords.ts';
import { jobPartsOf } from '../scoring/parts.ts';
import { runningAdvert, type SampleToBuild, softwareAdvert } from '../testing/job-samples.ts';
import { empty, engineer, labels, matched } from '../testing/matched-jobs.ts';

const shareOf = (job: JobMatch) => {
  const parts = jobPartsOf(job);
  return parts.reduce((sum, part) => sum + part.points, 0) / parts.reduce((sum, part) => sum + part.weight, 0);
};

describe('the requirements of a job description', () => {
  test('must-haves, duties and nice-to-haves come from their headings', () => {
    const job = matched(softwareAdvert, empty);
    expect(labels(job, 'must')).toEqual([
      'distributed systems',
      'Postgres',
      'Terraform or Pulumi',
      'Zephyrion scheduler',
    ]);
    expect(labels(job, 'duty')).toEqual(['Go', 'K8s']);
    expect(labels(job, 'nice')).toEqual(['Rust']);
    expect(labels(job, 'soft')).toEqual(['Mentor']);
  });

  test('benefits, the employer and equal opportunity contain no requirements', () => {
    const asked = matched(softwareAdvert, empty).requirements.flatMap((ask) =>
      ask.alternatives.map(({ term }) => term),
    );
    expect(asked).not.toContain('Python');
    expect(asked).not.toContain('Java');
    expect(asked.join(' ')).not.toMatch(/Quillfeather|dental|401/);
  });

  test('a posting without headings is split by its own words', () => {
    const job = matched(runningAdvert, empty);
    expect(labels(job, 'must')).toEqual(['QuickBooks', 'bank reconciliations']);
    expect(labels(job, 'nice')).toEqual(['Xero']);
    expect(labels(job, 'duty')).toContain('payroll');
  });

  test('a posting of a few sentences has requirements too, whatever their subject', () => {
    const nurse = matched(
      'Registered Nurse. We require an active RN license, BLS and ACLS. Nice to have: Spanish.',
      empty,
    );
    expect(labels(nurse, 'must')).toEqual(['RN license', 'BLS', 'ACLS']);
    expect(labels(matched('We are looking for a data analyst with SQL and Tableau.', empty), 'must')).toEqual([
      'SQL',
      'Tableau',
    ]);
    expect(labels(matched('We need a baker. We are proud of our Python team.', empty), 'must')).toEqual([]);
  });

  test('"A or B" is one requirement with two alternatives, "A and B" are two', () => {
    const job = matched(
      'Cook\nRequirements\n- Experience with Zendesk or Freshdesk\n- Knowledge of Tableau and Looker',
      empty,
    );
    expect(labels(job, 'must')).toEqual(['Zendesk or Freshdesk', 'Tableau', 'Looker']);
  });

  test('a sentence with requirements also names them before "experience" and by acronyms', () => {
    const job = matched(
      'Clerk\n\nRequirements\nYou have proven greenhouse glazing experience, solid seed bank knowledge and a valid ZQTP to show us on your first day.',
      empty,
    );
    expect(labels(job, 'must')).toEqual(['greenhouse glazing', 'seed bank', 'ZQTP']);
  });

  test('a list in one line is read item by item, whatever its length', () => {
    const job = matched(
      "Keeper\n\nWe are nine.\n\nWhat we're looking for: a current boat ticket, confident otter handling, seal feeding, pool chemistry and rope splicing, and experience with tide tables.",
      empty,
    );
    const asked = labels(job, 'must');
    for (const term of ['otter handling', 'seal feeding', 'pool chemistry', 'rope splicing', 'tide tables'])
      expect(asked).toContain(term);
  });

  test('the people one works with are not a skill, and a degree may be two capitals', () => {
    const job = matched('Keeper\n\nRequirements\n- BS in geology\n- Harbor pilots and boat operators', empty);
    expect(labels(job, 'must', 'degree')).toEqual(['BS in geology']);
    expect(labels(job, 'must').join(' ')).not.toMatch(/geology|operators/);
  });

  test('two words that lost the space between them are not a name', () => {
    const job = matched(
      'Clerk\n\nRequirements\nYou have worked under a strict BoardResponsible for all the gardens of the town and all its hedges.',
      empty,
    );
    expect(labels(job, 'must')).toEqual([]);
  });

  test('a term required twice counts once, in its stronger group', () => {
    const job = matched(
      'Clerk\nDuties\n- Prepare payroll\nRequired\n- Payroll experience\nPreferred\n- Payroll',
      empty,
    );
    expect(labels(job, 'must')).toEqual(['Payroll']);
    expect(labels(job, 'duty')).toEqual([]);
    expect(labels(job, 'nice')).toEqual([]);
  });

  test('the title, the years, the degree and the form are requirements of their own', () => {
    const job = matched(softwareAdvert, empty);
    expect(job.title).toBe('Platform Engineer');
    expect(labels(job, 'must', 'years')).toEqual(['5+ years of experience with distributed systems']);
    expect(labels(job, 'must', 'degree')).toEqual(["Bachelor's degree in Computer Science"]);
    expect(labels(job, 'must', 'application')).toContain('Permission to work in the country where the job is located');
  });

  test('the rehearsal list quotes the sentence behind each question', () => {
    const questions = matched(softwareAdvert, empty).knockOutQuestions;
    const permit = questions.find(({ question }) => question.includes('authorized to work'));
    expect(permit?.quote).toBe('You must be authorized to work in the United States');
    expect(questions.some(({ question }) => question.includes('travel'))).toBe(true);
  });
});

describe('the job score', () => {
  test('ten mentions of a term count as much as one', () => {
    const once: SampleToBuild = { summary: ['I use Terraform daily'] };
    const often: SampleToBuild = {
      summary: ['I use Terraform daily', ...Array.from({ length: 9 }, () => 'Terraform Terraform Terraform')],
    };
    expect(shareOf(matched(softwareAdvert, often))).toBe(shareOf(matched(softwareAdvert, once)));
  });

  test('each true answer raises it, and requirements of the form alone do not count', () => {
    expect(shareOf(matched(softwareAdvert, empty))).toBeLessThan(shareOf(matched(softwareAdvert, engineer)));
    expect(jobPartsOf(matched(softwareAdvert, engineer)).map(({ check }) => check)).not.toContain('job-application');
  });

  test('no part has more points than weight', () => {
    for (const part of jobPartsOf(matched(softwareAdvert, engineer))) {
      expect(part.points).toBeGreaterThanOrEqual(0);
      expect(part.points).toBeLessThanOrEqual(part.weight);
    }
  });
});

test('any text has a result, also an empty one', () => {
  for (const text of [
    '',
    '\n\n',
    '•'.repeat(500),
    'x '.repeat(9000),
    '((((,,,,////',
    'or or or / / /',
    '\u{1F600} C++ '.repeat(50),
  ])
    expect(Array.isArray(matched(text, engineer).requirements)).toBe(true);
});

test('a word that is not a posting requires nothing, a lone title requires that title', () => {
  for (const text of ['hello', 'lorem ipsum dolor']) expect(matched(text, engineer).requirements).toEqual([]);
  expect(matched('Dental Hygienist', engineer).requirements).toMatchObject([{ kind: 'title', answer: 'missing' }]);
});
