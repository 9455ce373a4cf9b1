import { describe, expect, test } from 'vitest';
import type { AdPart } from '../../lexicon/adverts/format.ts';
import type { Statement } from '../statements/statement.ts';
import { degreeAsksOf, degreeRange } from './degree-asks.ts';

const statement = (text: string, part: AdPart = 'must'): Statement => ({ text, part, isItem: true, language: null });
const askIn = (text: string, part: AdPart = 'must') => degreeAsksOf([statement(text, part)])[0];

describe('a required degree', () => {
  test.each([
    ["Bachelor's degree in geology", 'bachelor'],
    ['BSc in physics', 'bachelor'],
    ["Master's degree preferred", 'master'],
    ['PhD in botany', 'doctorate'],
    ["You are a recent master's graduate in botany", 'master'],
    ["You must be a qualified master's-level social worker", 'master'],
    ['Applicants must be a Bachelor or Master graduate in physics', 'bachelor'],
    ['You are a master of botany with a PhD', 'master'],
    ['High school diploma or GED', 'school'],
    ['H.S. Diploma or equivalent', 'school'],
    ['Abgeschlossenes Studium der Informatik', 'bachelor'],
    ['Two-year technical diploma or military equivalent', 'associate'],
    ['Associate degree in accounting', 'associate'],
    ['BS + 5 years, MS + 3 years, or PhD + 1 year', 'bachelor'],
    ['AA or BS in geology', 'associate'],
    ['A technical diploma', 'associate'],
    ["Associate's or higher in geology", 'associate'],
    ['ADN required', 'associate'],
    ['Graduation from an accredited four-year college or university', 'bachelor'],
    ['B.Tech from a recognized institute', 'bachelor'],
    ['B.E/B.Tech/MCA', 'bachelor'],
    ['B.Com or M.Com with experience', 'bachelor'],
    ['You have a J.D. from an accredited law school', 'doctorate'],
    ['Highschool diploma', 'school'],
    ['Formation en horticulture (Bac +2)', 'associate'],
    ['BAC+2 in horticulture', 'associate'],
    ['Erfolgreich absolviertes Studium', 'bachelor'],
    ['Abgeschlossenes Ingenieurstudium', 'bachelor'],
    ["MS in geology, or a Bachelor's with 4 more years", 'bachelor'],
  ])('%s: %s', (text, level) => {
    expect(askIn(text)?.level).toBe(level);
  });

  test('a degree that is not compulsory is nice to have', () => {
    expect(askIn('B.Tech or BCA (not compulsory but it is surely an add on)')?.group).toBe('nice');
    expect(askIn('Degree in nursing compulsory, PhD not compulsory')?.group).toBe('must');
    expect(askIn('Bachelor degree is not compulsory')).toBeUndefined();
    expect(askIn('BS/BA degree and one to three years in research')?.label).toBe('BS/BA degree');
  });

  test('the label ends with a whole word', () => {
    expect(askIn('MBA or postgraduate business degree (or like experience) a plus')?.label).toBe(
      'MBA or postgraduate business degree (or like experience)',
    );
    expect(
      askIn(
        'Abgeschlossenes Studium mit Schwerpunkt Maschinenbau, Feinwerk-/Verfahrenstechnik, Elektrotechnik oder Wirtschaftsingenieurwesen',
      )?.label,
    ).toBe('Abgeschlossenes Studium mit Schwerpunkt Maschinenbau, Feinwerk-/Verfahrenstechnik, Elektrotechnik …');
  });

  test.each([
    'A high degree of care',
    'Experience with high school students',
    'High School Chemistry Teacher',
    'Work with the high school counselor',
    '360-degree feedback',
    'You know master data',
    'A certified scrum master',
    'You are a true master in at least one of them',
    'You are a master at pruning',
    'You will become a master in this trade',
    'Five years of experience',
    'Basic MS Office and MS Excel',
    'Cared for patients with MS',
    'Proficient in Office 365, MSN, Windows',
    'No degree required',
    "You don't need a Bachelor's degree",
  ])('no degree: %s', (text) => {
    expect(askIn(text)).toBeUndefined();
  });

  test.each([
    ["Bachelor's degree in geology or equivalent experience", true],
    ['BSc in physics or comparable', true],
    ['BSc or equivalent in optics', false],
    ['BSc in optics or equivalent professional qualification.', false],
    ['BSc in optics or equivalent', false],
    ['BSc in optics or equivalent combination of education and experience', true],
    ['BSc in optics or equivalent work in a lab', true],
    ["Bachelor's degree in geology", false],
  ])('experience will do instead: %s', (text, orExperience) => {
    expect(askIn(text)?.orExperience).toBe(orExperience);
  });

  test.each<[string, AdPart, string]>([
    ['BSc in physics', 'must', 'must'],
    ['BSc in physics preferred', 'must', 'nice'],
    ['BSc in physics (preferred)', 'must', 'nice'],
    ['High school diploma (college preferred)', 'must', 'must'],
    ['BSc in physics', 'nice', 'nice'],
    ['BSc, ideally in physics', 'must', 'must'],
    ['Abgeschlossenes Studium, idealerweise mit Schwerpunkt Physik', 'must', 'must'],
    ['Ideally a BSc in physics', 'must', 'nice'],
    ['5 years of experience and ideally a BSc in physics', 'must', 'nice'],
    ['Berufserfahrung und idealerweise ein abgeschlossenes Studium', 'must', 'nice'],
    ['Laboratory work, ideally with lasers, and a BSc in physics', 'must', 'must'],
    ['Idealerweise ein abgeschlossenes Studium', 'must', 'nice'],
    ['Abgeschlossenes Studium von Vorteil', 'must', 'nice'],
  ])('"%s" under %s is %s', (text, part, group) => {
    expect(askIn(text, part)?.group).toBe(group);
  });

  test.each([
    ["Bachelor's degree in geology, required.", "Bachelor's degree in geology"],
    ['Nursing degree, lifting 50 pounds', 'degree'],
    ["Bachelor's degree in geology, must be able to lift 50 pounds", "Bachelor's degree in geology"],
    ['Diplôme en horticulture (Bac +5)', 'Bac +5'],
    ['PhD in botany (or equivalent work)', 'PhD in botany'],
    ['BSc in physics with at least two years of practice', 'BSc in physics'],
    ['BSc MSN Office 365', 'BSc'],
    ['MSN or BSN', 'MSN or BSN'],
    ['Degree in office administration', 'Degree in office administration'],
  ])('the label of "%s" is "%s"', (text, label) => {
    expect(askIn(text)?.label).toBe(label);
  });

  test('of several in one group the first one counts', () => {
    const asks = degreeAsksOf([statement('BSc in physics'), statement('MSc in physics'), statement('PhD is a plus')]);
    expect(asks.map(({ level, group }) => [level, group])).toEqual([
      ['bachelor', 'must'],
      ['doctorate', 'nice'],
    ]);
  });

  test('a degree that is required, and a higher one that is preferred', () => {
    const [text, single] = ["Bachelor's degree required and a master's degree preferred", 'BSc required and preferred'];
    expect(degreeAsksOf([statement(text)]).map(({ label, group }) => [label, group])).toEqual([
      ["Bachelor's degree", 'must'],
      ["a master's degree", 'nice'],
    ]);
    expect(degreeAsksOf([statement(single)])).toHaveLength(1);
  });

  test('a lower degree that is accepted counts', () => {
    const asks = degreeAsksOf([
      statement('Advanced university degree or MSc in law'),
      statement('A Bachelor’s degree with two more years may be accepted'),
    ]);
    expect(asks.map(({ level }) => level)).toEqual(['bachelor']);
  });

  test('what the employer writes about itself contains no requirements', () => {
    expect(degreeAsksOf([statement('Our founder has a PhD in botany', 'about')])).toEqual([]);
  });
});

