import { describe, expect, test } from 'vitest';
import type { AdPart } from '../../lexicon/adverts/format.ts';
import type { Statement } from '../statements/statement.ts';
import { yearsAsksOf } from './year-asks.ts';

const statement = (text: string, part: AdPart = 'must', language: Statement['language'] = null): Statement => ({
  text,
  part,
  isItem: true,
  language,
});
const askIn = (text: string, part: AdPart = 'must') => yearsAsksOf([statement(text, part)])[0];

describe('required years of experience', () => {
  test.each([
    ['5+ years of experience', 5],
    ['At least three years working in a lab', 3],
    ['3-5 years of experience', 3],
    ['two (2) years of experience', 2],
    ['A nursing license and 2 years of experience', 2],
    ['3 years of driving experience with a license', 3],
    ['3 years with a license', 3],
    ['one to three years of experience', 1],
    ['10 yrs experience', 10],
    ['Weaving experience (4 years)', 4],
    ['Mindestens 3 Jahre Berufserfahrung', 3],
    ['2 ans d’expérience', 2],
    ['5 años de experiencia', 5],
    ['Años de experiencia: 2', 2],
    ['Years of experience: 4', 4],
    ['Experiencia demostrable: mínimo cinco años', 5],
    ['Mindestens fünf Jahre Berufserfahrung', 5],
    ['Deux ans d’expérience', 2],
    ['Esperienza di almeno tre anni', 3],
    ['Experiência de dois anos', 2],
    ['Minimaal drie jaar ervaring', 3],
    ['3 years from a hotel background', 3],
    ['3 years of experience in aged care', 3],
    ['2 years of experience with children', 2],
    ['3 years of experience with children 2 to 5', 3],
    ['Must be 18 years or older, with 2 years of experience', 2],
  ])('%s: %i', (text, years) => {
    expect(askIn(text)?.years).toBe(years);
  });

  test.each([
    'You are at least 18 years old',
    'Must be 18 years or older',
    'You must be at least 21 years, and able to lift 40 lbs',
    'A contract of 2 years',
    'A license within 2 years from date of hire',
    'A certificate 2 years from the date of appointment',
    'A licence held for 2 years from passing the test',
    'Somos una empresa con 20 años de experiencia y buscamos marineros',
    'Fixed-term for 3 years of experience',
    'No more than two cases within the last 3 years of experience',
    'Our firm has 45 years of experience',
    'We have grown a lot over many years',
    'A degree in pharmacy (4 years)',
    'You are given one (1) year to obtain the designation',
    'Experience teaching children 5-11 years',
    'Experience with children aged 5 to 11 years',
    "Valid driver's license for 3 years",
    'Führerschein Klasse B seit mindestens 3 Jahren',
    'Età compresa tra 18 e 29 anni',
    'Âge minimum : 20 ans',
    'Years of experience: 40',
  ])('no years of experience: %s', (text) => {
    expect(askIn(text)).toBeUndefined();
  });

  test.each<[string, AdPart, string]>([
    ['5 years of experience', 'must', 'must'],
    ['5 years of experience preferred', 'must', 'nice'],
    ['5 years of experience', 'nice', 'nice'],
    ['Preferred: 5+ years of experience', 'must', 'nice'],
    ['5 years of experience', 'duty', 'must'],
    ['3 years of experience and ideally a welding certificate', 'must', 'must'],
    ['3 Jahre Berufserfahrung sowie idealerweise ein Schweißschein', 'must', 'must'],
    ["5 ans d'expérience et si possible un permis de cariste", 'must', 'must'],
    ['Welding certificate and ideally 3 years of experience', 'must', 'nice'],
    ['Welding experience, ideally at least 3 years', 'must', 'nice'],
    ['Welding, ideally of pipes, and 3 years of experience', 'must', 'must'],
    ['Ideally 3 years of experience and a welding certificate', 'must', 'nice'],
    ['3 years of experience required and a welding certificate preferred', 'must', 'must'],
    ['3 years of experience (5 preferred)', 'must', 'must'],
    ['3+ years of experience – 5+ a plus', 'must', 'must'],
    ['3 – 5 years of experience preferred', 'must', 'nice'],
    ['Years of experience: 5 preferred', 'must', 'nice'],
    ['Years of experience: 5', 'must', 'must'],
    ['3 years of experience (2 in welding) preferred', 'must', 'nice'],
    ['3 years of experience required and highly preferred', 'must', 'nice'],
    ['BSc + 5 years, or MSc + 3, ideally with welding', 'must', 'must'],
    ['Ideally BSc + 5 years, or MSc + 3', 'must', 'nice'],
  ])('"%s" under %s is %s', (text, part, group) => {
    expect(askIn(text, part)?.group).toBe(group);
  });

  test('the field is named behind a preposition', () => {
    expect(askIn('5 years of experience in welding')).toMatchObject({ field: 'welding', isFieldOpen: false });
    expect(yearsAsksOf([statement('5 Jahre Erfahrung im Schweißen', 'must', 'de')])[0]).toMatchObject({
      field: 'Schweißen',
      isFieldOpen: true,
    });
    expect(yearsAsksOf([statement('5 Jahre Berufserfahrung', 'must', 'de')])[0]?.field).toBeNull();
    expect(yearsAsksOf([statement('2 años de experiencia en la poda de rosales', 'must', 'es')])[0]?.field).toBe(
      'poda de rosales',
    );
  });

  test.each([
    ['3 years in a similar role', null],
    ['2 años en un puesto similar', 'es'],
    ['3 Jahre in vergleichbarer Position', 'de'],
  ] as const)('are of the job of the posting: %s', (text, language) => {
    expect(yearsAsksOf([statement(text, 'must', language)])[0]).toMatchObject({ field: null, isOfSimilarJob: true });
  });

  test('the word for experience may come before the years', () => {
    const long =
      "Vous êtes diplômé d'une école de jardinage et vous justifiez d'une expérience de 7 ans auprès des rosiers";
    expect(yearsAsksOf([statement(long, 'must', 'fr')])[0]?.years).toBe(7);
    expect(yearsAsksOf([statement(long.replace("d'une expérience de", 'de jardins de'), 'must', 'fr')])).toEqual([]);
  });

  test('the label ends where another clause begins', () => {
    expect(askIn('two (2) years of experience in welding (pipes)')?.label).toBe(
      'two (2) years of experience in welding',
    );
    expect(askIn('5 years of experience in welding; a driving licence')?.label).toBe(
      '5 years of experience in welding',
    );
  });

  test.each([
    ['Expertise Data (expérience minimal de 4 ans) sur :', '4 ans'],
    ['5 ans d’expérience avec :', '5 ans d’expérience'],
    ['Hospitalist Experience : 2 - 10 years Location : New York', '2 - 10 years'],
    ['Ten years of related experience is required', 'Ten years of related experience'],
    ['3 years of experience and ideally a welding certificate', '3 years of experience'],
    ['3 years of experience required and a welding certificate preferred', '3 years of experience'],
    ['3 years of experience in welding, 5 preferred', '3 years of experience in welding'],
    ['3 years of experience (2 in welding)', '3 years of experience (2 in welding)'],
    ['two years as a rigger in a shipyard, can weld, and knows knots', 'two years as a rigger in a shipyard'],
    [
      '5 years of experience with the planning, purchase, storage, repair and maintenance of the equipment in the plant',
      '5 years of experience with the planning, purchase, storage, repair and maintenance of the equipment …',
    ],
  ])('the label of "%s" is "%s"', (text, label) => {
    expect(askIn(text)?.label).toBe(label);
  });

  test('the same wording counts once, and what the employer says about itself does not', () => {
    expect(
      yearsAsksOf([
        statement('5 years of experience'),
        statement('5 years of experience'),
        statement('20 years of experience', 'about'),
      ]),
    ).toHaveLength(1);
  });
});

