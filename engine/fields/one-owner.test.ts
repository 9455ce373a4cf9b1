import { expect, test } from 'vitest';
import { readingsOf } from '../layout/readings-of.ts';
import { docxDocument } from '../testing/build-document.ts';
import { head, name } from '../testing/sections-found.ts';
import { resumeOf } from './resume-of.ts';

type Texts = Parameters<typeof docxDocument>[0];

const resumeWith = (...lines: Texts) => {
  const document = docxDocument([name, 'wilma@garner.example', ...lines]);
  return resumeOf(readingsOf(document).visual, document);
};

const certificates = ['2014 Moderation, Alder Akademie', '2009 Projektmanagement'];
const jobs = [
  '02.2017 – 01.2022 Harrow Fruit HQ',
  'Globaler Segmentmanager für Milchprodukte',
  { text: 'Leitung von acht Regionen', listMarker: '•' },
  '03.2002 – 02.2004 Silverton GmbH',
  'Vertriebsleiter',
  '10.1997 – 03.2000 Harrow Roure',
  'Verkaufskoordinator',
  '11.1992 – 04.1994 Alder Hotel',
  'Supervisor für den Zimmerservice',
];

test('lines that are read as jobs are no certificates', () => {
  const plain = resumeWith(head('Zertifikate'), ...certificates, ...jobs);
  expect(plain.experience).toHaveLength(4);
  expect(plain.certifications.map(({ value }) => value)).toEqual(['Moderation', 'Projektmanagement']);
  const titled = resumeWith(head('Zertifikate'), ...certificates, { text: 'Mein Tun', sizePt: 11.5 }, ...jobs);
  expect(titled.certifications.map(({ value }) => value)).toEqual(['Moderation', 'Projektmanagement']);
});

test('certificates before and behind a section of jobs are kept', () => {
  const { certifications } = resumeWith(
    head('Zertifikate'),
    ...certificates,
    head('Berufserfahrung'),
    ...jobs,
    head('Zertifikate'),
    'Schweißerprüfung, 2016',
  );
  expect(certifications.map(({ value }) => value)).toEqual(['Moderation', 'Projektmanagement', 'Schweißerprüfung']);
});

const entriesOf = (...lines: Texts) => {
  const { experience, education } = resumeWith(...lines);
  return {
    jobs: experience.map(({ title, employer }) => `${title?.value} | ${employer?.value}`),
    schools: education.map(({ institution, degree }) => `${degree?.value} | ${institution?.value}`),
  };
};

const work = ['Baker\t2019 – 2022', 'Mill Lane Bakery', { text: 'Baked rye bread', listMarker: '•' }];

test.each([
  ['Fachoberschule im Bereich Wirtschaft', 'Carl-Harrow-Schule Marland'],
  ['Educación Secundaria', 'Colegio Harrow'],
])('a school with "%s" among the jobs is education', (study, school) => {
  expect(entriesOf(head('Work Experience'), ...work, `${study}\t2014 – 2017`, school)).toEqual({
    jobs: ['Baker | Mill Lane Bakery'],
    schools: [`${study} | ${school}`],
  });
});

test('a degree and its school among the jobs are education, also beside a section of other schools', () => {
  const { jobs: read, schools } = entriesOf(
    head('Work Experience'),
    ...work,
    'Bachelor of Science in Botany\t2014 – 2017',
    'Lakeside University',
    'Postdoctoral Researcher\t2012 – 2014',
    'Harrow University',
    'Associate Professor - School of Botany – University of Marland',
    head('Education'),
    'Diploma in Baking\t2012 – 2014',
    'Alder College',
  );
  expect(read).toEqual(['Baker | Mill Lane Bakery', 'Postdoctoral Researcher | Harrow University']);
  expect(schools).toEqual(['Diploma | Alder College', 'Bachelor of Science | Lakeside University']);
});

test('courses that a lecturer taught are not the education of the lecturer', () => {
  const { schools } = entriesOf(
    head('Work Experience'),
    'Lecturer\t2014 – 2017',
    'Harrow University',
    'Taught on the following programmes:',
    'BSc Botany, Harrow University',
    'MSc Ecology, Alder University',
    head('Education'),
    'PhD Botany\t2004 – 2008',
    'Moor University',
  );
  expect(schools).toEqual(['PhD | Moor University']);
});

test('a subject beside a school among the jobs is education where no other school is named', () => {
  const study = ['Comunicación Social\t2014 – 2017', 'Universidad de Harrow'];
  expect(entriesOf(head('Work Experience'), ...work, ...study).schools).toEqual([
    'Comunicación Social | Universidad de Harrow',
  ]);
  const beside = entriesOf(
    head('Work Experience'),
    ...work,
    ...study,
    head('Education'),
    'Diploma in Baking\t2012 – 2014',
    'Alder College',
  );
  expect(beside.schools).toEqual(['Diploma | Alder College']);
});

test.each([
  ['Lecturer in Botany', 'Harrow University'],
  ['Schulleiterin', 'Grundschule Marland'],
  ['Marketing', 'Harrow Foods Ltd'],
  ['Adjunct Faculty', 'Alder College'],
  ['University Relations', 'Harrow University'],
  ['Human Resources', 'Harrow University'],
  ['Nursing', 'Harrow University Hospital'],
  ['Accounting', 'University Bank'],
])('%s at %s stays a job', (title, employer) => {
  expect(entriesOf(head('Work Experience'), ...work, `${title}\t2014 – 2017`, employer)).toEqual({
    jobs: ['Baker | Mill Lane Bakery', `${title} | ${employer}`],
    schools: [],
  });
});

test('a school as the title of a job with duties is no education', () => {
  const { jobs: read, schools } = entriesOf(
    head('Work Experience'),
    ...work,
    'School of Nursing, Harrow University\t2014 – 2017',
    { text: 'Taught courses of 200 students', listMarker: '•' },
  );
  expect(read).toContain('School of Nursing | Harrow University');
  expect(schools).toEqual([]);
});

test('a subject with duties below stays a job', () => {
  const duties = { text: 'Taught courses of 200 students', listMarker: '•' };
  const { jobs: read } = entriesOf(
    head('Work Experience'),
    ...work,
    'Comunicación Social\t2014 – 2017',
    'Universidad de Harrow',
    duties,
  );
  expect(read).toContain('Comunicación Social | Universidad de Harrow');
});