test('the text of a degree ends before the next requirement', () => {
  const text = 'You have a BSc in physics and at least two years in a lab';
  const { from, to } = degreeRange(text) ?? { from: 0, to: 0 };
  expect(text.slice(from, to).trim()).toBe('BSc in physics');
});

const labelsOf = (text: string) =>
  degreeAsksOf([{ text, part: 'must', isItem: true, language: null }]).map(({ label, level }) => [label, level]);

test('a tertiary qualification is a degree', () => {
  expect(labelsOf('Tertiary qualifications in rigging')).toEqual([['Tertiary qualifications in rigging', 'associate']]);
});

test.each(['Experience in tertiary education', 'Work in the tertiary education sector'])('no degree: %s', (text) => {
  expect(labelsOf(text)).toEqual([]);
});

test.each([
  ['BSc preferred, MSc not required', [['BSc', 'nice']]],
  ['Degree not required, PhD a plus', [['PhD', 'nice']]],
  ['Degree preferred but not required', [['Degree', 'nice']]],
  ['A degree is preferred, not required', [['degree', 'nice']]],
])('of the degrees in "%s", those that are not required are left out', (text, asks) => {
  const found = degreeAsksOf([{ text, part: 'must', isItem: true, language: null }]);
  expect(found.map(({ label, group }) => [label, group])).toEqual(asks);
});

