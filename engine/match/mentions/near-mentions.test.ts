import { describe, expect, test } from 'vitest';
import { sampleOf, type SampleToBuild } from '../../testing/job-samples.ts';
import { matchJob } from '../match-job.ts';

const answerTo = (asked: string, sample: SampleToBuild): string | undefined =>
  matchJob(`Assistant\nRequirements\n- ${asked}`, sampleOf(sample), '2026-11-21').requirements.find(
    ({ kind }) => kind === 'term',
  )?.answer;

describe('a certificate', () => {
  test.each([
    ['NCCER certification', 'NCCER Pipefitting Level 4, 2012', 'shown'],
    ['NATE certification', 'NATE Senior Analyst - NATE, 2019', 'shown'],
    ['Radiation licence', 'Radiation user licence, Harbor Health', 'shown'],
    ['Manual handling certificates', 'Manual Handling, 2023', 'shown'],
    ['Radiation licence', 'Radiation ward tour, Harbor Health', 'missing'],
    ['NCCER certification', 'First aid, 2020', 'missing'],
    ['Project management certification', 'Project Management Level 5, 2020', 'shown'],
    ['Project management certification', 'Managing Harbor Projects, 2020', 'missing'],
    ['Business analysis certification', 'Data Analysis for Business People, 2020', 'missing'],
  ])('%s is, beside the certificate "%s", %s', (asked, certificate, answer) => {
    expect(answerTo(asked, { certifications: [certificate] })).toBe(answer);
  });

  test('is not shown by its words among the skills', () => {
    expect(answerTo('Quality control certificate', { skills: ['Quality control, knots'] })).not.toBe('shown');
  });
});

test('a short German occupation is shown by its other form', () => {
  const sample: SampleToBuild = { summary: ['Kellnerin auf einem Ausflugsschiff'] };
  const { requirements } = matchJob(
    'Servicekraft\n\nIhr Profil\n- Erfahrung als Kellner\n- Freude an der Arbeit mit den Kunden',
    sampleOf(sample),
    '2026-11-21',
  );
  expect(requirements.find(({ label }) => label === 'Kellner')?.answer).toBe('shown');
});

const withTitle = (title: string): SampleToBuild => ({
  jobs: [{ title, from: { year: 2020, month: 1 }, to: 'present', lines: [] }],
});
const posting = (asked: string): string => `Assistenz\nIhr Profil\n- ${asked}\n- gute Kenntnisse der deutschen Sprache`;

const occupationAnswer = (asked: string, title: string): string | undefined =>
  matchJob(posting(asked), sampleOf(withTitle(title)), '2026-11-21').requirements.find(
    ({ label }) => label.startsWith('Verwaltungsfach') || label.startsWith('Standesbeamt'),
  )?.answer;

test.each([
  ['Forklift certification', 'Forklift (OSHA certified), pallets', 'shown'],
  ['Forklift certification', 'Forklift (diesel), pallets', 'missing'],
  ['Forklift certification', 'Pallets (certified)', 'missing'],
  ['Forklift certification', 'Forklift (not certified), pallets', 'missing'],
  ['Forklift certification', 'Forklift (certificate expired), pallets', 'missing'],
  ['Forklift certification', 'Forklift (no license yet), pallets', 'missing'],
  ['Forklift certification', 'Forklift (will be certified in May), pallets', 'missing'],
  ['Führerschein Klasse C', 'Führerschein B, C', 'shown'],
  ['Führerschein Klasse C', 'Führerschein der Klassen B und CE', 'shown'],
  ['Führerschein Klasse C', 'Führerschein Klasse B', 'missing'],
  ['Führerschein Klasse C', 'Führerschein B, Kenntnisse in C', 'missing'],
  ['Führerschein Klasse CE', 'Führerschein Klasse C', 'missing'],
  ['Führerschein', 'Führerschein Klasse CE', 'shown'],
  ['Rijbewijs C', 'Rijbewijs B en C', 'shown'],
  ['Permis CE', 'Permis C', 'missing'],
  ['Forklift certification', 'Forklift (certification in progress), pallets', 'missing'],
])('%s is, beside the skill "%s", %s', (asked, skill, answer) => {
  expect(answerTo(asked, { skills: [skill] })).toBe(answer);
});

