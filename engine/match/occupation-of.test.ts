import { expect, test } from 'vitest';
import { sampleOf, type SampleToBuild } from '../testing/job-samples.ts';
import { occupationOf } from './occupation-of.ts';

const nameOf = (sample: SampleToBuild): string | undefined => {
  const { resume, words } = sampleOf(sample);
  return occupationOf(resume, words)?.name;
};

const occupation = (title: string, skills: readonly string[]): string | undefined =>
  nameOf({
    jobs: [{ title, from: { year: 2019, month: 1 }, to: 'present', lines: ['• Wrote nine services'] }],
    skills,
  });

test.each([
  ['Principal', ['Curriculum development'], 'School administrator'],
  ['Principal', [], 'School administrator'],
  ['Vice Principal', ['Lesson observation'], 'School administrator'],
  ['Senior Accountant', [], 'Accountant'],
  ['Lighting Architect', ['Revit'], 'Architect'],
])('a title of one word names its occupation: %s with %s', (title, skills, name) => {
  expect(occupation(title, skills)).toBe(name);
});

test.each([
  ['Designer UI UX', 'UX designer'],
  ['Designer de interface - Junior', 'UX designer'],
  ['Designer', 'Graphic designer'],
])('a designer of interfaces is no graphic designer: %s', (title, name) => {
  expect(occupation(title, ['Adobe Photoshop'])).toBe(name);
});

test.each([
  ['Principal Engineer', ['C++, Linux'], 'School administrator'],
  ['Payments Architect', ['Java, Microservices'], 'Architect'],
])('inside a longer title it does so only beside a skill of it: %s', (title, skills, other) => {
  expect(occupation(title, skills)).not.toBe(other);
});

/** The occupation of somebody who was the one and then the other, in the order of the page. */
const held = (...jobs: readonly (readonly [string, number, number])[]): string | undefined => {
  const { resume, words } = sampleOf({
    jobs: jobs.map(([title, from, to]) => ({
      title,
      from: { year: from, month: 1 },
      to: { year: to, month: 1 },
      lines: ['• Kept the work of nine people in order'],
    })),
    skills: [],
  });
  return occupationOf(resume, words)?.name;
};

test('the newest job counts most, also in a resume that begins with the oldest', () => {
  const [designer, nurse] = [
    ['Graphic Designer', 2012, 2014],
    ['Registered Nurse', 2015, 2021],
  ] as const;
  expect([held(designer, nurse), held(nurse, designer)]).toEqual(['Registered nurse', 'Registered nurse']);
});

test('an earlier title tells no occupation where the newest names another, unless by many skills or below a rank', () => {
  const pharmacy = ['Pharmacy Technician', 2008, 2010] as const;
  expect(held(['Loom Fixer', 2012, 2014], pharmacy)).toBeUndefined();
  expect(held(['Veterinary Assistant', 2012, 2014], pharmacy)).toBeUndefined();
  expect(held(['Team Lead', 2012, 2014], pharmacy)).toBe('Pharmacy technician');
  expect(held(['Compounding Technician', 2012, 2014], pharmacy)).toBe('Pharmacy technician');
  expect(held(pharmacy)).toBe('Pharmacy technician');
});

test('who studied after waiting tables is measured as a server only with skills of one', () => {
  const { resume, words } = sampleOf({
    jobs: [
      { title: 'Waiter', from: { year: 2015, month: 1 }, to: { year: 2016, month: 1 }, lines: ['• Served 40 guests'] },
    ],
    skills: [],
  });
  const studiedUntil = (year: number): string | undefined => {
    const education = resume.experience.flatMap(({ period }) => {
      if (period === null) return [];
      const studied = { ...period, value: { ...period.value, end: { year, month: 6 } } };
      return [{ institution: null, degree: null, field: null, grade: null, location: null, period: studied }];
    });
    return occupationOf({ ...resume, education }, { ...words, headline: [] })?.name;
  };
  expect(studiedUntil(2014)).toBe('Restaurant server');
  expect(studiedUntil(2019)).toBeUndefined();
});

