import { describe, expect, test } from 'vitest';
import { sampleOf, type SampleToBuild } from '../../testing/job-samples.ts';
import { matchJob } from '../match-job.ts';
import { indexResume } from '../resume-words.ts';

const titled = (asked: string, ...titles: readonly string[]) =>
  matchJob(
    `${asked}\nRequirements\n- Knots`,
    sampleOf({
      jobs: titles.map((title) => ({ title, from: { year: 2020, month: 1 }, to: 'present', lines: [] })),
    }),
    '2026-11-21',
  ).requirements.find(({ kind }) => kind === 'title');

describe('two names for one job', () => {
  test.each([
    ['Software Engineer', 'Senior Software Developer'],
    ['Software Developer II', 'Programmer'],
    ['Front-End Developer', 'Frontend Engineer'],
    ['Platform Software Engineer', 'Software Developer'],
    ['Staff Attorney', 'Abogada'],
    ['Web Developer', 'Web-Entwicklerin'],
    ['Sales Associate', 'Retail Assistant'],
    ['Chauffeur routier SPL', 'Conducteur SPL'],
  ])('%s is met by "%s", and the note says so', (asked, held) => {
    const title = titled(asked, held);
    expect(title?.answer).toBe('shown');
    expect(title?.note).toContain(`Your resume says "${held}", another name for this job.`);
  });

  test.each([
    ['Software Engineer', 'Software Engineer'],
    ['Senior Web Developer', 'Web Developer'],
    ['Statistician', 'Statistician in government; R, surveys and plain words'],
    ['Statistician', 'Statistician | Sailor'],
    ['Verwaltungsfachwirt', 'Verwaltungsfachwirtin'],
    ['Sachbearbeiter Einkauf', 'Sachbearbeiterin im Einkauf'],
    ['Trainer', 'Trainerin'],
  ])('%s is met by "%s" without a note', (asked, held) => {
    const title = titled(asked, held);
    expect(title?.answer).toBe('shown');
    expect(title?.note).toBeUndefined();
  });

  test.each([
    ['Registered Nurse', 'RN Recruiter'],
    ['Software Engineer', 'Software Developer Advocate in Sales'],
    ['Lawyer', 'Attorney Services Clerk'],
    ['CNC Programmer', 'Software Engineer'],
    ['Software Engineer', 'PLC Programmer'],
    ['Accountant', 'Buchhalterin'],
    ['Civil Engineer', 'Software Developer'],
    // Supports a maker's products at its customers
    ['Application Engineer', 'Application Developer'],
  ])('%s is not met by "%s"', (asked, held) => {
    expect(titled(asked, held)?.answer).toBe('missing');
  });
});

describe('a title in the form of either gender', () => {
  test.each([
    ['Elektroniker für Betriebstechnik', 'Elektronikerin für Betriebstechnik'],
    ['Bürokauffrau', 'Bürokaufmann'],
    ['Sozialpädagogische Assistentin', 'Sozialpädagogischer Assistent'],
    ['Infirmier de nuit', 'Infirmière de nuit'],
    ['Vendeuse en boulangerie', 'Vendeur en boulangerie'],
    ['Educatore di asilo', 'Educatrice di asilo'],
    ['Enfermero', 'Enfermera'],
    ['Cuidador de personas mayores', 'Cuidadora de personas mayores'],
    ['Auxiliar Administrativo', 'Auxiliar Administrativa'],
  ])('%s is met by "%s"', (asked, held) => {
    expect(titled(asked, held)).toMatchObject({ answer: 'shown' });
  });

  test.each([
    ['Elektroniker für Betriebstechnik', 'Mechanikerin für Betriebstechnik'],
    ['Vendeur', 'Serveuse'],
    ['Camera Operator', 'Crane Operator'],
  ])('%s is not met by "%s"', (asked, held) => {
    expect(titled(asked, held)?.answer).toBe('missing');
  });
});

describe('an assistant', () => {
  test.each([
    ['Teacher', 'Teacher Assistant'],
    ['Sales Manager', 'Sales Associate'],
    ['Sales Associate', 'Sales Manager'],
  ])('%s is not met by "%s"', (asked, held) => {
    expect(titled(asked, held)?.answer).toBe('missing');
  });

  test('is a rank before the job', () => {
    expect(titled('Software Engineer', 'Associate Software Engineer')?.answer).toBe('shown');
  });
});

