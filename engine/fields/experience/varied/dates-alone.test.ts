import { expect, test } from 'vitest';
import { sectionWithLayout } from '../../../testing/section-with-layout.ts';
import { experienceOf } from '../experience.ts';

/** 'title | employer | years' of each job. */
const read = (drawn: string): readonly string[] => {
  const { reading, sections } = sectionWithLayout('experience', drawn.trim().split('\n'));
  return experienceOf(reading, sections).map(({ title, employer, period }) => {
    const { start, end } = period?.value ?? {};
    const years = [start, end].map((date) => (typeof date === 'object' ? date?.year : date));
    return `${title?.value ?? ''} | ${employer?.value ?? ''} | ${years.join('-')}`;
  });
};

test('dates in rows of their own belong to the entries below them where the first row is one', () => {
  expect(
    read(`
05/2016 – 08/2018
Harrow Works, Leeds – Welder
09/2014 – 05/2016
Moorgate Docks, Hull – Fitter
03/2012 – 10/2013
Calder Haulage, Leeds – Driver`),
  ).toEqual([
    'Welder | Harrow Works | 2016-2018',
    'Fitter | Moorgate Docks | 2014-2016',
    'Driver | Calder Haulage | 2012-2013',
  ]);
});

test.each([[''], ['Harrow Works, Leeds – Welder']])(
  'and to those above them where all entries are alike, %s',
  (first) => {
    expect(
      read(`
${first === '' ? 'Welder, Harrow Works' : first}
05/2016 – 08/2018
Fitter, Moorgate Docks
09/2014 – 05/2016
Driver, Calder Haulage
03/2012 – 10/2013
Smith, Alder Forge
09/2010 – 08/2011`),
    ).toEqual([
      'Welder | Harrow Works | 2016-2018',
      'Fitter | Moorgate Docks | 2014-2016',
      'Driver | Calder Haulage | 2012-2013',
      'Smith | Alder Forge | 2010-2011',
    ]);
  },
);