test('a scholar who assists in teaching is no teaching assistant', () => {
  const sample: SampleToBuild = {
    jobs: [{ title: 'Teaching Assistant', from: { year: 2019, month: 1 }, to: 'present', lines: ['• Held nine labs'] }],
    skills: [],
  };
  expect(nameOf(sample)).toBe('Teaching assistant');
  expect(
    nameOf({ ...sample, publications: ['Harrow, I. (2021). Tides of the north. Journal of Tides.'] }),
  ).toBeUndefined();
});

test('a title is that of its own trade, not of one that has some of its words', () => {
  expect(occupation('Trade and Business Development Officer', [])).not.toBe('Nonprofit manager');
  expect(occupation('Development Officer', [])).toBe('Nonprofit manager');
  expect(occupation('Makerspace Technician', ['Welding'])).toBeUndefined();
  expect(occupation('Maintenance Technician', [])).toBe('Maintenance technician');
});

test('a job of which only the beginning is known may be the one of today, so the order of the page counts', () => {
  const { resume, words } = sampleOf({
    jobs: [
      { title: 'Registered Nurse', from: { year: 2015, month: 1 }, to: 'present', lines: ['• Cared for 20 patients'] },
      {
        title: 'Graphic Designer',
        from: { year: 2010, month: 1 },
        to: { year: 2019, month: 2 },
        lines: ['• Drew 40 posters'],
      },
    ],
    skills: [],
  });
  const experience = resume.experience.map((job) =>
    job.period?.value.end === 'present'
      ? { ...job, period: { ...job.period, value: { ...job.period.value, end: null } } }
      : job,
  );
  expect(occupationOf({ ...resume, experience }, words)?.name).toBe('Registered nurse');
});

const inHeadline = (headline: string): string | undefined => {
  const { resume, words } = sampleOf({ headline, jobs: [], skills: ['HTML', 'Git'] });
  return occupationOf(resume, words)?.name;
};

test.each([
  ['Software Developer', 'Software developer'],
  ['Aspiring Software Developer', undefined],
  ['Beginning Software Developer', undefined],
  ['Angehender Software Developer', undefined],
  ['Experienced in manufacturing, customer service, and quality assurance', undefined],
  ['Customer Service Representative', 'Customer service representative'],
])('an occupation is held, not aimed at: "%s"', (headline, name) => {
  expect(inHeadline(headline)).toBe(name);
});

test('a trainer may train athletes, the crew of a shop or the users of a program, so no occupation is assumed', () => {
  expect(occupation('Trainer', [])).toBeUndefined();
  expect(occupation('Corporate Trainer', [])).toBe('Instructional designer');
});

test('a law clerk may be a clerk of a judge or of a law firm, so no occupation is assumed', () => {
  expect(occupation('Law Clerk', [])).toBeUndefined();
  expect(occupation('Paralegal', [])).toBe('Paralegal');
});

test.each([
  ['Server', ['Java, Python, Git, Linux, SQL, REST APIs, JavaScript'], undefined],
  ['Server', ['Bartending, Food safety, Java, Python, Git, Linux, SQL'], 'Restaurant server'],
  ['Server', ['Java, Python'], 'Restaurant server'],
])('%s with %j is named only where the skills do not tell of another field', (title, skills, name) => {
  expect(occupation(title, skills)).toBe(name);
});

test.each([
  ['Bartender', 'Restaurant server'],
  ['Restaurant Manager', 'Restaurant manager'],
  ['HR Assistant', 'HR specialist'],
  ['HR Director', 'HR manager'],
  ['Hotel Receptionist', 'Hotel receptionist'],
  ['Pharmacy Technician', 'Pharmacy technician'],
  ['Chemistry Tutor', 'Tutor'],
  ['Army', 'Service member'],
  ['Physician Assistant', 'Physician assistant'],
  ['Speech Therapist', 'Speech therapist'],
  ['Respiratory Therapist', undefined],
  ['Massage Therapist', undefined],
  ['Family Therapist', undefined],
  ['Photographer', undefined],
  ['Rehabilitation Nurse', undefined],
  ['Nail Technician', 'Beauty therapist'],
  ['Shift Supervisor', undefined],
])('no title is given the rank or trade of a neighbor: %s', (title, name) => {
  expect(occupation(title, ['Tutoring'])).toBe(name);
});

