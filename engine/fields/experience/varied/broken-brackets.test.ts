import { expect, test } from 'vitest';
import { jobsDrawn } from '../../../testing/jobs-drawn.ts';

// A bracket with an employer or a town that a narrow column broke.

test.each([
  [
    'a town in a bracket that the next row closes',
    `Welder, Harrow Works (Leeds,
United Kingdom): Mar 2018 - May 2021
• Welded pipes for two mills
Fitter, Alder Foundry (Leeds, United Kingdom): Jan 2016 - Feb 2018
• Fitted valves`,
    [
      'Welder | Harrow Works | Leeds, United Kingdom | 2018-03..2021-05',
      'Fitter | Alder Foundry | Leeds, United Kingdom | 2016-01..2018-02',
    ],
  ],
  [
    'an employer with its town in two brackets, both closed in the next row',
    `Welder (Harrow Works (New
Quay, Wales)): Mar 2018 - May 2021
• Welded pipes for two mills
Fitter (Alder Foundry (Leeds, UK)): Jan 2016 - Feb 2018
• Fitted valves`,
    [
      'Welder | Harrow Works | New Quay, Wales | 2018-03..2021-05',
      'Fitter | Alder Foundry | Leeds, UK | 2016-01..2018-02',
    ],
  ],
  [
    'twin: a bracket that no row closes joins nothing',
    `Welder, Harrow Works (Leeds
Mar 2018 - May 2021
• Welded pipes for two mills`,
    ['Welder | Harrow Works (Leeds |  | 2018-03..2021-05'],
  ],
  [
    'twin: a duty with a list in a bracket joins nothing',
    `Fitter, Harrow Works
Mar 2018 - May 2021
Repairs of generators (Teksan ;
Alder…)
Assembly of two boilers`,
    ['Fitter | Harrow Works |  | 2018-03..2021-05'],
  ],
  [
    'twin: a bracket of its own in the next row stays apart',
    `Welder (Night Shift)
Harrow Works (Leeds): Mar 2018 - May 2021
• Welded pipes for two mills`,
    ['Welder (Night Shift) | Harrow Works | Leeds | 2018-03..2021-05'],
  ],
  [
    'an occupation that begins like a degree before an employer in a bracket',
    `Associate Welder (Harrow Works): Mar 2018 - May 2021
• Welded pipes for two mills
Fitter (41st Infantry Division): Jan 2016 - Feb 2018
• Fitted valves`,
    ['Associate Welder | Harrow Works |  | 2018-03..2021-05', 'Fitter | 41st Infantry Division |  | 2016-01..2018-02'],
  ],
  [
    'an employer in a bracket of another type than the title',
    `**Planner** (Willow & Otter, Leeds, UK) (Mar 2018 - May 2021)
• Planned the use of two mills
**Clerk** (Harrow & Alder, York, UK) (Jan 2016 - Feb 2018)
• Kept the books`,
    ['Planner | Willow & Otter | Leeds, UK | 2018-03..2021-05', 'Clerk | Harrow & Alder | York, UK | 2016-01..2018-02'],
  ],
  [
    'an employer and a title with a bar between, above an unknown town',
    `Harrow Gasthuis | Fitter	Mar 2018 – May 2021
Brinleymere
• Fitted valves
Willow House | Welder	Jan 2016 – Feb 2018
Alderby upon Quay
• Welded pipes`,
    [
      'Fitter | Harrow Gasthuis | Brinleymere | 2018-03..2021-05',
      'Welder | Willow House | Alderby upon Quay | 2016-01..2018-02',
    ],
  ],
])('reads %s', (_, text, jobs) => {
  expect(jobsDrawn(text)).toEqual(jobs);
});
