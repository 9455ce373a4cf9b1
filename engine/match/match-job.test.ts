import { describe, expect, test } from 'vitest';
import type { JobMatch } from '../model/keywords.ts';
import { runningAdvert, sampleOf, softwareAdvert, type SampleToBuild } from '../testing/job-samples.ts';
import { jobPartsOf } from '../scoring/parts.ts';
import { keywordsOf } from './keywords-of.ts';
import { matchJob } from './match-job.ts';

const today = '2026-11-21';
const matched = (advert: string, sample: SampleToBuild): JobMatch => matchJob(advert, sampleOf(sample), today);
const empty: SampleToBuild = {};
const labels = (job: JobMatch, group: string, kind = 'term') =>
  job.requirements.filter((ask) => ask.group === group && ask.kind === kind).map(({ label }) => label);
const answerTo = (job: JobMatch, label: string) => job.requirements.find((ask) => ask.label === label)?.answer;

const engineer: SampleToBuild = {
  headline: 'Platform Engineer',
  jobs: [
    {
      title: 'Platform Engineer',
      from: { year: 2019, month: 1 },
      to: 'present',
      lines: ['• Wrote nine Go services on Kubernetes', '• Moved PostgreSQL to new hosts, mentoring two juniors'],
    },
  ],
  skills: ['Terraform, Rust'],
  education: ['BSc Mathematics, Northmoor University'],
};

const yearsIn = (ask: string, sample: SampleToBuild) =>
  matched(`Specialist\nRequirements\n- ${ask}`, sample).requirements.find(({ kind }) => kind === 'years');

const askedOf = (ask: string, sample: SampleToBuild) =>
  matched(`Specialist\nRequirements\n- ${ask}`, sample).requirements.find(({ label }) => label === ask);

const degreeIn = (ask: string, education: string) =>
  matched(`Analyst\nRequirements\n- ${ask}`, { education: [education] }).requirements.find(
    ({ kind }) => kind === 'degree',
  );

const shareOf = (job: JobMatch) => {
  const parts = jobPartsOf(job);
  return parts.reduce((sum, part) => sum + part.points, 0) / parts.reduce((sum, part) => sum + part.weight, 0);
};