test.each([
  ['Experience with scientific publications', ['Rowe A. (2021). Weirs and tides. Tidal Letters 4'], 'shown'],
  ['Experience with peer-reviewed publications', ['Rowe A. (2021). Weirs and tides. Tidal Letters 4'], 'missing'],
  ['Experience with scientific publications', undefined, 'missing'],
])('%s is, beside the section %j, %s', (asked, publications, answer) => {
  expect(answerTo(asked, publications === undefined ? {} : { publications })).toBe(answer);
});

const germanAnswer = (asked: string, line: string): string | undefined =>
  matchJob(
    `Assistenz\nIhr Profil\n- Erfahrung in der ${asked}\n- gute Kenntnisse der deutschen Sprache`,
    sampleOf({ jobs: [{ title: 'Assistenz', from: { year: 2020, month: 1 }, to: 'present', lines: [`• ${line}`] }] }),
    '2026-11-21',
  ).requirements.find(({ label }) => label === asked)?.answer;

test.each([
  ['Rechnungsstellung', 'Erstellung von Rechnungen und Mahnungen', 'shown'],
  ['Rechnungsstellung', 'Rechnungen erstellt', 'shown'],
  ['Rosenpflege', 'Pflege der alten Rosen', 'shown'],
  ['Schichtplanung', 'Planung und Prüfung der Schichten', 'shown'],
  ['Kundenbetreuung', 'Betreuung von Kunden', 'shown'],
  ['Kundenbetreuung', 'Betreuung der Kundendatenbank', 'missing'],
  ['Personalplanung', 'Planung der Personalfeier', 'missing'],
  ['Bauarbeiter', 'Koordination der Bauarbeiten', 'missing'],
  ['Rechnungsstellung', 'Prüfung von Rechnungen', 'missing'],
  ['Rosenpflege', 'Verkauf von Rosen', 'missing'],
  ['Rosenpflege', 'Pflege von Tulpen, Verkauf von Rosen', 'missing'],
])('%s is, beside "%s", %s', (asked, line, answer) => {
  expect(germanAnswer(asked, line)).toBe(answer);
});

describe('a German occupation', () => {
  test('is the same in its other form', () => {
    expect(occupationAnswer('Verwaltungsfachwirt mit Erfahrung', 'Verwaltungsfachwirtin')).toBe('shown');
    expect(occupationAnswer('Verwaltungsfachwirt mit Erfahrung', 'Fachwirt')).not.toBe('shown');
    expect(
      occupationAnswer('Verwaltungsfachangestellter mit Erfahrung', 'Ausbildung zur Verwaltungsfachangestellten'),
    ).toBe('shown');
    expect(occupationAnswer('Bestellung zum Standesbeamten', 'Standesbeamtin')).toBe('shown');
  });

  test('is not another occupation', () => {
    expect(occupationAnswer('Verwaltungsfachwirt mit Erfahrung', 'Verwaltungsleiterin')).not.toBe('shown');
  });
});

describe('beside an alternative that we do not know, a term', () => {
  test.each([
    ['OSHA 10 or 30', 'OSHA 30, 2017', undefined],
    ['OSHA 10 or 30', 'Knots', 'missing'],
    ['OSHA 10 or 30', 'OSHA 10, 2019', 'shown'],
    ['Clio or similar practice management software', 'Knots', 'missing'],
    ['Intensive care', 'Knots', 'missing'],
    ['ISTQB or higher', 'Knots', 'missing'],
    ['Docker or Kubernetes', 'Knots', 'missing'],
  ])('of "%s" is, with the certificate "%s", %s', (asked, certificate, is) => {
    expect(answerTo(asked, { certifications: [certificate] })).toBe(is);
  });

  test('that is known is not called missing behind words of the posting either', () => {
    const asked = 'Assistant\nRequirements\n- 3 years of work in paediatric high dependency or intensive care';
    const { requirements } = matchJob(asked, sampleOf({ skills: ['High dependency'] }), '2026-11-21');
    expect(requirements.map(({ label }) => label)).not.toContain('intensive care');
  });

  test('neither an age nor the place of work is one', () => {
    const asked =
      'Assistant\nRequirements\n- Must be at least 23 years old\n- Knots\n\nNice to have\n- Sail repair\nSalary 30,000. Hybrid.';
    const { requirements } = matchJob(asked, sampleOf({ skills: ['Ropes'] }), '2026-11-21');
    expect(requirements.filter(({ kind }) => kind === 'term').map(({ label }) => label)).toEqual([
      'Knots',
      'Sail repair',
    ]);
  });
});
