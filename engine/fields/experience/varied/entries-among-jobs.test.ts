import { expect, test } from 'vitest';
import { jobsDrawn } from '../../../testing/jobs-drawn.ts';

// What is a part of a job and what is none. Marks as in section-with-layout.ts, jobs as 'title | employer | place | dates'.
test.each<[string, string, readonly string[]]>([
  [
    'studies among the jobs',
    `
2020 – 2022	Studium zum Wirtschaftsingenieur
(Abbruch)
2018 – 2020	Kassierer
Globus Baumarkt Holm
2022 – 2023	Verkäufer
Edelkauf Brand`,
    ['Kassierer | Globus Baumarkt Holm |  | 2018..2020', 'Verkäufer | Edelkauf Brand |  | 2022..2023'],
  ],
  [
    'twin: people who work at schools and in teaching',
    `
2019 – 2020	Ausbildung zum Verkäufer
Edelkauf Brand
2017 – 2019	Research Economist
Harrow University
2014 – 2017	Research
Moorgate University
• Read the tides of three harbors
2012 – 2014	Bursar
Alder School`,
    [
      'Ausbildung zum Verkäufer | Edelkauf Brand |  | 2019..2020',
      'Research Economist | Harrow University |  | 2017..2019',
      'Research | Moorgate University |  | 2014..2017',
      'Bursar | Alder School |  | 2012..2014',
    ],
  ],
  [
    'a remark in brackets with dates of its own is no job',
    `
2018 – 2020	Verkäuferin
Edelkauf Brand
(Nebenbei auf 450€ Basis bei Lindholm Wagen gearbeitet 09.2019-03.2020)
2016 – 2018	Kassiererin
Globus Baumarkt Holm`,
    ['Verkäuferin | Edelkauf Brand |  | 2018..2020', 'Kassiererin | Globus Baumarkt Holm |  | 2016..2018'],
  ],
  [
    'one job in a list, with its dates at the end of its item',
    `
• Project Officer, Brinmoor Weather Office	Oct 2007 – Jan 2008
• Read the gauges of eleven stations
• Drew the maps of the valley`,
    ['Project Officer | Brinmoor Weather Office |  | 2007-10..2008-01'],
  ],
  [
    'a sentence about what was done is no title',
    `
2021 – 2022	Harrow College
Received Certificate of Student Recognition of Teaching
2019 – 2020	Alder Larkin LLP
Summer Associate`,
    [' | Harrow College |  | 2021..2022', 'Summer Associate | Alder Larkin LLP |  | 2019..2020'],
  ],
  [
    'twin: a dated duty of a list is no job',
    `
• Mended the gauges of eleven stations	Oct 2007 – Jan 2008
• Drew the maps of the valley`,
    [],
  ],
  [
    'a title behind its label that is written like a sentence',
    `
Maart 2013 - nu	Organization: Postdam
Function: letter carrier at Saturdays and in holiday
Activities: Delivering letters in morning and afternoon
Mei 2012 - September 2012	Organization: Zandloper
Function: Letter carrier
Activities: Delivering letters for three months`,
    [
      'letter carrier at Saturdays and in holiday | Postdam |  | 2013-03..present',
      'Letter carrier | Zandloper |  | 2012-05..2012-09',
    ],
  ],
])('%s', (_, lines, jobs) => {
  expect(jobsDrawn(lines)).toEqual(jobs);
});