test('a wish for something else behind a comma is not about the years', () => {
  expect(askIn('3+ years of Python, Kafka a plus')).toMatchObject({ label: '3+ years of Python', group: 'must' });
  expect(askIn('5 years of experience in sales, management experience a plus')?.group).toBe('must');
  expect(askIn('3+ years of Python, Kafka and SQL preferred')?.group).toBe('nice');
});

describe('how long something lasts', () => {
  test.each([
    'Applications will be kept on file for two years from July 25, 2014 in the event that more applicants are needed',
    'A certificate that is valid for 3 years',
    '2 years from date of hire',
    'Ihre Daten werden 2 Jahre gespeichert',
  ])('asks for no experience: %s', (text) => {
    expect(askIn(text)).toBeUndefined();
  });

  test('beside which experience may be asked for', () => {
    expect(askIn('A license valid for 2 years and 3 years of experience')?.years).toBe(3);
    expect(askIn('Active in a clinical role for 3 years')?.years).toBe(3);
    expect(askIn('Kept the books of a shop for 4 years, with experience in payroll')?.years).toBe(4);
  });
});

const years = (text: string, language: Statement['language'] = null, part: Statement['part'] = 'must') =>
  yearsAsksOf([{ text, part, isItem: true, language }])[0]?.years;

describe('months, single years and rows of forms', () => {
  test.each<[string, Statement['language'], number]>([
    ['At least six months of full-time paid experience in masonry', null, 0.5],
    ['18 months experience as a rigger', null, 1.5],
    ['1-2 years of experience with sailors (ages 6 weeks to 12 years)', null, 1],
    ['Experiencia de al menos 1 año en puestos similares', 'es', 1],
    ['Experiência mínima de um ano em velas', 'pt', 1],
    ['Mindestens ein Jahr Berufserfahrung als Segelmacher', 'de', 1],
    ['Une première expérience de 6 mois dans la voilerie', 'fr', 0.5],
    ['Minimum 1 an d’expérience', 'fr', 1],
    ['Esperienza di un anno come velaio', 'it', 1],
    ['Eén jaar ervaring met zeilen', 'nl', 1],
  ])('%s', (text, language, count) => {
    expect(years(text, language)).toBe(count);
  });

  test.each<[string, Statement['language']]>([
    ['6 month contract with the option of renewal', null],
    ['Probation of 6 months', null],
    ['Experience with children (aged 3-5 years)', null],
    ['Edad mínima de 18 años', 'es'],
    ['Maiores de 18 anos', 'pt'],
    ['Contrato de 1 año', 'es'],
    ['Mindestens 18 Jahre alt', 'de'],
    ['CDD de 6 mois', 'fr'],
    ['Probezeit von einem Jahr', 'de'],
  ])('no years of experience: %s', (text, language) => {
    expect(years(text, language)).toBeUndefined();
  });

  test('a row of a form asks where no heading does', () => {
    expect(years('Werkervaring: 2-5 jaar', 'nl', 'about')).toBe(2);
    expect(years('A yard with 20 years of experience', null, 'about')).toBeUndefined();
  });
});

test.each<[string, string]>([
  ['Experience: 1 year (preferred)', 'nice'],
  ['Deckhand: 2 years (required)', 'must'],
  ['3 years of rigging (masts preferred, sails required)', 'must'],
])('%s is %s', (text, group) => {
  expect(yearsAsksOf([statement(text)])[0]?.group).toBe(group);
});
