import { expect, test } from 'vitest';
import { readingsOf } from '../../layout/readings-of.ts';
import { docxDocument } from '../../testing/build-document.ts';
import { resumeOf } from '../resume-of.ts';

const jobsIn = (lines: readonly string[]) => {
  const texts = ['Ana Roca', 'ana.roca@example.com', 'Experiencia laboral', ...lines];
  const document = docxDocument(
    texts.map((text) => ({ text, ...(text === 'Experiencia laboral' ? { headingLevel: 1 } : {}) })),
  );
  const { experience } = resumeOf(readingsOf(document).visual, document);
  return experience.map(({ title, employer, period, bullets }) => [
    title?.value,
    employer?.value,
    period?.value.start?.year,
    bullets.length,
  ]);
};

const entry = (title: string, ...rows: readonly string[]): readonly string[] => [`${title}:`, ...rows];
const kitchen = ['Institución: Fonda Sur SA', 'Labor realizada: Preparación de platos fríos para el comedor'];
const bakery = ['Institución: Horno Norte', 'Labor realizada: Amasado de panes y tortas para seis tiendas'];

test('the dates at the end of each entry of a form are its own', () => {
  expect(
    jobsIn([
      ...entry('Auxiliar de cocina', ...kitchen, 'Período: 2023 - presente'),
      ...entry('Ayudante de panadería', ...bakery, 'Período: 2019 - 2021'),
    ]),
  ).toEqual([
    ['Auxiliar de cocina', 'Fonda Sur SA', 2023, 1],
    ['Ayudante de panadería', 'Horno Norte', 2019, 1],
  ]);
});

test('dates at the beginning of each entry of a form stay there', () => {
  expect(
    jobsIn([
      'Período: 2023 - presente',
      'Cargo: Auxiliar de cocina',
      ...kitchen,
      'Período: 2019 - 2021',
      'Cargo: Ayudante de panadería',
      ...bakery,
    ]),
  ).toEqual([
    ['Auxiliar de cocina', 'Fonda Sur SA', 2023, 1],
    ['Ayudante de panadería', 'Horno Norte', 2019, 1],
  ]);
});

test('the employer of a form, the title above it and the subtitle of the section are told by their labels', () => {
  const school = entry(
    'Soporte del aula (turno de tarde)',
    'Institución: Colegio del Faro, Leiria',
    'Período: 2016 - 2018',
  );
  const shop = entry('Ayudante de panadería', 'Institución: Horno Norte', 'Período: 2019 - 2021');
  expect(jobsIn(['Employment', ...shop, ...school]).map((job) => job.slice(0, 3))).toEqual([
    ['Ayudante de panadería', 'Horno Norte', 2019],
    ['Soporte del aula (turno de tarde)', 'Colegio del Faro', 2016],
  ]);
});

test.each(['Internship', 'Praktika', 'Military Service', 'Consulting', 'Clinical rotations'])(
  'in the place of such a subtitle, above an employer alone, %s is a job',
  (title) => {
    expect(jobsIn([title, 'Harrow Works Ltd, 2019 - 2021']).map((job) => job.slice(0, 2))).toEqual([
      [title, 'Harrow Works Ltd'],
    ]);
  },
);

test('above a whole job, a subtitle is none', () => {
  const rows = ['Employment', 'Welder, Harrow Works Ltd, 2019 - 2021'];
  expect(jobsIn(rows).map((job) => job.slice(0, 2))).toEqual([['Welder', 'Harrow Works Ltd']]);
});
