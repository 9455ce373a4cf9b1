import { expect, test } from 'vitest';
import { jobsDrawn } from '../../../testing/jobs-drawn.ts';

// Shapes of pages that word processors, design programs and networks export.

test.each([
  [
    'entries as list items with nested duties',
    `• Warehouse Clerk at Redfern Freight	Mar 2018 – May 2021
    • Counted the stock of three halls every week
    • Trained two seasonal workers
• Night Porter at Hotel Alder	Jan 2016 – Feb 2018
    • Looked after the desk and the keys`,
    ['Warehouse Clerk | Redfern Freight |  | 2018-03..2021-05', 'Night Porter | Hotel Alder |  | 2016-01..2018-02'],
  ],
  [
    'a list of jobs without duties',
    `• Data Engineer, Corvane Labs Ltd, from Mar 2018 to May 2021
• Software Engineer, Tessel Software Ltd, from Jan 2016 to Feb 2018
• Support Technician, Marrow Cloud Ltd, from Jan 2014 to Dec 2015`,
    [
      'Data Engineer | Corvane Labs Ltd |  | 2018-03..2021-05',
      'Software Engineer | Tessel Software Ltd |  | 2016-01..2018-02',
      'Support Technician | Marrow Cloud Ltd |  | 2014-01..2015-12',
    ],
  ],
  [
    'twin: dates in the duties of a job',
    `**Warehouse Clerk, Redfern Freight**	Mar 2014 – May 2021
• Moved the stock to a new hall (2016 – 2017)
• Ran the night shift (2018 – 2019)`,
    ['Warehouse Clerk | Redfern Freight |  | 2014-03..2021-05'],
  ],
  [
    'dates in a gutter beside the second line',
    `\t**Line Cook, Alder Kitchen**
2017 – 2019	ran the pass and trained two apprentices on the
\tgrill through a long summer.

\t**Footwear Associate, Brinley Sports**
2014 – 2016	kept the shelves in order and served customers on
\tthe shop floor.`,
    ['Line Cook | Alder Kitchen |  | 2017..2019', 'Footwear Associate | Brinley Sports |  | 2014..2016'],
  ],
  [
    'a label before each fact, in one of its usual wordings',
    `Present Company: Brightwater Health – Leeds
Designation : Ward Clerk
Duration: May 2017 – till date
• Kept the records of two wards
Previous Company: Harrow Foods
Designation : Line Lead
Duration: Jan 2012 – Apr 2017
• Ran a packing line`,
    ['Ward Clerk | Brightwater Health | Leeds | 2017-05..present', 'Line Lead | Harrow Foods |  | 2012-01..2017-04'],
  ],
  [
    'labels that tell unknown words apart',
    `Employer: Sales Manager Online
Role: Bluebird
Period: 2017 – 2019
• Opened two branches`,
    ['Bluebird | Sales Manager Online |  | 2017..2019'],
  ],
  [
    'the labels of a Dutch form in English, whose words for a job are "function" and "activities"',
    `Feb 2015 – Jun 2018	Organization: Harrow Stables
Function: Ruiter
Activities: Training young horses
Apr 2013 – Jan 2015	Organization: Bluebird
Function: Kassamedewerker
Activities: Helping guests at the desk`,
    ['Ruiter | Harrow Stables |  | 2015-02..2018-06', 'Kassamedewerker | Bluebird |  | 2013-04..2015-01'],
  ],
  [
    'a sector and a duration under their labels, which are no employers',
    `Profession : Cuisinière
Milieu : Restauration collective
Durée : 2 mois et 3 semaines (avril à juin 2016)
Profession : Vendeuse
Milieu : Commerce
Durée : 5 mois (août à décembre 2014)`,
    ['Cuisinière |  |  | 2016-04..2016-06', 'Vendeuse |  |  | 2014-08..2014-12'],
  ],
  [
    'a label above the duties of every job',
    `**Harrow Foods Ltd	From June-2016 to Aug-2018**
**Job Roles & Responsibilities:**
• Checked the invoices of all suppliers.
**Redfern Freight Ltd - Account Officer	From JAN-2015 to June 27th 2016**
**Job Roles & Responsibilities:**
• Prepared the monthly report.`,
    [' | Harrow Foods Ltd |  | 2016-06..2018-08', 'Account Officer | Redfern Freight Ltd |  | 2015-01..2016-06'],
  ],
  [
    'no space behind the comma',
    `**Harrow County Court,Application Developer	June 2019 - Current**
• Rebuilt the filing forms
**Redfern Freight Ltd,Support Technician	May 2017 - May 2019**
• Answered forty calls a day`,
    [
      'Application Developer | Harrow County Court |  | 2019-06..present',
      'Support Technician | Redfern Freight Ltd |  | 2017-05..2019-05',
    ],
  ],
  [
    'start and end in cells of their own',
    `**Line Lead at Harrow Foods**
February 2021	Present
• Ran a packing line
**Porter at Hotel Alder**
October 2018	December 2020
• Looked after the desk`,
    ['Line Lead | Harrow Foods |  | 2021-02..present', 'Porter | Hotel Alder |  | 2018-10..2020-12'],
  ],
  [
    'roles of a network in Danish',
    `**Harrow Design**
2 år 7 måneder
Product Designer
marts 2022 - Present (3 måneder)
København, Danmark
Drew the screens of two products for buyers and sellers.
UX Designer
maj 2019 - februar 2022 (2 år 10 måneder)
København, Danmark
Asked twenty users a month and wrote down what they said.`,
    [
      'Product Designer | Harrow Design | København, Danmark | 2022-03..present',
      'UX Designer | Harrow Design | København, Danmark | 2019-05..2022-02',
    ],
  ],
  [
    'the title in the first sentence of the duties',
    `**Brightwater School, Leeds**
**From June 2012 to April 2014**
Worked as a Lecturer in the department of history.
**Harrow College, York**
**From May 2009 to March 2012**
Working as Librarian for the evening classes.`,
    [
      'Lecturer | Brightwater School | Leeds | 2012-06..2014-04',
      'Librarian | Harrow College | York | 2009-05..2012-03',
    ],
  ],
  [
    'several titles of one job',
    `**Team Lead | Project Manager**	2018 – 2021
Harrow Systems Ltd
• Ran two teams
**Data Engineer**	2015 – 2018
Redfern Freight Ltd
• Built the warehouse of data`,
    [
      'Team Lead | Project Manager | Harrow Systems Ltd |  | 2018..2021',
      'Data Engineer | Redfern Freight Ltd |  | 2015..2018',
    ],
  ],
  [
    'bold lines within the duties',
    `**Office Manager | Harrow Foods Ltd**	2018 – 2021
• Ran the front desk
**Team Lead**
• Wrote the shift plan of nine people
**Site Engineer | Redfern Freight Ltd**	2015 – 2018
• Checked the halls`,
    ['Office Manager | Harrow Foods Ltd |  | 2018..2021', 'Site Engineer | Redfern Freight Ltd |  | 2015..2018'],
  ],
  [
    'an employer in brackets behind a title that names a school',
    `**Youth Worker (Trentway)**	2019 – 2022
• Met families every week at the center.
**Senior School Counselor (Oakworks Health)**	2015 – 2019
• Ran groups for pupils in two schools.`,
    ['Youth Worker | Trentway |  | 2019..2022', 'Senior School Counselor | Oakworks Health |  | 2015..2019'],
  ],
  [
    'a job without a title below one with a title',
    `**Harrow Foods Ltd**	2018 – 2021
__Warehouse Clerk__
• Counted the stock
**Redfern Freight Ltd**	2015 – 2018
• Packed parcels`,
    ['Warehouse Clerk | Harrow Foods Ltd |  | 2018..2021', ' | Redfern Freight Ltd |  | 2015..2018'],
  ],
])('%s', (_family, drawn, jobs) => {
  expect(jobsDrawn(drawn)).toEqual(jobs);
});
