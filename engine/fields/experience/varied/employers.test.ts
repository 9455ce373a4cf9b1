import { expect, test } from 'vitest';
import { jobsDrawn } from '../../../testing/jobs-drawn.ts';

// What stands around the name of an employer: its parts, descriptions, articles, and the title itself.

test.each([
  [
    'a team before the short name of an organization',
    `Mar 2018-present: Analytical Lead, Pension Models Team, HCC
Jan 2016-Feb 2018: Research Manager, Alder Survey Unit, ONB`,
    [
      'Analytical Lead, Pension Models Team | HCC |  | 2018-03..present',
      'Research Manager | ONB |  | 2016-01..2018-02',
    ],
  ],
  [
    'a center, a school and a degree before a university',
    `**Data Entry Assistant**
Computer Center, Harrow University
Mar 2018 – May 2021
• Kept the records of two offices
**Senior Lecturer**
Alder School of Management, Harrow University
Jan 2016 – Feb 2018
• Taught two courses in negotiation
**Assistant Director**
Master of Science in Botany, Harrow University
Mar 2014 – Dec 2015
• Advised sixty students`,
    [
      'Data Entry Assistant | Harrow University |  | 2018-03..2021-05',
      'Senior Lecturer | Harrow University |  | 2016-01..2018-02',
      'Assistant Director | Harrow University |  | 2014-03..2015-12',
    ],
  ],
  [
    'a department behind the name',
    `**Technician**
Harrow University, Department of Physics
Mar 2018 – May 2021
• Kept the lasers running`,
    ['Technician | Harrow University |  | 2018-03..2021-05'],
  ],
  [
    'twin: a ministry, and a center that is the employer',
    `**Clerk**
Department of Trade and Crafts
Mar 2018 – May 2021
• Kept the register of workshops
**Trainer**
Brinley Learning Center, Leeds
Jan 2016 – Feb 2018
• Taught two evening courses`,
    [
      'Clerk | Department of Trade and Crafts |  | 2018-03..2021-05',
      'Trainer | Brinley Learning Center | Leeds | 2016-01..2018-02',
    ],
  ],
  [
    'a description behind a legal form or a dash',
    `**Accounts Intern**
Brinley Mattresses Ltd in the finance department
Mar 2018 – May 2021
• Matched invoices
**Line Lead**
Redfern Foods Ltd (an Alder Holdings company with four plants)
Jan 2016 – Feb 2018
• Ran a packing line
**Analyst**
Corvane - maker of garden furniture
Jan 2014 – Dec 2015
• Counted chairs`,
    [
      'Accounts Intern | Brinley Mattresses Ltd |  | 2018-03..2021-05',
      'Line Lead | Redfern Foods Ltd |  | 2016-01..2018-02',
      'Analyst | Corvane |  | 2014-01..2015-12',
    ],
  ],
  [
    'an article behind the word for at',
    `2018 – 2019	Minijob bei der Harrow Technik AG im Lager
2016 – 2017	Praktikum bei den Alderwerken GmbH`,
    ['Minijob | Harrow Technik AG |  | 2018..2019', 'Praktikum | Alderwerken GmbH |  | 2016..2017'],
  ],
  [
    'twin: names that go on behind the legal form, and an earlier name',
    `**Buyer**
Redfern Co. of Leeds
Mar 2018 – May 2021
• Bought yarn
**Seller**
Alder Foods Ltd (formerly Brinley Foods and Sons)
Jan 2016 – Feb 2018
• Sold jam`,
    [
      'Buyer | Redfern Co. of Leeds |  | 2018-03..2021-05',
      'Seller | Alder Foods Ltd (formerly Brinley Foods and Sons) |  | 2016-01..2018-02',
    ],
  ],
  [
    'where the work was done, behind the name',
    `Corvane Labs Remote	Mar 2018 – May 2021
__Data Engineer__
• Moved the warehouse`,
    ['Data Engineer | Corvane Labs |  | 2018-03..2021-05'],
  ],
  [
    'the title and its employer in one piece',
    `**Video Game Developer for Bright Otter**	Mar 2018 – May 2021
• Built three levels
**Stagista nella Fondazione Alder**	Jan 2016 – Feb 2018
• Archived letters`,
    ['Video Game Developer | Bright Otter |  | 2018-03..2021-05', 'Stagista | Fondazione Alder |  | 2016-01..2018-02'],
  ],
  [
    'twin: a field of work or a country behind the title',
    `**Director for Digital Health**	Mar 2018 – May 2021
• Led two programs
**Sales Manager for Norway**	Jan 2016 – Feb 2018
• Opened two branches`,
    ['Director for Digital Health |  |  | 2018-03..2021-05', 'Sales Manager for Norway |  |  | 2016-01..2018-02'],
  ],
])('%s', (_, drawn, jobs) => {
  expect(jobsDrawn(drawn)).toEqual(jobs);
});