test('a title in the line below the name shows it, as the note advises, and one in a sentence does not', () => {
  const jobs = [
    { title: 'Year 3 Teacher', from: { year: 2019, month: 1 }, to: 'present' as const, lines: ['• Taught'] },
  ];
  const answer = (sample: SampleToBuild) =>
    matchJob('Elementary Teacher\n\nRequirements\n- Excel', sampleOf({ jobs, ...sample }), '2026-11-21')
      .requirements[0];
  expect(answer({})?.note).toMatch(/write Elementary Teacher in the line below your name\.$/);
  expect(answer({ headline: 'Elementary Teacher' })).toMatchObject({ answer: 'shown' });
  expect(answer({ summary: ['Nine years as an elementary teacher.'] })).toMatchObject({ answer: 'missing' });
});

test('a title that an editor adds below the name shows it as in the file that comes of it', () => {
  const jobs = [
    { title: 'Year 3 Teacher', from: { year: 2019, month: 1 }, to: 'present' as const, lines: ['• Taught'] },
  ];
  const jobText = 'Elementary Teacher\n\nRequirements\n- Excel';
  const lines = sampleOf({ jobs }).visual.lines.map(({ text }) => ({ text, isList: false }));
  const { visual, resume } = sampleOf({ jobs, headline: 'Elementary Teacher', skills: ['Excel'] });
  const edited = matchJob(jobText, indexResume(visual, resume, { lines, jobText }), '2026-11-21');
  expect(edited.requirements).toMatchObject([
    { kind: 'title', answer: 'shown' },
    // A name that is new in a list proves nothing there.
    { label: 'Excel', answer: 'missing' },
  ]);
});

test('the nearest title is one of the same occupation', () => {
  expect(
    titled('Product Designer (UX)', 'Founding Frontend Web Engineer & Designer', 'UI/UX Design Intern')?.note,
  ).toMatch(/^The nearest job title in your resume is "UI\/UX Design Intern"\./);
});

describe('a job title', () => {
  test.each([
    ['Registered Nurse (RN)', 'RN'],
    ['Registered Nurse (RN)', 'Senior RN'],
    ['Licensed Practical Nurse (LPN)', 'LPN, Night Shift'],
    ['LPN', 'Licensed Practical Nurse (LPN)'],
  ])('%s is met by "%s"', (asked, held) => {
    expect(titled(asked, held)).toMatchObject({ answer: 'shown' });
  });

  test.each([
    ['Licensed Practical Nurse (LPN)', 'LPN Recruiter'],
    ['Registered Nurse (RN)', 'RN Recruiter'],
    ['Sales Associate (PT)', 'PT'],
  ])('%s is not met by "%s"', (asked, held) => {
    expect(titled(asked, held)).toMatchObject({ answer: 'missing' });
  });

  test('the nearest is the one that shares most words', () => {
    expect(
      titled('Senior Backend Software Engineer', 'Sales Engineer', 'Software Test and Release Train Engineer')?.note,
    ).toMatch(/^The nearest job title in your resume is "Software Test and Release Train Engineer"\./);
  });
});

describe('a title of two names with a slash', () => {
  test.each([
    ['SDET / Senior Test Automation Engineer', 'Senior SDET', 'shown'],
    ['Receptionist / Office Clerk', 'Receptionist', 'shown'],
    ['Receptionist / Office Clerk', 'Welder', 'missing'],
    ['Sound Engineer / Live', 'Live Chat Host', 'missing'],
  ])('%s is, beside "%s", %s', (asked, held, is) => {
    expect(titled(asked, held)?.answer).toBe(is);
  });
});

describe('the first word of a compound', () => {
  test.each([
    ['Inventory Control Specialist', 'Document Control Specialist', 'missing'],
    ['Digital Marketing Manager', 'Product Marketing Manager', 'missing'],
    ['Inventory Control Specialist', 'Senior Inventory Control Specialist', 'shown'],
    ['Regional Sales Manager', 'Area Sales Manager', 'shown'],
    ['Customer Service Representative', 'Customer Support Representative', 'shown'],
    ['Java Developer', 'Java Software Developer', 'shown'],
  ])('%s is, beside "%s", %s', (asked, held, answer) => {
    expect(titled(asked, held)?.answer).toBe(answer);
  });
});
