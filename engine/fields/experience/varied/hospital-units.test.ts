import { expect, test } from 'vitest';
import { jobsDrawn } from '../../../testing/jobs-drawn.ts';

// Marks as in section-with-layout.ts, jobs as 'title | employer | place | dates'.
test.each<[string, string, readonly string[]]>([
  [
    'the roles of a nurse below one hospital',
    `**Harrow Regional Medical Center, Ashby, WI**
Charge Nurse, Medical ICU	March 2021 – Present
• Coordinate staffing for 24 beds
Staff Nurse, Surgical Ward	August 2017 – March 2021
• Cared for two patients per shift`,
    [
      'Charge Nurse, Medical ICU | Harrow Regional Medical Center | Ashby, WI | 2021-03..present',
      'Staff Nurse, Surgical Ward | Harrow Regional Medical Center | Ashby, WI | 2017-08..2021-03',
    ],
  ],
  [
    'in German',
    `**Klinikum Harrow gGmbH, Emden**
Fachpfleger, Intensivstation	03/2021 – heute
• Betreuung von Patienten
Pfleger, Innere Medizin Station 3	08/2017 – 02/2021
• Betreuung von Patienten`,
    [
      'Fachpfleger, Intensivstation | Klinikum Harrow gGmbH | Emden | 2021-03..present',
      'Pfleger, Innere Medizin Station 3 | Klinikum Harrow gGmbH | Emden | 2017-08..2021-02',
    ],
  ],
  [
    'twin: firms whose names have the same words',
    `**Registered Nurse, Emergency Care Ltd**
March 2021 – Present
• Cared for patients
**Clerk, Ashby Ward & Sons**
March 2018 – March 2021
• Kept the books`,
    ['Registered Nurse | Emergency Care Ltd |  | 2021-03..present', 'Clerk | Ashby Ward & Sons |  | 2018-03..2021-03'],
  ],
])('a part of a hospital is no employer: %s', (_, lines, jobs) => {
  expect(jobsDrawn(lines)).toEqual(jobs);
});
