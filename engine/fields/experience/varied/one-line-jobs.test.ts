import { describe, expect, test } from 'vitest';
import { jobsDrawn } from '../../../testing/jobs-drawn.ts';

// Title, employer and town on one row. Marks as in section-with-layout.ts, jobs as 'title | employer | place | dates'.
test.each<[string, string, readonly string[]]>([
  [
    'titles in lower case behind dates and a colon',
    `2015 à 2019 : vendeuse, Maison Perrault, Angers
2012 à 2015 : serveuse, Le Coq Bleu, Saumur
Depuis 2019 : responsable de boutique, Maison Perrault, Nantes`,
    [
      'vendeuse | Maison Perrault | Angers | 2015..2019',
      'serveuse | Le Coq Bleu | Saumur | 2012..2015',
      'responsable de boutique | Maison Perrault | Nantes | 2019..present',
    ],
  ],
  [
    'titles in lower case before a word for at',
    `2015 – 2019 : vendeuse chez Maison Perrault (Angers)
2012 – 2015 : serveuse au Coq Bleu (Saumur)`,
    ['vendeuse | Maison Perrault | Angers | 2015..2019', 'serveuse | Coq Bleu | Saumur | 2012..2015'],
  ],
  [
    'titles in lower case before a word for at, in Italian',
    `2015 – 2019: commessa presso Calzature Bruni, Macerata
2012 – 2015: cameriera presso Trattoria Da Gino, Tolentino`,
    ['commessa | Calzature Bruni | Macerata | 2015..2019', 'cameriera | Trattoria Da Gino | Tolentino | 2012..2015'],
  ],
  [
    "titles behind the employer and 'als'",
    `2015 – 2019 Modehaus Brandl, Passau, als Verkäuferin
2012 – 2015 Bäckerei Aldinger, Vilshofen, als Aushilfe`,
    ['Verkäuferin | Modehaus Brandl | Passau | 2015..2019', 'Aushilfe | Bäckerei Aldinger | Vilshofen | 2012..2015'],
  ],
  [
    'all but the title in brackets',
    `Shop assistant (Brightmoor, Leeds, 2015 – 2019)
Porter (The Alder, Otley, 2012 – 2015)`,
    ['Shop assistant | Brightmoor | Leeds | 2015..2019', 'Porter | The Alder | Otley | 2012..2015'],
  ],
  [
    'terms and dates in brackets, the employer below',
    `Manager (interim, 2015 – 2016)
Harrow Foods, Leeds
Clerk (part-time, 2012 – 2015)
Alder Foods, Otley`,
    ['Manager | Harrow Foods | Leeds | 2015..2016', 'Clerk | Alder Foods | Otley | 2012..2015'],
  ],
  [
    'the town in brackets behind a title with a name that no list has',
    `2015 – 2019: Dependienta en Calzados Ruiz (Albacete)
2012 – 2015: Camarera en Bar La Encina (Hellín)`,
    ['Dependienta en Calzados Ruiz |  | Albacete | 2015..2019', 'Camarera | Bar La Encina | Hellín | 2012..2015'],
  ],
  [
    'the branch behind the employer',
    `2019 – 2021	Verkäuferin, Brandl Mode, Filiale Passau
2017 – 2019	Kassiererin, Huber Markt, Niederlassung Vilshofen`,
    [
      'Verkäuferin | Brandl Mode | Filiale Passau | 2019..2021',
      'Kassiererin | Huber Markt | Niederlassung Vilshofen | 2017..2019',
    ],
  ],
  [
    'the branch behind the employer, above the title',
    `Amarres Zubiaur, Puerto de Pasaia	2019 – 2021
Patrona
Banca Olaeta, sucursal Albacete	2017 – 2019
Cajera`,
    ['Patrona | Amarres Zubiaur |  | 2019..2021', 'Cajera | Banca Olaeta |  | 2017..2019'],
  ],
  [
    'an employer that begins with a word for a branch',
    `Clerk, Werk Brandau, Passau	2019 – 2021
Porter, Hafen Alder, Otley	2017 – 2019`,
    ['Clerk | Werk Brandau | Passau | 2019..2021', 'Porter | Hafen Alder | Otley | 2017..2019'],
  ],
  [
    'a hospital that only its town tells apart, before a state',
    `Nurse, General Hospital Wudara, Kano State	2019 – 2021
Nurse, Alder Memorial Hospital Lake Charles, LA	2017 – 2019`,
    [
      'Nurse | General Hospital Wudara | Kano State | 2019..2021',
      'Nurse | Alder Memorial Hospital | Lake Charles, LA | 2017..2019',
    ],
  ],
  [
    'duties behind dates and a colon, the employer below',
    `2015 – 2019: responsible for the books at Harrow
Harrow Foods
2012 – 2015: led a team of cooks at Alder
Alder Foods`,
    [' | Harrow Foods |  | 2015..2019', ' | Alder Foods |  | 2012..2015'],
  ],
  [
    'a field of work in brackets before an employer in initials',
    `2021 – present: Senior Pharmacist (Children), AHTK, Bompai
• Drew up charts
May 2013 – February 2014: Superintendent Pharmacist, MediRun, Bompai`,
    [
      'Senior Pharmacist (Children) | AHTK | Bompai | 2021..present',
      'Superintendent Pharmacist | MediRun | Bompai | 2013-05..2014-02',
    ],
  ],
  [
    'the employer in brackets before the town',
    `2019 – 2021	Welder (Harrow Works), Leeds
2017 – 2019	Welder (Alder Docks), Otley`,
    ['Welder | Harrow Works | Leeds | 2019..2021', 'Welder | Alder Docks | Otley | 2017..2019'],
  ],
  [
    'slashes between title, employer and town',
    `Graphic Designer / Pacaro Labs / Leeds	2019 – 2021
• Drew posters
Illustrator / Dembo Press / Otley	2017 – 2019
• Drew maps`,
    ['Graphic Designer | Pacaro Labs | Leeds | 2019..2021', 'Illustrator | Dembo Press | Otley | 2017..2019'],
  ],
  [
    'slashes between titles and names, without dates',
    `Graphic Designer / Ladies in Code
• Made posters for events
Product Designer / Pacaro Labs
• Drew screens`,
    ['Graphic Designer | Ladies in Code |  | ..', 'Product Designer | Pacaro Labs |  | ..'],
  ],
  [
    'slashes between two titles',
    `Cook / Baker	2019 – 2021
Alder Arms, Leeds
Driver / Courier	2017 – 2019
Dunn Bros, Otley`,
    ['Cook / Baker | Alder Arms | Leeds | 2019..2021', 'Driver / Courier | Dunn Bros | Otley | 2017..2019'],
  ],
  [
    'slashes between a title and its field',
    `Developer / Mobile Apps	2019 – 2021
Alder Labs, Leeds
Teacher / Maths	2017 – 2019
Harrow College, Otley`,
    [
      'Developer / Mobile Apps | Alder Labs | Leeds | 2019..2021',
      'Teacher / Maths | Harrow College | Otley | 2017..2019',
    ],
  ],
])('%s', (_, drawn, jobs) => {
  expect(jobsDrawn(drawn)).toEqual(jobs);
});