const withFormer = (now: string, before: string, skills: readonly string[]): string | undefined => {
  const lines = ['• Wrote nine services'];
  const jobs = [
    { title: now, from: { year: 2021, month: 1 }, to: 'present' as const, lines },
    { title: before, from: { year: 2017, month: 1 }, to: { year: 2020, month: 12 }, lines },
  ];
  const { resume, words } = sampleOf({ jobs, skills });
  return occupationOf(resume, words)?.name;
};

test('also where the oldest job is the first', () => {
  const lines = ['• Wrote nine services'];
  const jobs = [
    { title: 'Bartender', from: { year: 2017, month: 1 }, to: { year: 2020, month: 12 }, lines },
    { title: 'Assembly Associate', from: { year: 2021, month: 1 }, to: 'present' as const, lines },
  ];
  const { resume, words } = sampleOf({ summary: ['Reliable and calm.'], jobs, skills: ['Excel'] });
  expect(occupationOf(resume, words)).toBeNull();
});

test.each([
  ['Assembly Associate', 'Bartender', ['Excel'], undefined],
  ['Assembly Associate', 'Bartender', ['Waiting tables, Food safety, Bartending, Upselling'], 'Restaurant server'],
  ['Bartender', 'Assembly Associate', ['Excel'], 'Restaurant server'],
  ['Head of Foundation Phase', 'Primary School Teacher', ['Curriculum development'], 'Teacher'],
])(
  '%s, before %s, with %j: an occupation that many leave is named of a former job only with its skills',
  (...given) => {
    const [now, before, skills, name] = given;
    expect(withFormer(now, before, skills)).toBe(name);
  },
);

test('less than half of the keywords do not outweigh a title of another occupation', () => {
  const some = ['Financial analysis, Financial modeling, Variance analysis, Financial reporting, Valuation, GAAP'];
  expect(occupation('Museum Guide', some)).toBeUndefined();
  expect(occupation('Quarrel and Thorn', some)).toBe('Financial analyst');
});

test.each([
  ['Occupational Therapist', ['Physical therapy', 'Physical Therapist License', 'Gait training']],
  ['Physician Assistant', ['Nurse Practitioner']],
  ['Dental Assistant', ['Dental Hygienist License', 'Periodontal charting']],
  ['Teaching Assistant', ['Teaching certificate', 'Professional development of teachers']],
  ['Tutor', ['Teaching certificate', 'Parent conferences']],
  ['Hotel Receptionist', ['Hotel management']],
  ['Nail Technician', ['Hairdressing', 'Barbering']],
])('%s is not asked for what only another occupation has', (title, others) => {
  const jobs = [{ title, from: { year: 2019, month: 1 }, to: 'present' as const, lines: ['• Wrote nine notes'] }];
  const { resume, words } = sampleOf({ jobs, skills: ['Tutoring'] });
  const keywords = occupationOf(resume, words)?.keywords ?? [];
  expect(keywords.length).toBeGreaterThan(0);
  expect(keywords.filter((keyword) => others.includes(keyword))).toEqual([]);
});

test('a line below the name that claims two occupations counts no more than before', () => {
  const lines = ['• Held safety audits of nine halls'];
  const jobs = [
    { title: 'Health and Safety Coordinator', from: { year: 2018, month: 3 }, to: { year: 2019, month: 2 }, lines },
  ];
  const skills = ['Python', 'JavaScript', 'REST APIs', 'Docker', 'Linux', 'CSS'];
  const { resume, words } = sampleOf({ headline: 'Registered Nurse • Programmer', jobs, skills });
  expect(occupationOf(resume, words)?.name).toBe('Health and safety manager');
});

