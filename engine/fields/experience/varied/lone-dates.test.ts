import { expect, test } from 'vitest';
import { sectionWithLayout } from '../../../testing/section-with-layout.ts';
import { experienceOf } from '../experience.ts';

/** 'title | employer' of each job. */
const read = (drawn: string): readonly string[] => {
  const { reading, sections } = sectionWithLayout('experience', drawn.trim().split('\n'));
  return experienceOf(reading, sections).map(
    ({ title, employer }) => `${title?.value ?? ''} | ${employer?.value ?? ''}`,
  );
};

test.each([
  ['Summer 2013', 'Porter', 'Barley Larkin'],
  ['Herbst 2013', 'Aushilfsfahrer', 'Getränke Holm'],
  ['Juillet 2013', 'Vendeur', 'Chez Brisson'],
  ['2013', 'Magazziniere', 'Dossena'],
])('a job with one date (%s) has its employer where the others have theirs', (date, title, employer) => {
  expect(
    read(`
**Welder**	2018 – 2021
Tarn Boatyard, Whitby
Plated the hulls of eleven ships in two yards over three winters
and mended the slipway after the storm
**Fitter**	2014 – 2018
Moorgate Docks, Hull
Fitted the pipes of the engine rooms of the whole fleet in winter
**Rigger**	2010 – 2014
Calder Haulage, Leeds
Rigged the cranes of the quay and kept the books of the store there
**${title}**	${date}
${employer}`),
  ).toEqual(['Welder | Tarn Boatyard', 'Fitter | Moorgate Docks', 'Rigger | Calder Haulage', `${title} | ${employer}`]);
});

test('what is below a year in a sentence stays a duty', () => {
  expect(
    read(`
**Welder**	2018 – 2021
Tarn Boatyard, Whitby
Rebuilt the slipway after the flood of 2019 with three men of the yard
Timber Frames
**Fitter**	2014 – 2018
Moorgate Docks, Hull
Fitted the pipes of the engine rooms of the whole fleet in winter`),
  ).toEqual(['Welder | Tarn Boatyard', 'Fitter | Moorgate Docks']);
});