test('a wish ahead of a degree makes it nice to have', () => {
  expect(askIn('Nice to have: H.S. Diploma')?.group).toBe('nice');
  expect(askIn('Bonus program; H.S. Diploma')?.group).toBe('must');
});

test('the label ends where it says how much the degree counts', () => {
  expect(labelsOf('MLIS required')).toEqual([['MLIS', 'master']]);
  expect(labelsOf('MLIS is required')).toEqual([['MLIS', 'master']]);
  expect(labelsOf('College degree in rigging is required but experience may count')).toEqual([
    ['College degree in rigging', 'bachelor'],
  ]);
});

const asksIn = (text: string, language: Statement['language'] = null) =>
  degreeAsksOf([{ text, part: 'must', isItem: true, language }]).map(({ label, group }) => `${group} ${label}`);

test.each<[Statement['language'], string]>([
  [null, 'A degree is not required'],
  [null, 'A college degree is not necessary, but rigging experience is'],
  [null, 'With or without a degree'],
  ['de', 'Kein abgeschlossenes Studium erforderlich'],
  ['de', 'Bachelor nicht nötig'],
  ['de', 'Auch ohne Studium willkommen'],
  ['es', 'Licenciatura no requerida'],
  ['es', 'No se requiere licenciatura'],
  ['fr', 'Bac +3 non requis'],
  ['it', 'Laurea non richiesta'],
  ['it', 'Nessuna laurea richiesta'],
  ['pt', 'Sem exigência de superior completo'],
  ['pt', 'Superior completo não exigido'],
  ['nl', 'Bachelor niet vereist'],
])('no degree is asked for, in %s: %s', (language, text) => {
  expect(asksIn(text, language)).toEqual([]);
});

test.each<[Statement['language'], string, string]>([
  [null, 'A degree in geology is not required but helpful', 'nice degree in geology'],
  [null, "A bachelor's degree is helpful but not required", "nice bachelor's degree"],
  [null, 'Degree in geology desired', 'nice Degree in geology'],
  [null, 'A degree in geology would be nice', 'nice degree in geology'],
  [null, 'A degree in geology is nice but not essential', 'nice degree in geology'],
  [null, 'A degree in geology, useful but not required', 'nice degree in geology'],
  [null, 'A degree in geology (useful, not required)', 'nice degree in geology'],
  [null, 'A degree in geology, useful experience in mines', 'must degree in geology'],
  [null, 'A degree in geology – mining experience useful', 'must degree in geology'],
  ['it', 'Laurea in geologia, utile ma non richiesta', 'nice Laurea in geologia'],
  ['de', 'Abgeschlossenes Studium kein Muss', 'nice Abgeschlossenes Studium'],
  [null, "Bachelor's degree (optional)", "nice Bachelor's degree"],
  ['de', 'Ein abgeschlossenes Studium ist nicht erforderlich, aber von Vorteil', 'nice abgeschlossenes Studium'],
  ['es', 'Grado en Informática no imprescindible', 'nice Grado en Informática'],
  ['fr', "Bac +3 n'est pas obligatoire mais apprécié", 'nice Bac +3'],
  ['pt', 'Bacharelado não obrigatório, mas desejável', 'nice Bacharelado'],
  [null, 'Degree in a non-technical field', 'must Degree in a non-technical field'],
  [null, 'Degree in asset management', 'must Degree in asset management'],
  [null, 'Degree in nursing and the will to be helpful to others', 'must Degree in nursing and the will to be'],
  ['de', 'Abgeschlossenes Studium, nicht älter als fünf Jahre', 'must Abgeschlossenes Studium'],
])('a degree that is wished for, and one that is required, in %s: %s', (language, text, ask) => {
  expect(asksIn(text, language)).toEqual([ask]);
});

test.each([
  ["Master's degree in geology, PhD preferred", ["must Master's degree in geology", 'nice PhD']],
  ['BS in geology, MS or PhD preferred', ['must BS in geology', 'nice MS or PhD']],
  ['Degree in geology, experience in rigging a plus', ['must Degree in geology']],
  ['BSc in geology, physics or chemistry preferred', ['nice BSc in geology, physics or chemistry']],
  ["Bachelor's degree in geology, strongly preferred", ["nice Bachelor's degree in geology"]],
])('the wish at the end of "%s" covers only its own part', (text, asks) => {
  expect(asksIn(text)).toEqual(asks);
});