test.each([
  [{ year: 2019, month: 2 }, ['Python', 'JavaScript', 'REST APIs', 'Docker', 'Linux', 'CSS'], 'Software developer'],
  ['present', ['Python', 'JavaScript', 'REST APIs', 'Docker', 'Linux', 'CSS'], 'Health and safety manager'],
  [{ year: 2019, month: 2 }, [], 'Health and safety manager'],
] as const)(
  'the line below the name counts more than a job that has ended, with its skills: %j',
  (to, skills, name) => {
    const lines = ['• Held safety audits of nine halls'];
    const jobs = [{ title: 'Health and Safety Coordinator', from: { year: 2018, month: 3 }, to, lines }];
    const { resume, words } = sampleOf({ headline: 'Programmer / Web Developer', jobs, skills });
    expect(occupationOf(resume, words)?.name).toBe(name);
  },
);

test.each([
  [
    'Crop Imaging/Deep Learning Scientist',
    ['Python, SQL, Machine learning, Pandas, scikit-learn, Deep learning'],
    undefined,
  ],
  ['Plant Scientist', ['PCR, Cell culture, Microscopy'], 'Research scientist'],
  ['Ward Nurse', ['Vital signs, CPR, Charting, Personal care, Dementia care'], 'Registered nurse'],
])('a word for any field is told by the skills: %s with %j', (title, skills, name) => {
  const found = occupation(title, skills);
  if (name === undefined) expect(found).not.toBe('Research scientist');
  else expect(found).toBe(name);
});

test.each([
  ['Cashier, stock keeper, cook, cleaner', [], undefined],
  ['Cashier / Cook', [], 'Retail sales associate'],
  ['Cook / Owner', [], 'Chef'],
  ['Waiter, Bartender and Barista', ['Waiting tables'], 'Restaurant server'],
  ['Cashier, stock keeper, cook, cleaner', ['Food safety, Menu planning, Knife skills, Recipe development'], 'Chef'],
])('one of several trades in a title tells an occupation only with its skills: %s with %j', (title, skills, name) => {
  expect(occupation(title, skills)).toBe(name);
});

test.each([
  ['Case Manager', [], undefined],
  ['Case Manager', ['Crisis intervention, Care planning'], 'Social worker'],
  ['Technical Writer/Editor', [], 'Technical writer'],
  ['Copywriter', [], 'Content writer'],
])('%s with %j', (title, skills, name) => {
  expect(occupation(title, skills)).toBe(name);
});

test('the newest title may name its trade behind its field, or in the other part of an earlier one', () => {
  const alarms = ['Security Officer / Alarm Technician', 2012, 2014] as const;
  expect(held(['Alarm Systems Technician', 2015, 2021], alarms)).toBeUndefined();
  const desk = ['IT Support Clerk', 2012, 2014] as const;
  expect(held(['Radio Network Specialist', 2015, 2021], desk)).toBeUndefined();
  expect(held(['IT Specialist', 2015, 2021], desk)).toBe('IT support specialist');
});

test('a summary of another field outweighs less than half of the keywords', () => {
  const skills = ['Front desk, Reservations, Check-in and check-out, Guest services, Concierge'];
  const { resume, words } = sampleOf({
    summary: ['Skilled in marketing strategy, campaign management and brand management.'],
    jobs: [],
    skills,
  });
  const line = words.headline.find(({ text }) => text.startsWith('Skilled'))?.span.line ?? 0;
  const summary = { value: '', confidence: 1, spans: [{ order: 'visual' as const, line, from: 0, to: 10 }] };
  expect(occupationOf({ ...resume, summary: null }, words)?.name).toBe('Hotel receptionist');
  expect(occupationOf({ ...resume, summary }, words)).toBeNull();
});
