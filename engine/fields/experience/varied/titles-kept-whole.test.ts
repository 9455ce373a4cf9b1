import { expect, test } from 'vitest';
import { jobsDrawn } from '../../../testing/jobs-drawn.ts';

// Titles and employers that look like something else. Jobs as 'title | employer | place | dates'.
test.each<[string, string, readonly string[]]>([
  [
    'long titles that begin like a sentence',
    `
Managing Director and Head of Sales and Operations	2018 – 2023
Harrow Ltd
Building Maintenance and Repair Technician for Hospitals	2013 – 2018
Alder Ltd`,
    [
      'Managing Director and Head of Sales and Operations | Harrow Ltd |  | 2018..2023',
      'Building Maintenance and Repair Technician for Hospitals | Alder Ltd |  | 2013..2018',
    ],
  ],
  [
    'an employer in brackets behind a part of the title or a town',
    `
Software Engineer – Backend (Harrow Ltd)	2018 – 2023
Nurse – ICU (Alder Hospital)	2016 – 2018
Manager - Sales (Moorgate)	2014 – 2016`,
    [
      'Software Engineer – Backend | Harrow Ltd |  | 2018..2023',
      'Nurse – ICU | Alder Hospital |  | 2016..2018',
      'Manager - Sales | Moorgate |  | 2014..2016',
    ],
  ],
  [
    'studies that are work',
    `
Études de marché	2018 – 2023
Harrow Conseil
Vendeuse	2014 – 2017
Alder Sport SA`,
    ['Études de marché | Harrow Conseil |  | 2018..2023', 'Vendeuse | Alder Sport SA |  | 2014..2017'],
  ],
  [
    'twin: studies at a school',
    `
Vendeuse	2018 – 2023
Alder Sport SA
Études de droit	2014 – 2017
Université de Harrow`,
    ['Vendeuse | Alder Sport SA |  | 2018..2023'],
  ],
])('%s', (_, lines, jobs) => {
  expect(jobsDrawn(lines)).toEqual(jobs);
});

test('an employer and its dates in one bracket date the job', () => {
  const [job] = jobsDrawn(`
Welder
(Harrow Works, Leeds, United Kingdom, 2014 – 2017)
• Welded`);
  expect(job).toMatch(/^Welder \|.* \| 2014\.\.2017$/u);
});
