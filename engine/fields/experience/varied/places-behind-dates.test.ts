import { expect, test } from 'vitest';
import { jobsDrawn } from '../../../testing/jobs-drawn.ts';

// Marks as in section-with-layout.ts, jobs as 'title | employer | place | dates'.
test.each<[string, string, readonly string[]]>([
  [
    'the town behind the dates is no employer',
    `**Freelance illustrator and animator**
2018 – now in Harrowville
• Picture books for three publishers
**Junior Designer, Alder Creative**
2016 – 2018 in Harrowville
• Packaging, posters and leaflets
**Art Director, Alder Creative**
2015 – 2016 in Harrowville
• Ran a studio team of five designers
**Layout Intern, The Ashby Courier**
May 2012 – Aug 2012 in Nettleport
• Sports pages and the crossword`,
    [
      'Freelance illustrator and animator |  | Harrowville | 2018..present',
      'Junior Designer | Alder Creative | Harrowville | 2016..2018',
      'Art Director | Alder Creative | Harrowville | 2015..2016',
      'Layout Intern | The Ashby Courier | Nettleport | 2012-05..2012-08',
    ],
  ],
  [
    'in German, beside the terms of an employment',
    `**Köchin, Gasthof Alder GmbH**
2015 – 2018 in Harrowstadt
• Kochte für achtzig Gäste
**Beiköchin, Gasthof Linde GmbH**
2012 – 2015 in Teilzeit
• Bereitete Salate und Suppen vor`,
    ['Köchin | Gasthof Alder GmbH | Harrowstadt | 2015..2018', 'Beiköchin | Gasthof Linde GmbH |  | 2012..2015'],
  ],
  [
    'the labelled town and country below a title, as Europass prints them, are no employer',
    `03/2015 – 09/2018
**Saldatore**
Città: Harrow | Paese: Italia
• Saldava cancelli e ringhiere
05/2012 – 02/2015
**Aiuto saldatore**
Città: Lakeside | Paese: Italia
• Preparava i pezzi`,
    ['Saldatore |  | Harrow, Italia | 2015-03..2018-09', 'Aiuto saldatore |  | Lakeside, Italia | 2012-05..2015-02'],
  ],
  [
    'twin: a name behind the dates is the employer',
    `2015 – 2018 in Harrow Works Ltd
**Welder**
• Welded the hulls of small boats
2012 – 2015 in Ashby Docks Ltd
**Fitter**
• Fitted pipes below deck`,
    ['Welder | Harrow Works Ltd |  | 2015..2018', 'Fitter | Ashby Docks Ltd |  | 2012..2015'],
  ],
  [
    'twin: in Spanish the word is that of an employer, too',
    `**Cajera**
2015 – 2018 en Mercaluna
• Atención al cliente
**Reponedora**
2012 – 2015 en Robleda
• Reposición`,
    ['Cajera | Mercaluna |  | 2015..2018', 'Reponedora | Robleda |  | 2012..2015'],
  ],
  [
    'twin: a field of work is no place',
    `**Analyst**, Harrow Bank
2015 – 2018 in Marketing
• Wrote reports
**Clerk**, Alder Trust
2012 – 2015 in Finance
• Filed forms`,
    ['Analyst | Harrow Bank |  | 2015..2018', 'Clerk | Alder Trust |  | 2012..2015'],
  ],
  [
    'twin: how somebody worked, in a bracket with the dates',
    `Barista (Alder Arms, York, 2020 – 2022)
Porter (Harrow Arms, Leeds, 2016 – 2020)
Cook (part-time, nights, 2014 – 2016)
Waiter (seasonal, 2012 – 2014)`,
    [
      'Barista | Alder Arms | York | 2020..2022',
      'Porter | Harrow Arms | Leeds | 2016..2020',
      'Cook |  |  | 2014..2016',
      'Waiter |  |  | 2012..2014',
    ],
  ],
  [
    'twin: a town with an end like a word for a shop',
    `**Verkäuferin**, Harwell, Oestrich-Winkel\t2018 – 2020
• Beriet Kunden`,
    ['Verkäuferin | Harwell | Oestrich-Winkel | 2018..2020'],
  ],
  [
    'a town and a region that is no state, behind an employer with words of a title',
    `**Third Officer**\t2020 – 2023
Brisa Crew Management, Cebu City, Cebu
**Able Seaman**\t2017 – 2020
Oceanpoint Carriers, Davao City, Philippines`,
    [
      'Third Officer | Brisa Crew Management | Cebu City, Cebu | 2020..2023',
      'Able Seaman | Oceanpoint Carriers | Davao City, Philippines | 2017..2020',
    ],
  ],
  [
    'twin: a firm named like a town, before a city that is a region as well, is the employer',
    `Cashier, Santander, Madrid\t2019 – 2021
• Served clients at the counter
Clerk, Mapfre Seguros SA, Madrid\t2016 – 2018
• Filed claims`,
    ['Cashier | Santander | Madrid | 2019..2021', 'Clerk | Mapfre Seguros SA | Madrid | 2016..2018'],
  ],
  [
    'a town and its county alone are no employer',
    `Jan 2016 – Jan 2019
Doncaster, South Yorkshire
**Van Driver**
• Planned routes
Jan 2013 – Dec 2015
Leeds, West Yorkshire
**Porter**
• Loaded vans`,
    [
      'Van Driver |  | Doncaster, South Yorkshire | 2016-01..2019-01',
      'Porter |  | Leeds, West Yorkshire | 2013-01..2015-12',
    ],
  ],
])('%s', (_, lines, jobs) => {
  expect(jobsDrawn(lines)).toEqual(jobs);
});
