import { expect, test } from 'vitest';
import { jobsDrawn } from '../../../testing/jobs-drawn.ts';

// An employer that its row, its number or a remark sets apart from what is beside it.

test.each([
  [
    'an employer in the type of the text, three rows above the dates',
    `Harrow Works
**Welder**
Brinleymere
Mar 2018 – May 2021
• Welded pipes for two mills and a school that had burned
• Kept the tools of eleven people in order
The Alder Quay
**Fitter**
Alderby
Jan 2016 – Feb 2018
• Fitted valves in a plant with nine boilers and two pumps`,
    ['Welder | Harrow Works | Brinleymere | 2018-03..2021-05', 'Fitter | The Alder Quay | Alderby | 2016-01..2018-02'],
  ],
  [
    'twin: a paragraph of duties, three rows above the dates',
    `**Welder, Harrow Works**
Mar 2018 – May 2021
Welded pipes for two mills and a school that had burned down in March and
Alder Quay
**Fitter, Alder Foundry**
Jan 2016 – Feb 2018
Fitted valves in a plant with nine boilers and two pumps for an owner in
Harrow`,
    ['Welder | Harrow Works |  | 2018-03..2021-05', 'Fitter | Alder Foundry |  | 2016-01..2018-02'],
  ],
  [
    'twin: the rest of the text, three rows above the dates',
    `**Welder**
Harrow Works
Mar 2018 – May 2021
• Welded pipes for two mills and a school that had burned, with the
Harrow Torch
**Fitter**
Alder Foundry
Jan 2016 – Feb 2018
• Fitted valves in a plant with nine boilers and two pumps`,
    ['Welder | Harrow Works |  | 2018-03..2021-05', 'Fitter | Alder Foundry |  | 2016-01..2018-02'],
  ],
  [
    'an employer and a town that no list has, in one bracket',
    `Welder (Willow House, Brinleymere): Mar 2018 – May 2021
• Welded pipes
Fitter (Harrow, Alderby): Jan 2016 – Feb 2018
• Fitted valves`,
    ['Welder | Willow House | Brinleymere | 2018-03..2021-05', 'Fitter | Harrow | Alderby | 2016-01..2018-02'],
  ],
  [
    'twin: two subjects, classes or tools in the bracket of a title, with the employer behind or below it',
    `Teacher (Maths, Physics), Harrow School
2019 – 2022
• Taught two classes
Driver (Class C, Tanker)
Harrow Haulage Ltd
2016 – 2018
• Drove at night
Teacher (English, History) 2012 – 2015
York School
• Taught four classes
Developer (React, Docker) 2010 – 2012
Alder Ltd
• Wrote two services`,
    [
      'Teacher (Maths, Physics) | Harrow School |  | 2019..2022',
      'Driver (Class C, Tanker) | Harrow Haulage Ltd |  | 2016..2018',
      'Teacher (English, History) | York School |  | 2012..2015',
      'Developer (React, Docker) | Alder Ltd |  | 2010..2012',
    ],
  ],
  [
    'twin: an employer with its legal form, and two fields of a title, in one bracket',
    `Welder (Willow House, Ltd.): Mar 2018 – May 2021
• Welded pipes
Welder (Pipes, Valves), Harrow Works: Jan 2016 – Feb 2018
• Fitted valves`,
    [
      'Welder | Willow House, Ltd. |  | 2018-03..2021-05',
      'Welder (Pipes, Valves) | Harrow Works |  | 2016-01..2018-02',
    ],
  ],
  [
    'a division of an army before a town',
    `76th Infantry Division, Brinleymere
Welder | Mar 2018 – May 2021
• Welded pipes`,
    ['Welder | 76th Infantry Division | Brinleymere | 2018-03..2021-05'],
  ],
  [
    'twin: a division of an employer',
    `Pension Models Division, HCC
Welder | Mar 2018 – May 2021
• Welded pipes`,
    ['Welder | HCC |  | 2018-03..2021-05'],
  ],
  [
    'what became of an employer, which is not its name, and a new name, which is',
    `Welder, Harrow Works (now part of Alder Foundry)	Mar 2018 – May 2021
• Welded pipes
Fitter, Willow House (now Alder House)	Jan 2016 – Feb 2018
• Fitted valves`,
    ['Welder | Harrow Works |  | 2018-03..2021-05', 'Fitter | Willow House (now Alder House) |  | 2016-01..2018-02'],
  ],
])('reads %s', (_, drawn, jobs) => {
  expect(jobsDrawn(drawn)).toEqual(jobs);
});
