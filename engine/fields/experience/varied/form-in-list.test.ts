import { expect, test } from 'vitest';
import type { EndDate } from '../../../model/resume.ts';
import { sectionByHand } from '../../../testing/reading-by-hand.ts';
import { experienceOf } from '../experience.ts';

const yearOf = (date: EndDate | null | undefined): string =>
  date === null || date === undefined ? '' : date === 'present' ? date : String(date.year);

/** 'title | employer | start..end' and how many bullets it has. */
const read = (lines: string): readonly string[] => {
  const { reading, sections } = sectionByHand('experience', lines.trim().split('\n'));
  return experienceOf(reading, sections).map(({ title, employer, period, bullets }) => {
    const dates = `${yearOf(period?.value.start)}..${yearOf(period?.value.end)}`;
    return [title?.value ?? '', employer?.value ?? '', dates, bullets.length].join(' | ');
  });
};

test.each<[string, string, string[]]>([
  [
    'Italian',
    `
• Date (da – a): settembre 2014 – oggi
• Datore di lavoro: Cooperativa Sociale Il Faggio, Asti
• Qualifica: Cuoca responsabile
• Mansioni: preparazione di trecento pasti al giorno
• Date (da – a): marzo 2006 – agosto 2014
• Datore di lavoro: Trattoria Alla Fonte, Alba
• Qualifica: Cuoca
• Mansioni: primi piatti e fritture`,
    [
      'Cuoca responsabile | Cooperativa Sociale Il Faggio | 2014..present | 1',
      'Cuoca | Trattoria Alla Fonte | 2006..2014 | 1',
    ],
  ],
  [
    'English',
    `
• Dates (from – to): 2016 – 2021
• Name and address of employer: Harrow Works Ltd, Leeds
• Type of business or sector: Metalwork
• Occupation or position held: Welder
• Main activities and responsibilities: Welded the hulls of small boats
• Dates (from – to): 2012 – 2016
• Name and address of employer: Lakeside Docks Ltd, Perth
• Type of business or sector: Shipping
• Occupation or position held: Fitter
• Main activities and responsibilities: Fitted pipes below deck`,
    ['Welder | Harrow Works Ltd | 2016..2021 | 1', 'Fitter | Lakeside Docks Ltd | 2012..2016 | 1'],
  ],
  [
    'Spanish, the title first',
    `
- Puesto: Soldadora
- Empresa: Talleres Robledo S.L.
- Fechas (de – a): 2015 – 2020
- Puesto: Operaria
- Empresa: Conservas Arroyo S.A.
- Fechas (de – a): 2010 – 2015`,
    ['Soldadora | Talleres Robledo S.L. | 2015..2020 | 0', 'Operaria | Conservas Arroyo S.A. | 2010..2015 | 0'],
  ],
  [
    'twin: facts of a project in the list below a job',
    `
Harrow Works Ltd, Welder, 2016 – 2021
• Position: lead of a crew of four
• Location: Leeds docks
• Period: 2018 – 2019
• Company: Lakeside Docks Ltd
Milton Yard Ltd, Fitter, 2012 – 2016
• Fitted pipes below deck`,
    ['Welder | Harrow Works Ltd | 2016..2021 | 4', 'Fitter | Milton Yard Ltd | 2012..2016 | 1'],
  ],
])('a form whose facts are items of a list: %s', (_, lines, jobs) => {
  expect(read(lines)).toEqual(jobs);
});
