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

test.each([['03/2012 08/2012'], ['2012']])(
  'dates that are list items head the entries below them, also %s',
  (first) => {
    expect(
      read(`
• ${first}
Calder Haulage, Leeds - Driver
• 09/2014 - 05/2016
Moorgate Docks, Hull - Fitter
• 05/2016 - 08/2018 - 2 years
Harrow Works, Leeds - Welder`).map((job) => job.replace(/[^|]*$/u, '')),
    ).toEqual(['Driver | Calder Haulage |', 'Fitter | Moorgate Docks |', 'Welder | Harrow Works |']);
  },
);

test('list items with a year in a sentence stay duties', () => {
  expect(
    read(`
Welder, Harrow Works	2014 - 2018
• Won the prize of the yard in 2015
• Trained the apprentices from 2016 to 2018
• Repaired the hulls of eleven ships`),
  ).toEqual(['Welder | Harrow Works | 2014-2018']);
});