test.each<[Statement['language'], string, string, string | null]>([
  ['pt', 'Ensino médio completo;', 'Ensino médio completo', 'school'],
  ['pt', 'Ter no mínimo o ensino fundamental', 'ensino fundamental', 'school'],
  ['pt', 'Graduação completa em Engenharia Naval', 'Graduação completa em Engenharia Naval', 'bachelor'],
  ['pt', 'Ensino superior em curso na área naval', 'Ensino superior em curso na área naval', 'bachelor'],
  ['pt', 'Ensino técnico em velas', 'Ensino técnico em velas', null],
  ['es', 'Diplomado/a o Graduado/a en Vela', 'Diplomado/a o Graduado/a en Vela', 'bachelor'],
  ['es', 'Estudios universitarios en Ciencias del Mar', 'Estudios universitarios en Ciencias del Mar', 'bachelor'],
  ['es', 'Título de grado medio en carpintería', 'Título de grado medio en carpintería', null],
  ['it', 'Diploma di maturità', 'Diploma di maturità', 'school'],
  ['it', 'Laurea magistrale in botanica', 'Laurea magistrale in botanica', 'master'],
  ['it', 'Giovani laureati in botanica', 'laureati in botanica', 'bachelor'],
  ['de', 'Abgeschlossene Ausbildung als Segelmacher', 'Abgeschlossene Ausbildung als Segelmacher', null],
  ['de', 'Berufsausbildung und Erfahrung im Bootsbau', 'Berufsausbildung', null],
  ['de', 'Abitur oder mittlere Reife', 'Abitur oder mittlere Reife', 'school'],
  ['de', 'Abgeschlossenes technisches Studium', 'Abgeschlossenes technisches Studium', 'bachelor'],
  ['fr', 'Titulaire d’un CAP cuisine', 'Titulaire d’un CAP cuisine', null],
  ['fr', 'École d’ingénieurs ou équivalent', 'École d’ingénieurs ou équivalent', 'master'],
  ['nl', 'Afgeronde hbo-opleiding', 'Afgeronde hbo-opleiding', 'bachelor'],
  ['nl', 'Mbo-4 niveau', 'Mbo-4 niveau', null],
  ['nl', 'Een mbo-diploma techniek is vereist', 'mbo-diploma techniek', null],
  ['de', 'Abgeschlossenes Studium ist zwingend erforderlich', 'Abgeschlossenes Studium', 'bachelor'],
  ['fr', 'Vous êtes titulaire d’un BEP voilerie', 'titulaire d’un BEP voilerie', null],
  ['fr', 'Niveau bac+2 et expérience en voilerie', 'Niveau bac+2', 'associate'],
  ['nl', 'Een mbo-opleiding zeilmaken is een pluspunt', 'mbo-opleiding zeilmaken', null],
  ['pt', 'Curso técnico em velas será um diferencial', 'Curso técnico em velas', null],
  ['fr', 'De formation navale (Bac+2), vous avez une première expérience', 'De formation navale (Bac+2)', 'associate'],
])('a degree or training asked for in %s: %s', (language, text, label, level) => {
  const [ask] = degreeAsksOf([{ ...statement(text), language }]);
  expect([ask?.label, ask?.level, ask?.isTrainingEnough]).toEqual([label, level, level === null]);
});

test.each<[Statement['language'], string]>([
  ['de', 'Freude an der Ausbildung von Lehrlingen'],
  ['de', 'Selbststudium und Neugier'],
  ['fr', 'Vous gardez le cap'],
  ['pt', 'Curso de primeiros socorros'],
  ['es', 'Grado de autonomía alto'],
  ['it', 'Capacità diplomatiche'],
  ['de', 'Wir bieten Ihnen eine Ausbildung zum Segelmacher'],
  ['nl', 'Wij bieden je een opleiding tot zeilmaker op mbo-niveau'],
])('no degree in %s: %s', (language, text) => {
  expect(asksIn(text, language)).toEqual([]);
});

test('either a degree or vocational training is enough where a posting names both', () => {
  const [ask] = degreeAsksOf([{ ...statement('Studium der Nautik oder abgeschlossene Ausbildung'), language: 'de' }]);
  expect(ask).toMatchObject({ level: 'bachelor', isTrainingEnough: true });
});
