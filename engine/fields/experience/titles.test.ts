import { describe, expect, test } from 'vitest';
import { reasonsFor } from './signals.ts';
import { employerScore } from './employers.ts';
import { namesOnlyOccupation, titleScore, titleSignals } from './titles.ts';

describe('titles and employers by their words alone', () => {
  test.each([
    'Freight Forwarder',
    'Stonemason',
    'Podiatrist',
    'Tapijtenmaker',
    'Maschinenschlosser',
    'PR-Assistenz',
    'Assistenz der Geschäftsführung',
    'Puéricultrice',
    'Kaufmann/-frau für Büromanagement (m/w/d)',
    'Director of Nursing',
    'Engineer II',
  ])('%s is a title', (text) => {
    expect(titleScore(text)).toBeGreaterThan(Math.max(1, employerScore(text)));
  });

  test.each(['DÉVELOPPEUR WEB', 'TÉCNICO ADMINISTRATIVO', 'GUIDA TURISTICA', 'OPERARIO AGRÍCOLA'])(
    '%s is a title in capitals, too',
    (text) => {
      expect(titleScore(text)).toBeGreaterThanOrEqual(2);
    },
  );

  test.each(['Guida Alder', 'MUTUELLE ALDER', 'MONITOR HARROW', 'GRUPO TÉCNICO'])('%s is no sure title', (text) => {
    expect(titleScore(text)).toBeLessThan(2);
  });

  test.each([
    'Hane, Ziemann and Cruickshank',
    'Kuhlman & Schmidt',
    "Becky's Diner",
    'Roth-AG',
    'Holm-GmbH',
    'PwC Kenya',
    'Kobo360',
    'Norwegian Refugee Council (NRC)',
    'Stripe',
    'harrow.io',
    'Haworth Tompkins',
    'Tiendas Harrow',
    'Apotheke am Markt',
    'Panificio Harrow',
    'Garage Harrow',
    'Woonzorgcentrum Harrow',
  ])('%s is an employer', (text) => {
    expect(employerScore(text)).toBeGreaterThan(Math.max(0.3, titleScore(text)));
  });

  test.each([
    ['371 N Mill St', true],
    ['1525 Hawk Road', true],
    ['Road Foreman', false],
    ['24 Hour Court Clerk', false],
    ['2 Mill Hands', false],
  ])('%s is a street with its number: %s', (text, is) => {
    expect(titleScore(text) < -3).toBe(is);
  });

  test.each(['Stage au service des ateliers', 'Technicien chez Harrow'])('%s is a sure title', (text) => {
    expect(titleScore(text)).toBeGreaterThan(2);
  });

  test.each([
    'Angestellte im Einwohnermeldewesen',
    'Sachbearbeiterin im Einkauf',
    'Soldat auf Zeit',
    'Medizinische Fachangestellte',
    'Assistenzarzt',
    'Agent d’entretien',
    'Employé libre service',
    'Agent de sécurité',
    'Veilleur de nuit',
    'Guida turistica',
    'Encargada de tienda',
    'Gerente de loja',
    'Responsable de magasin',
    'Addetta alle vendite',
    'Ingegnere civile',
    'Doctoranda',
    'Servente de obras',
    'Teamleider',
    'Medewerker op kantoor',
    'Zorgkundige',
  ])('%s, as every country has them, is a sure title', (text) => {
    expect(titleScore(text)).toBeGreaterThanOrEqual(2);
  });

  test.each([
    'Monitor results of the team',
    'Guide customers to the desk',
    'Leitung von acht Stationen',
    'Communication interne',
    'École militaire',
    'Diseño gráfico',
    'Policía Nacional',
  ])('%s is no sure title', (text) => {
    expect(titleScore(text)).toBeLessThan(2);
  });

  test.each(['My longest post was as Practice Administrator', 'I have been a Clerk', 'More recently', 'Before that'])(
    '%s, of a sentence, is neither',
    (text) => {
      expect(titleScore(text)).toBeLessThan(0.3);
      expect(employerScore(text)).toBeLessThan(0);
    },
  );

  test.each(['I.T. Manager', 'MY Accountant', 'Welder'])('%s is a title', (text) => {
    expect(titleScore(text)).toBeGreaterThan(1.2);
  });

  test.each(['Full-time', 'Vollzeit', 'CDI', 'Hybrid'])('%s, a term of employment, is neither', (text) => {
    expect(employerScore(text)).toBeLessThan(0);
    expect(titleScore(text)).toBeLessThan(1);
  });

  test.each([
    ['Clerk', true],
    ['Senior Software Engineer', true],
    ['The Lakeside Baker', false],
    ['Baker Hughes', false],
    ['Clerk, Ashby Ltd', false],
    ['', false],
  ])('%j names an occupation and nothing else: %s', (text, is) => {
    expect(namesOnlyOccupation(text)).toBe(is);
  });

  test('the strongest signals are the reason', () => {
    const subject = { text: 'Senior Welder', words: ['senior', 'welder'], heading: ['senior', 'welder'] };
    expect(reasonsFor(titleSignals, subject).map(({ signal }) => signal)).toEqual([
      'its first part ends in an occupation',
      'a word for seniority or terms',
    ]);
  });
});
