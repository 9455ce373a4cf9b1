import { expect, test } from 'vitest';
import { jobsDrawn } from '../../../testing/jobs-drawn.ts';

// Names that are read whole. Marks as in section-with-layout.ts, jobs as 'title | employer | place | dates'.
test.each<[string, string, readonly string[]]>([
  [
    'a bracket belongs to the name before it, not to the title before that',
    `
2018 – 2023 - Technical Support Engineer - Tarnova (BlueOnIT)
2013 – 2018 - System Engineer - Ziekenhuis Moorgate`,
    [
      'Technical Support Engineer | Tarnova (BlueOnIT) |  | 2018..2023',
      'System Engineer | Ziekenhuis Moorgate |  | 2013..2018',
    ],
  ],
  [
    'the same in French',
    `
Chef de rang – Vexa (Groupe Lombard)	2018 – 2023
Vendeur – Maison Brisson	2013 – 2018`,
    ['Chef de rang | Vexa (Groupe Lombard) |  | 2018..2023', 'Vendeur | Maison Brisson |  | 2013..2018'],
  ],
  [
    'twin: behind the title it is the employer',
    `
Welder (Tarnova)	2018 – 2023
Porter (Moorgate)	2013 – 2018`,
    ['Welder | Tarnova |  | 2018..2023', 'Porter | Moorgate |  | 2013..2018'],
  ],
  [
    'what a company is for, with its initials',
    `
National Company for Water (NCW)
Engineer	2018 – 2023
Moorgate Corporation for the Arts
Clerk	2013 – 2018`,
    [
      'Engineer | National Company for Water (NCW) |  | 2018..2023',
      'Clerk | Moorgate Corporation for the Arts |  | 2013..2018',
    ],
  ],
  [
    'a part of a firm without a name is no employer',
    `
2018 – 2020	Intern at the Harrow Court of Audit
2016 – 2018	Student assistant at department
• Revised the exercises of a course`,
    ['Intern | Harrow Court of Audit |  | 2018..2020', 'Student assistant at department |  |  | 2016..2018'],
  ],
  [
    'twin: whom somebody worked for on behalf of a firm',
    `
Engineer, Harrow Ltd for Leeds City Council	2018 – 2023
Clerk, Moorgate	2013 – 2018`,
    ['Engineer | Harrow Ltd |  | 2018..2023', 'Clerk | Moorgate |  | 2013..2018'],
  ],
  [
    'an article before what the firm is',
    `
Commessa presso il ristorante Don Alvaro, Lodi	2018 – 2023
Cameriera presso la Trattoria Bruna, Lodi	2013 – 2018`,
    ['Commessa | ristorante Don Alvaro | Lodi | 2018..2023', 'Cameriera | Trattoria Bruna | Lodi | 2013..2018'],
  ],
  [
    'a text that runs on behind the town of the employer',
    `
2010 – 2011	Brinmoor Trust Moorgate Institute (Cambridge, UK) Worked for two summers on
the family database in the group of Jane Holm
2008 – 2010	Alder Trust Institute (Leeds, UK) Mapped the genes of oats`,
    [' | Brinmoor Trust Moorgate Institute |  | 2010..2011', ' | Alder Trust Institute |  | 2008..2010'],
  ],
  [
    'an employer in the line below that names the work again',
    `
11/2022 - 12/2023	Saldatore
Officine Bruna S.r.l.
02/2017 - 05/2017	Tirocinio
Tirocinio universitario presso l’Osservatorio Astronomico di Lodi.`,
    [
      'Saldatore | Officine Bruna S.r.l. |  | 2022-11..2023-12',
      'Tirocinio | Osservatorio Astronomico di Lodi |  | 2017-02..2017-05',
    ],
  ],
  [
    'twin: a duty at the place of a customer',
    `
2018 – 2020	Freelance Welder
Mended the pumps of the dairy at Harrow Farms
2014 – 2018	Welder
Mended pumps at Moorgate Dairy`,
    ['Freelance Welder |  |  | 2018..2020', 'Welder |  |  | 2014..2018'],
  ],
  [
    'a season is no employer',
    `
Rezeptionistin (Wintersaison)	2012
Serveuse (Saison d'été)	2010`,
    ['Rezeptionistin (Wintersaison) |  |  | 2012..', "Serveuse (Saison d'été) |  |  | 2010.."],
  ],
  [
    'an organization above a title that no list has, among jobs with the title first',
    `
2016 – 2017	Bundeswehr
Gebirgstrossler
2017 – 2018	Verkäufer
Edelkauf Brand
2018 – 2019	Kassierer
Globus Baumarkt Holm`,
    [
      'Gebirgstrossler | Bundeswehr |  | 2016..2017',
      'Verkäufer | Edelkauf Brand |  | 2017..2018',
      'Kassierer | Globus Baumarkt Holm |  | 2018..2019',
    ],
  ],
])('%s', (_, lines, jobs) => {
  expect(jobsDrawn(lines)).toEqual(jobs);
});