describe('an employer', () => {
  test.each([
    ['Harrow Garden Centre (part-time)', 'Harrow Garden Centre'],
    ['Slow Sundays (various bars)', 'Slow Sundays'],
    ['Harrow Ltd (formerly Alder Foods)', 'Harrow Ltd (formerly Alder Foods)'],
    ['Harrow Refugee Council (HRC)', 'Harrow Refugee Council (HRC)'],
  ])('in %s is %s', (written, employer) => {
    expect(jobsDrawn(`Cook at ${written}	2019 – 2021\n• Cooked`)).toEqual([`Cook | ${employer} |  | 2019..2021`]);
  });

  test.each([
    ['Bei Harrow', 'Harrow'],
    ['chez Perrault', 'Perrault'],
    ['Chez Marcel', 'Chez Marcel'],
  ])('behind dates in %s is %s', (written, employer) => {
    expect(jobsDrawn(`06.2010 – 02.2017 Alder Fruit\nKellner\n02.1995 – 09.1995 ${written}\nKoch`).at(-1)).toBe(
      `Koch | ${employer} |  | 1995-02..1995-09`,
    );
  });
});

test('countries in brackets behind a title are no employer and no town', () => {
  expect(
    jobsDrawn(`2010 – 2017	Alder Fruit
Head of Marketing (Poland, Ukraine, Georgia, Turkey)
• Led campaigns
2007 – 2010	Harrow Fruit
Sales Manager (Leeds, UK)
• Led the team`),
  ).toEqual([
    'Head of Marketing | Alder Fruit |  | 2010..2017',
    'Sales Manager | Harrow Fruit | Leeds, UK | 2007..2010',
  ]);
});

test.each(['Carer for elderly residents', 'Caregiver for an adult with autism', 'Carer to our residents'])(
  '%s is a job',
  (title) => {
    expect(jobsDrawn(`${title}, Alder House\t2016 – 2018\nCook, Harrow Ltd\t2014 – 2016`)).toEqual([
      `${title} | Alder House |  | 2016..2018`,
      'Cook | Harrow Ltd |  | 2014..2016',
    ]);
  },
);

test.each(['arbeitssuchend, Umschulung', 'Carer for my mother', 'Carer for elderly parents', 'Arbeitssuche'])(
  '%s is no job',
  (leave) => {
    expect(
      jobsDrawn(`2018 – 2020	Packer, Alder Foods\n2017 – 2018	${leave}\n2015 – 2017	Clerk, Harrow Ltd`),
    ).toEqual(['Packer | Alder Foods |  | 2018..2020', 'Clerk | Harrow Ltd |  | 2015..2017']);
  },
);
