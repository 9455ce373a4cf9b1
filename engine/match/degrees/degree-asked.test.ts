import { describe, expect, test } from 'vitest';
import { sampleOf } from '../../testing/job-samples.ts';
import { matched } from '../../testing/matched-jobs.ts';
import type { Resume } from '../../model/resume.ts';
import { matchJob } from '../match-job.ts';

const degreeIn = (ask: string, education: string) =>
  matched(`Analyst\nRequirements\n- ${ask}`, { education: [education] }).requirements.find(
    ({ kind }) => kind === 'degree',
  );

describe('how the resume answers', () => {
  test('a higher degree meets a requirement for a lower one, not the other way round', () => {
    const advert = "Analyst\nRequirements\n- Master's degree in Statistics";
    expect(
      matched(advert, { education: ['PhD in Statistics'] }).requirements.find(({ kind }) => kind === 'degree')?.answer,
    ).toBe('shown');
    expect(
      matched(advert, { education: ['Bachelor of Arts'] }).requirements.find(({ kind }) => kind === 'degree')?.answer,
    ).toBe('missing');
  });

  test('a degree of the level asked for in another field is left to the application, with a note', () => {
    const other = degreeIn("Bachelor's degree in Computer Science", 'BSc in Marine Biology');
    expect(other?.answer).toBe('application');
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

  test.each([
    ['Graduation from an accredited four-year college with a major in Recreation', 'BA Chemistry', 'application'],
    ['Graduation from an accredited four-year college with a major in Chemistry', 'BA Chemistry', 'shown'],
    ["Bachelor's degree in Pharmacy or a related field", 'Doctorate of Nursing Practice', 'application'],
    [
      "Bachelor's degree in Business, public administration, political science, project management or law",
      'BA Law',
      'shown',
    ],
    ["Bachelor's degree", 'BA Chemistry', 'shown'],
  ])('"%s" is, beside "%s", %s', (ask, education, is) => {
    expect(degreeIn(ask, education)?.answer).toBe(is);
  });

  test.each([
    ["Master's degree in Library Science or Library and Information Science", 'MLIS, Harbor University', 'shown'],
    ["Bachelor's degree in Nursing", 'BSN, Harbor University', 'shown'],
    ["Master's degree in Nursing", 'MBA, Harbor University', 'application'],
    ["Master's degree", 'MLIS, Harbor University', 'shown'],
    ["Master's degree", 'MPP, Harbor University', 'shown'],
    ['MLIS required', 'MLIS, Harbor University', 'shown'],
    ['ALA-accredited MLS or equivalent experience', 'MLIS, Harbor University', 'shown'],
    ['Graduation from a recognized four-year college with a major in Chemistry', 'BSc Chemistry', 'shown'],
    ["Master's degree", 'BLIS, Harbor University', 'missing'],
  ])('the letters of a degree have a level: "%s" is, beside "%s", %s', (ask, education, is) => {
    expect(degreeIn(ask, education)?.answer).toBe(is);
  });
});

test('a degree whose level we cannot tell is not called missing', () => {
  const span = { order: 'visual' as const, line: 0, from: 0, to: 20 };
  const indexed = sampleOf({ education: ['Certificate, Knots and Ropes'] });
  const degree = { value: 'Certificate', spans: [span], confidence: 1 };
  const entry = { institution: null, degree, field: null, location: null, period: null, grade: null };
  const asked = 'Analyst\nRequirements\n- High school diploma or GED';
  const answerWith = (education: Resume['education']) =>
    matchJob(asked, { ...indexed, resume: { ...indexed.resume, education } }, '2026-11-21').requirements.find(
      ({ kind }) => kind === 'degree',
    );
  expect(answerWith([entry])).toMatchObject({
    answer: 'application',
    note: 'Your resume names "Certificate". We could not tell its level, so give it in the application.',
  });
  expect(answerWith([])?.answer).toBe('missing');
});

const german = (ask: string, education: string) =>
  matched(`Referent\n\nIhr Profil\n- ${ask}\n- gute Kenntnisse der deutschen Sprache`, {
    education: [education],
  }).requirements.find(({ kind }) => kind === 'degree')?.answer;
const french = (ask: string, education: string) =>
  matched(`Chargé de mission\n\nVotre profil\n- ${ask}\n- vous avez une bonne maîtrise de la langue`, {
    education: [education],
  }).requirements.find(({ kind }) => kind === 'degree')?.answer;
const spanish = (ask: string, education: string) =>
  matched(`Contable\n\nRequisitos\n- ${ask}\n- buen conocimiento de la lengua y de las herramientas`, {
    education: [education],
  }).requirements.find(({ kind }) => kind === 'degree')?.answer;

describe('a degree in another language', () => {
  test.each([
    ['Abgeschlossenes Studium der Biologie', 'Diplom-Biologin', 'shown'],
    ['Abgeschlossenes Studium der Biologie', 'Magister Artium', 'shown'],
    ['Abgeschlossenes Studium der Biologie', 'Abitur', 'missing'],
  ])('"%s" is, beside "%s", %s', (ask, education, is) => {
    expect(german(ask, education)).toBe(is);
  });

  test.each([
    ['Grado en Contabilidad y finanzas', 'Licenciatura en educación informática', 'application'],
    ['Grado en Contabilidad o similar', 'Licenciatura en Contabilidad', 'shown'],
    ['Licenciatura en curso', 'Licenciatura en Contabilidad', 'shown'],
    ['Licenciatura en áreas afines', 'Licenciatura en Contabilidad', 'shown'],
  ])('"%s" is, beside "%s", %s', (ask, education, is) => {
    expect(spanish(ask, education)).toBe(is);
  });

  test.each([
    ['Bac+2/3 en transport', 'Licence professionnelle Logistique', 'shown'],
    ['Bac+2 en transport', 'BTS Transport', 'shown'],
    ['Bac+3 en transport', 'BTS Transport', 'missing'],
    ['Bac+3 en transport', 'Baccalauréat', 'missing'],
  ])('"%s" is, beside "%s", %s', (ask, education, is) => {
    expect(french(ask, education)).toBe(is);
  });
});

describe('words that only begin like a degree in another language', () => {
  test.each([
    ["Master's degree", 'Masterton High School'],
    ["Master's degree", 'Masterclass in Photography'],
    ["Master's degree", 'Scrum Master course'],
    ["Bachelor's degree", 'Driving licence endorsements'],
    ["Bachelor's degree", 'DBA Training Program, 2015'],
    ["Bachelor's degree", 'JD Sports Retail Apprenticeship, 2015'],
    ['PhD', 'Adviser: Dr. Philip Moore'],
  ])('"%s" is, beside "%s", not shown', (ask, education) => {
    expect(degreeIn(ask, education)?.answer).not.toBe('shown');
  });

  test.each([
    ["Master's degree", 'Máster en Derecho'],
    ["Master's degree", 'Master en droit'],
    ["Master's degree", 'Masterstudium Informatik'],
    ["Master's degree", 'Master'],
    ["Bachelor's degree", "Licence d'anglais"],
    ['PhD', 'Dr. phil., Harrow'],
    ['PhD', 'Dr. rer. nat.'],
  ])('"%s" is, beside "%s", shown', (ask, education) => {
    expect(degreeIn(ask, education)?.answer).toBe('shown');
  });
});

test('a degree in progress is what a posting for students asks for', () => {
  const study = 'BSc Biology, expected June 2028';
  expect(degreeIn("Currently pursuing a Bachelor's degree in Biology", study)?.answer).toBe('shown');
  expect(degreeIn("Enrolled in a Bachelor's degree in Biology", study)?.answer).toBe('shown');
  expect(degreeIn("Bachelor's degree in Biology", study)?.answer).toBe('application');
});

test.each([
  ["Master's degree in CS", 'M.S. Computer Science', 'shown'],
  ["Bachelor's degree in IT", 'BS Information Technology', 'shown'],
  ["Bachelor's degree in STEM", 'BS Mathematics', 'shown'],
  ["Bachelor's degree in CS", 'BA History', 'application'],
  ["Bachelor's degree in an appropriate field", 'BA History', 'shown'],
])('"%s" is, beside "%s", %s', (ask, education, is) => {
  expect(degreeIn(ask, education)?.answer).toBe(is);
});