const pharmacist = (line: string): SampleToBuild => ({
  jobs: [{ title: 'Pharmacist', from: { year: 2015, month: 1 }, to: 'present', lines: [line] }],
});

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

  test('years are the union of the dated jobs', () => {
    const overlapping: SampleToBuild = {
      jobs: [
        { title: 'A', from: { year: 2022, month: 1 }, to: { year: 2024, month: 12 }, lines: [] },
        { title: 'B', from: { year: 2022, month: 1 }, to: { year: 2024, month: 12 }, lines: [] },
      ],
    };
    expect(answerTo(matched(softwareAdvert, overlapping), '5+ years of experience with distributed systems')).toBe(
      'missing',
    );
    // Her work is of the kind, but names no distributed system.
    expect(answerTo(matched(softwareAdvert, engineer), '5+ years of experience with distributed systems')).toBe(
      'application',
    );
  });

  test('years in one skill are not those of its whole industry', () => {
    const asked = '3+ years of experience with clinical research';
    const other = yearsIn(asked, pharmacist('• Prepared sterile syringes'));
    expect(other?.answer).toBe('application');
    expect(other?.note).toMatch(
      /^Your jobs in the same line of work cover 11\.9 years, but what we read of them does not/,
    );
    expect(yearsIn(asked, pharmacist('• Ran clinical research on warfarin'))?.answer).toBe('shown');
    expect(yearsIn('3+ years of experience in healthcare', pharmacist('• Prepared sterile syringes'))?.answer).toBe(
      'shown',
    );
  });

  const nurse: SampleToBuild = {
    jobs: [
      {
        title: 'Registered Nurse',
        from: { year: 2014, month: 1 },
        to: 'present',
        lines: ['• Cared for five telemetry patients a shift', '• Taught wound care to new nurses'],
      },
    ],
  };
  const planner: SampleToBuild = {
    jobs: [
      { title: 'Financial Planner', from: { year: 2017, month: 1 }, to: 'present', lines: ['• Advised families'] },
    ],
  };

  test.each([
    ['5+ years of experience in financial planning', 'missing', 'shown'],
    ['At least 5 years of acute care experience in a hospital', 'application', 'missing'],
    ['Five years as a registered nurse', 'shown', 'missing'],
    ['5 years of nursing in a hospital', 'shown', 'missing'],
    ['5 years of professional experience', 'shown', 'shown'],
    ['5 years of relevant work experience', 'shown', 'shown'],
  ])('%s: a nurse %s, a planner %s', (ask, ofNurse, ofPlanner) => {
    expect(yearsIn(ask, nurse)?.answer).toBe(ofNurse);
    expect(yearsIn(ask, planner)?.answer).toBe(ofPlanner);
  });

  test('years in an unknown field are left to the application, and the note says so', () => {
    const ask = yearsIn('5 years of experience in zymurgy', nurse);
    expect(ask?.answer).toBe('application');
    expect(ask?.note).toContain('does not show whether');
    expect(yearsIn('50 years of experience in zymurgy', nurse)).toBeUndefined();
    expect(yearsIn('15 years of experience in zymurgy', nurse)?.answer).toBe('missing');
  });

  test('years in a field count only the jobs that belong to it', () => {
    const turned: SampleToBuild = {
      jobs: [
        { title: 'Financial Planner', from: { year: 2025, month: 11 }, to: 'present', lines: [] },
        { title: 'Baker', from: { year: 2010, month: 1 }, to: { year: 2025, month: 10 }, lines: [] },
      ],
    };
    const ask = yearsIn('5+ years of experience in financial planning', turned);
    expect(ask?.answer).toBe('missing');
    expect(ask?.note).toMatch(/cover 1\.1 years; all jobs whose dates we read cover 16\.9 years/);
  });

  test('far more years than those of a range are said so', () => {
    expect(yearsIn('0 to 2 years of professional experience', nurse)).toMatchObject({ answer: 'shown' });
    expect(yearsIn('0 to 2 years of professional experience', nurse)?.note).toContain('names a range of 0-2 years; we');
    expect(yearsIn('3-5 years of experience as a registered nurse', nurse)?.note).toContain('a range of 3-5 years; we');
    const fits = {
      ...nurse,
      jobs: (nurse.jobs ?? []).map((job) => ({ ...job, from: { year: 2023, month: 1 } })),
    };
    expect(yearsIn('0 to 2 years of professional experience', fits)?.note ?? '').not.toContain('range');
  });

  test.each([
    '5+ years of professional experience',
    '3-5+ years of professional experience',
    '0 to 2 years of experience in bookkeeping',
    'At least 2-3 years of professional experience',
    'Minimum of 3-5 years of professional experience',
    '2 to 3 years minimum of professional experience',
    '3-5 years or more of professional experience',
    '3-5 years plus of professional experience',
    'More than 3-5 years of professional experience',
    '1 to 3 years of experience with a degree, or 8 years of experience without one',
  ])('no upper end of a range is read from "%s"', (asked) => {
    expect(yearsIn(asked, nurse)).toBeDefined();
    expect(yearsIn(asked, nurse)?.note ?? '').not.toContain('range');
  });

  test('one more true line about a job never lowers the answer', () => {
    const order = ['missing', 'application', 'shown'];
    const lines = ['• Advised on pensions', '• Ran financial planning for families', '• Wrote wound care leaflets'];
    const steps = lines.map((_, index) => {
      const job = { title: 'Adviser', from: { year: 2015, month: 1 }, to: 'present' as const };
      const sample = { jobs: [{ ...job, lines: lines.slice(0, index + 1) }] };
      return order.indexOf(yearsIn('5+ years of experience in financial planning', sample)?.answer ?? '');
    });
    expect(steps).toEqual(steps.toSorted((one, other) => one - other));
    expect(steps.at(-1)).toBe(2);
  });

  test('a higher degree meets a requirement for a lower one, not the other way round', () => {
    const advert = "Analyst\nRequirements\n- Master's degree in Statistics";
    expect(
      matched(advert, { education: ['PhD in Physics'] }).requirements.find(({ kind }) => kind === 'degree')?.answer,
    ).toBe('shown');
    expect(
      matched(advert, { education: ['Bachelor of Arts'] }).requirements.find(({ kind }) => kind === 'degree')?.answer,
    ).toBe('missing');
  });

  test('the level decides about a degree, and another field of study is noted', () => {
    const other = degreeIn("Bachelor's degree in Computer Science", 'BSc in Marine Biology');
    expect(other?.answer).toBe('shown');
    expect(other?.note).toBe(
      'The degree level meets the requirement. The posting asks for Computer Science; your resume says Marine Biology.',
    );
    expect(degreeIn("Bachelor's degree in Computer Science", 'BSc in Computer Science')?.note).toBeUndefined();
    expect(degreeIn("Bachelor's degree in Accounting or Finance", 'BSc in Finance')?.note).toBeUndefined();
    expect(degreeIn("Bachelor's degree in Marketing, Law or a related field", 'BA in History')?.note).toContain(
      'The posting asks for Marketing, Law or a related subject',
    );
    expect(degreeIn("Bachelor's degree", 'BSc in Marine Biology')?.note).toBeUndefined();
    expect(degreeIn("Bachelor's degree in Computer Science", 'BSc')?.note).toContain('does not name a subject');
  });

  test('sentences pasted from the job description answer nothing', () => {
    const advert =
      'Baker\nRequirements\n- Deep knowledge of sourdough fermentation, food safety and HACCP in a large industrial bakery';
    const pasted = matched(advert, {
      summary: ['Deep knowledge of sourdough fermentation, food safety and HACCP in a large industrial bakery'],
    });
    const honest = matched(advert, { summary: ['Ran food safety under HACCP for a bakery of forty'] });
    expect(answerTo(pasted, 'HACCP')).toBe('missing');
    expect(answerTo(honest, 'HACCP')).toBe('shown');
  });

  test('a line of skills that shares a run with the list of the posting is one of skills, a line copied whole is not', () => {
    const advert =
      'Grower\nRequirements\n- Trellis drip irrigation planning, greenhouse climate control, soil structure';
    const answerBeside = (...others: readonly string[]) =>
      answerTo(
        matched(advert, {
          skills: [
            [...others, 'Trellis drip irrigation planning, greenhouse climate control, soil structure'].join(', '),
          ],
        }),
        'soil structure',
      );
    expect(answerBeside('Pruning')).toBe('listed');
    expect(answerBeside()).toBe('missing');
  });

  test('nor do they in the middle of an ordinary line', () => {
    const advert =
      'Baker\nRequirements\n- Deep knowledge of sourdough fermentation, food safety and HACCP in a large bakery';
    const own = 'I have worked with bread, cakes and people in four towns since I left school at sixteen';
    const pasted = matched(advert, {
      summary: [`${own}. Deep knowledge of sourdough fermentation, food safety and HACCP in a large bakery`],
    });
    expect(answerTo(pasted, 'HACCP')).toBe('missing');
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

test.each([
  ['Mechanical Engineer', 'Software Engineer', 'missing'],
  ['Product Designer', 'Product Owner', 'missing'],
  ['Backend Developer', 'Senior Backend Engineer', 'shown'],
  ['Backend Developer', 'Mechanical Engineer', 'missing'],
  ['Backend Engineer II', 'Senior Backend Engineer', 'shown'],
  ['Backend Engineer, Payments', 'Backend Engineer', 'shown'],
  ['LPN', 'Licensed Practical Nurse (LPN)', 'shown'],
  ['Licensed Practical Nurse', 'Licensed Practical Nurse (LPN)', 'shown'],
  ['UX Designer', 'Product Designer (UX)', 'missing'],
  ['Baker', 'Baker', 'shown'],
])('whoever was %s where a %s is asked for: the title is %s', (held, asked, answer) => {
  const resume: SampleToBuild = {
    jobs: [{ title: held, from: { year: 2019, month: 1 }, to: 'present', lines: ['• Tied knots'] }],
  };
  expect(matched(`${asked}\n\nRequirements\n- Knots`, resume).requirements).toMatchObject([
    { kind: 'title', answer },
    { label: 'Knots' },
  ]);
});

test('a title that differs is missing, with the nearest one that was held', () => {
  const resume: SampleToBuild = {
    jobs: [{ title: 'Mechanical Engineer', from: { year: 2019, month: 1 }, to: 'present', lines: ['• Tied knots'] }],
  };
  const [title] = matched('Software Engineer\n\nRequirements\n- Knots', resume).requirements;
  expect(title?.note).toBe('The nearest job title in your resume is "Mechanical Engineer".');
  const [other] = matched('Baker\n\nRequirements\n- Knots', resume).requirements;
  expect(other?.note).toBeUndefined();
});

test('a word that is not a posting requires nothing, a lone title requires that title', () => {
  for (const text of ['hello', 'lorem ipsum dolor']) expect(matched(text, engineer).requirements).toEqual([]);
  expect(matched('Dental Hygienist', engineer).requirements).toMatchObject([{ kind: 'title', answer: 'missing' }]);
});

describe('words that are on the page and prove nothing', () => {
  const sentence = 'Coordinated the Zephyrion scheduler for every depot of the northern region each week';
  const sample: SampleToBuild = {
    jobs: [
      {
        title: 'Driver',
        from: { year: 2019, month: 1 },
        to: 'present',
        lines: [`• ${sentence}`, '• Drove for a sports organisation'],
      },
    ],
  };
  const resume = sampleOf(sample);
  const job = matchJob(
    `Driver\nRequirements\n- ${sentence}\n- Zephyrion scheduler\n- Kubernetes\n- Good organization`,
    resume,
    today,
  );

  test('are neither matched nor called missing, and a note says so', () => {
    const asked = job.requirements.find(({ label }) => label === 'Zephyrion scheduler');
    expect(asked?.answer).toBe('missing');
    expect(asked?.note).toMatch(/^These words are on your page/);
    const keywords = keywordsOf(resume, job);
    expect(keywords.missing).toContain('Kubernetes');
    expect(keywords.missing).not.toContain('Zephyrion scheduler');
    expect(keywords.unproven).toContain('Zephyrion scheduler');
  });

  test('are noted for the second of two alternatives, too', () => {
    const either = matchJob(`Driver\nRequirements\n- ${sentence}\n- Kubernetes or Zephyrion scheduler`, resume, today);
    const asked = either.requirements.find(({ label }) => label.startsWith('Kubernetes or'));
    expect(asked).toMatchObject({ answer: 'missing', note: expect.stringMatching(/^These words are on your page/) });
    expect(keywordsOf(resume, either).missing).toEqual([]);
    const neither = matchJob(`Driver\nRequirements\n- ${sentence}\n- Kubernetes or Ansible`, resume, today);
    expect(neither.requirements.find(({ label }) => label === 'Kubernetes or Ansible')?.note).toBeUndefined();
  });

  test('an alternative that is only answered by another form is the one that is matched', () => {
    const fleet = sampleOf({
      jobs: [
        { title: 'Driver', from: { year: 2019, month: 1 }, to: 'present', lines: ['• Scheduled trucks for a depot'] },
      ],
    });
    const either = matchJob('Driver\nRequirements\n- Zephyrion Fleet or truck scheduling', fleet, today);
    expect(keywordsOf(fleet, either).matched).toEqual(['truck scheduling']);
  });

  test('an organisation is no skill of organization', () => expect(answerTo(job, 'organization')).toBe('missing'));
});
