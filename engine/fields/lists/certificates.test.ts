import { expect, test } from 'vitest';
import { sectionByHand } from '../../testing/reading-by-hand.ts';
import { certificationsAnywhere } from './certifications.ts';
import type { SectionKind } from '../../model/resume.ts';

const read = (kind: SectionKind, lines: readonly string[]): readonly string[] => {
  const { reading, sections } = sectionByHand(kind, lines);
  return certificationsAnywhere(reading, sections).map(({ value }) => value);
};

test.each<[string, SectionKind, readonly string[], readonly string[]]>([
  [
    'the names of a form',
    'certifications',
    [
      'Nome do Curso: Pão: do zero ao forno',
      'Instituição: Harrow',
      'Nome do Curso: Rye & Wheat with a',
      'long fermentation',
      'Instituição: Lakeside',
    ],
    ['Pão: do zero ao forno', 'Rye & Wheat with a long fermentation'],
  ],
  [
    'no line that only says where and when',
    'certifications',
    ['Rye and Wheat', 'Harrow Guild', 'Leeds | 01/2021 – 08/2021', 'Oven Basics', 'Mill School', 'York | 05/2019'],
    ['Rye and Wheat', 'Oven Basics'],
  ],
  [
    'no issuers below the names, where only they are dated',
    'certifications',
    ['Rye and Wheat', 'Migrosa, 2023', 'Oven Basics', 'Backwerk Nord, 2021', 'Kneading', 'Alderhof, 2019'],
    ['Rye and Wheat', 'Oven Basics', 'Kneading'],
  ],
  [
    'no issuers below names that are dated beside them',
    'certifications',
    ['Rye and Wheat\t2023', 'Migrosa', 'Oven Basics\t2021', 'Backwerk Nord', 'Kneading\t05/2019', 'Alderhof'],
    ['Rye and Wheat', 'Oven Basics', 'Kneading'],
  ],
  [
    'no issuers below names behind their dates',
    'certifications',
    ['2023\tRye and Wheat', 'Migrosa', '2021\tOven Basics', 'Backwerk Nord', '2019\tKneading', 'Alderhof'],
    ['Rye and Wheat', 'Oven Basics', 'Kneading'],
  ],
  [
    'names without a date among dated ones',
    'certifications',
    ['Rye\t2023', 'Oat Certificate', 'Oven Basics\t2021', 'Mill Safety', 'Kneading\t2019', 'Baking Hygiene'],
    ['Rye', 'Oat Certificate', 'Oven Basics', 'Mill Safety', 'Kneading', 'Baking Hygiene'],
  ],
  [
    'names behind years in brackets',
    'certifications',
    ['[2023] Rye and Wheat', '(05/2021) Oven Basics', '(Rye, 2019)'],
    ['Rye and Wheat', 'Oven Basics'],
  ],
  [
    'one course with its issuer and its hours, and a list of names',
    'certifications',
    ['Horno, HARTEP, 120 horas', 'PMP, CSM, ITIL'],
    ['Horno', 'PMP', 'CSM', 'ITIL'],
  ],
  [
    'each of two names, the second of which is dated',
    'certifications',
    ['Rye and Wheat', 'Backschein, 2023', 'Oven Basics', 'Kneading, 2021'],
    ['Rye and Wheat', 'Backschein', 'Oven Basics', 'Kneading'],
  ],
  [
    'no renewal behind the name and its date, in any language',
    'certifications',
    [
      '• Backschein, 2016, verlängert 2021',
      '• HACCP per fornai (rinnovo 2022)',
      '• Ofenprüfung – Auffrischung 2021',
      '• Four à pain, recyclage 2023',
      '• Harbor card good till 2027',
      '• Aggiornamento forni, 2021',
      '• Class 4 Renewal',
    ],
    [
      'Backschein',
      'HACCP per fornai',
      'Ofenprüfung',
      'Four à pain',
      'Harbor card',
      'Aggiornamento forni',
      'Class 4 Renewal',
    ],
  ],
  [
    'twin: a licence with its number, and a name that begins like a date of expiry',
    'certifications',
    ['Electrician License # 12345', 'Guard Card # 4455667', 'Good to Great Leadership, 2019', 'Rye Baking, 2020'],
    ['Electrician License', 'Guard Card', 'Good to Great Leadership', 'Rye Baking'],
  ],
  [
    'no number of a permit or card, and the issuer in the next line',
    'certifications',
    [
      'Rye Baking License | Harrow Board\t9/2024',
      'Permit # 097492',
      'Oven Safety Certification |\t4/2022',
      'Guild of Bakers',
      'Fire Watch | Red Shield\t6/2021',
      'E-card 195502711690',
    ],
    ['Rye Baking License', 'Oven Safety Certification', 'Fire Watch'],
  ],
  [
    'no issuer that is named again',
    'certifications',
    ['Rye Baking', 'Guild of Bakers', 'Wheat Baking', 'Guild of Bakers', 'Oat Baking', 'Harrow Academy'],
    ['Rye Baking', 'Wheat Baking', 'Oat Baking'],
  ],
  [
    'two certificates in one row',
    'certifications',
    ['Baking Certificate, Qualified Miller Status'],
    ['Baking Certificate', 'Qualified Miller Status'],
  ],
  [
    'three certificates in one row, with names of several words',
    'certifications',
    ['HARROW 10, Admitted to the Practice of Baking, Rye Baking Level 2'],
    ['HARROW 10', 'Admitted to the Practice of Baking', 'Rye Baking Level 2'],
  ],
  [
    'certificates between bars in one row',
    'certifications',
    ['RYE-B | Certified Miller | Oat Baking Level 2'],
    ['RYE-B', 'Certified Miller', 'Oat Baking Level 2'],
  ],
  [
    'twin: a certificate and who issued it',
    'certifications',
    ['Certified Baker, State of Ohio'],
    ['Certified Baker, State of Ohio'],
  ],
  ['twin: a certificate and its level', 'certifications', ['Certified Baker, Level II'], ['Certified Baker, Level II']],
  [
    'twin: a certificate and its rank',
    'certifications',
    ['Rye Oven Administrator, Associate'],
    ['Rye Oven Administrator, Associate'],
  ],
  [
    'twin: a certificate and the institute of the certified',
    'certifications',
    ['Certified Baker, Institute of Certified Bakers'],
    ['Certified Baker, Institute of Certified Bakers'],
  ],
  ['no known issuer below a name', 'certifications', ['Azure Fundamentals', 'Microsoft'], ['Azure Fundamentals']],
  ['a list of nothing but providers', 'certifications', ['Coursera', 'Udemy', 'edX'], ['Coursera', 'Udemy', 'edX']],
  [
    'nothing from the title of another section on, and not its own title',
    'certifications',
    ['• Certifications', '• Rye Baking (2021)', '• Skills', '• Kneading, proofing', '• Interests', '• chess'],
    ['Rye Baking'],
  ],
  [
    'no degree of a university among certificates',
    'certifications',
    ['• Rye Baking', '• BSc Hons Botany - LKSU - 2008-2011', '• Wheat Baking'],
    ['Rye Baking', 'Wheat Baking'],
  ],
  [
    'a labeled line of another section',
    'other',
    ['Interests: chess', 'Certifications: R.Y.E. Baking Certification, Oat Certificate (2020)'],
    ['R.Y.E. Baking Certification', 'Oat Certificate'],
  ],
  [
    'no classes of a driving licence',
    'certifications',
    ['Rye Baking', 'Klasse B und A2', 'Driving Licence: B', 'Führerschein Klasse B, BE', 'Permis B'],
    ['Rye Baking'],
  ],
  [
    'the license of a truck driver, and names that end in a letter',
    'certifications',
    ["Commercial Driver's License, Class A", 'Vitamin B', 'Class A CDL', 'Welding Class B Certificate'],
    ["Commercial Driver's License, Class A", 'Vitamin B', 'Class A CDL', 'Welding Class B Certificate'],
  ],
  [
    'driving licenses for trucks and buses',
    'certifications',
    ['Führerschein Klasse CE', 'Führerschein C, CE', 'Rijbewijs C', 'Driving Licence: D', 'Klasse B und C1E', 'ADR'],
    ['Führerschein Klasse CE', 'Führerschein C, CE', 'Rijbewijs C', 'Driving Licence: D', 'Klasse B und C1E', 'ADR'],
  ],
  [
    'certificates whose names begin like an honor',
    'certifications',
    [
      'Merit Scholar Program Certificate',
      "Dean's List Scholarship Certificate",
      'National Merit Scholar, 2019',
      "President's List every term",
      'Phi Theta Kappa Honor Society',
      'Employee of the Year Award, 2019',
      'Employee of the Month (May 2019)',
    ],
    ['Merit Scholar Program Certificate', "Dean's List Scholarship Certificate"],
  ],
  [
    'no bullets about certified things',
    'education',
    ['Harrow College, 2019', '• Certified Copies Available on Request', '• Certified Kosher Restaurant of the Year'],
    [],
  ],
  [
    'no honors of students',
    'certifications',
    ['• Rye Baking', "• Dean's List for Academic Achievements for 4 years in a row.", '• Dean of Bakers Certificate'],
    ['Rye Baking', 'Dean of Bakers Certificate'],
  ],
  [
    'no sentence and no dates with a note below a name',
    'certifications',
    [
      '**Oven Basics (Rye, Wheat)',
      'The Harrow Project',
      '02.2023 – 03.2024 | Online',
      'Projects about modern ovens (rye, wheat, oat), clean flour, yeast, steam and salt.',
    ],
    ['Oven Basics (Rye, Wheat)', 'The Harrow Project'],
  ],
  [
    'each name of a list with dates first',
    'certifications',
    ['02/2023 – 03/2024 | Oven Basics', '05/2021 – 06/2021 | Rye Baking'],
    ['Oven Basics', 'Rye Baking'],
  ],
  [
    'each of several names that end in a full stop',
    'certifications',
    [
      'Harrow Guild exam in the art of baking with rye and wheat flour.',
      'Lakeside Guild exam in the art of baking with oat and corn flour.',
    ],
    [
      'Harrow Guild exam in the art of baking with rye and wheat flour.',
      'Lakeside Guild exam in the art of baking with oat and corn flour.',
    ],
  ],
  [
    'bullets about what somebody is certified for, elsewhere',
    'education',
    [
      'Harrow College, 2019',
      '• Certificada AWS Oven Practitioner.',
      '• Certified Rye Baker',
      '• Certified by the guild',
    ],
    ['AWS Oven Practitioner', 'Certified Rye Baker'],
  ],
  [
    'no sentence about a certificate, elsewhere',
    'other',
    [
      '• Certified Baker who trained four others and ran the whole kitchen',
      'Certified Baker',
      '• certified ovens for the guild',
    ],
    [],
  ],
  [
    'no contact details and no invitation to look elsewhere',
    'certifications',
    ['012 345 678 / wilma@garner.example', 'Rye Baking', 'Take a look at my loaves on my site: https://garner.example'],
    ['Rye Baking'],
  ],
  [
    'a certificate with its link',
    'certifications',
    ['Rye Baking, https://rye.example/1'],
    ['Rye Baking, https://rye.example/1'],
  ],
  [
    'the dated names below their issuers',
    'certifications',
    ['Oven Bakers Society (OBS)', 'Certified Baker 2021 - present', 'Rye Guild', 'Rye Certification 2019 – present'],
    ['Certified Baker 2021 - present', 'Rye Certification 2019 – present'],
  ],
  [
    'names that end like those of issuers, where the rows are no pairs',
    'certifications',
    ['Fellow of the Oven Bakers Society', 'Certified Baker 2021', 'Rye Baking 2019'],
    ['Fellow of the Oven Bakers Society', 'Certified Baker 2021', 'Rye Baking 2019'],
  ],
  ...(
    [
      [
        'a comma before the issuer',
        'PMP, Lakeside Institute',
        'Issued Jan 2019',
        'BLS, Rye Association',
        'Exp. 05/2026',
      ],
      ['a name like that of an issuer', 'Rye Safety Board', 'Issued Jan 2019', 'Oat Safety Board', 'Issued Mar 2020'],
    ] as const
  ).map(([what, first, its, second, other]): [string, 'certifications', string[], string[]] => [
    `names above what is only their dates: ${what}`,
    'certifications',
    [first, its, second, other],
    [first, second].map((name) => name.replace(/, .*/u, '')),
  ]),
  [
    'foundations above those who issue them',
    'certifications',
    ['Rye Foundation', 'AXELOS 2021', 'Oat Foundation', 'PeopleCert 2019'],
    ['Rye Foundation', 'Oat Foundation'],
  ],
  [
    'names without the lines of their numbers',
    'certifications',
    [
      'Rye Baking',
      'Credential ID: AB-12',
      'Oat Baking',
      'Código da credencial 1: 90c1-0ea2',
      'Código da credencial 2: 90c1-0ea3',
      'Wheat Baking',
      'Certificate No. HB12-77',
      'Show credential',
    ],
    ['Rye Baking', 'Oat Baking', 'Wheat Baking'],
  ],
  [
    'names with the words of such lines',
    'certifications',
    ['Number Theory Certificate', 'License to Bake', 'Registration Code of Bakers 2', 'Certificate IV in Baking'],
    ['Number Theory Certificate', 'License to Bake', 'Registration Code of Bakers 2', 'Certificate IV in Baking'],
  ],
  [
    'names up to their months, and what follows those',
    'certifications',
    [
      'Certified Rye Baker Aug 2024.',
      'Oat Basics Mar 2024. Learned about oat, yeast, steam, salt, water, flour and ovens of all sizes and all ages.',
      'Pão: do zero ao forno MARÇO de 2022 ·',
    ],
    ['Certified Rye Baker', 'Oat Basics', 'Pão: do zero ao forno'],
  ],
  [
    'years and months inside of names',
    'certifications',
    ['NEC 2020', 'Oven May 2020 Exam', 'March of Bakers'],
    ['NEC 2020', 'Oven May 2020 Exam', 'March of Bakers'],
  ],
  [
    'what somebody completed',
    'certifications',
    ['• Successfully completed the Harrow Oven Course', '• Completed training on ovens', '• Completed Works'],
    ['Harrow Oven Course', 'Completed training on ovens', 'Works'],
  ],
  [
    'no issuer with its date below a name',
    'certifications',
    [
      '**Rye Plus',
      'CompTIA · 2023',
      '**Oat Plus',
      'Oat Baker Trust',
      '**Wheat Plus',
      'CompTIA · 2023',
      '**A Plus',
      'Google',
    ],
    ['Rye Plus', 'Oat Plus', 'Wheat Plus', 'A Plus'],
  ],
  [
    'only the names of pairs with issuers',
    'certifications',
    ['Rye Baking', 'Harrow Academy', 'Oat Baking', 'Guild Trust', 'Wheat Baking', 'Mill Institute'],
    ['Rye Baking', 'Oat Baking', 'Wheat Baking'],
  ],
  [
    'no issuers between the names and their dates',
    'certifications',
    ['Rye and Wheat', 'Harrow.org', 'AVR. 2015', 'Migrosa Oven Basics', 'Migrosa', 'SEPT. 2013'],
    ['Rye and Wheat', 'Migrosa Oven Basics'],
  ],
  [
    'two names that share a date, where the blocks are not alike',
    'certifications',
    ['Rye and Wheat', 'Oven Basics', '2015', 'Kneading', '2013'],
    ['Rye and Wheat', 'Oven Basics', 'Kneading'],
  ],
  [
    'no school below a lone certificate, with its date and its link',
    'certifications',
    ['Ofenbeauftragter', 'Akademie für Backwaren', 'Earned September 2023', 'Credential'],
    ['Ofenbeauftragter'],
  ],
  [
    'the names alone between dashes and dates',
    'certifications',
    ['Oven Basics — Highspeed Ashby — 2022', 'Rye at Work — Barlow Mills — valid until 2026', 'Kneading — Advanced'],
    ['Oven Basics', 'Rye at Work', 'Kneading — Advanced'],
  ],
  [
    'the names without since when they are held',
    'certifications',
    ['Ofenschein seit 2012', 'Oven licence since 2019', 'Permis de four depuis 2015'],
    ['Ofenschein', 'Oven licence', 'Permis de four'],
  ],
  [
    'the names of a form with other labels',
    'certifications',
    ['Organization: Harrow Cross', 'Certification: Oven Basics', 'Year: 2020'],
    ['Oven Basics'],
  ],
  [
    'all of a list in which few names end like those of schools',
    'certifications',
    ['Rye Baking', 'Oat Baking', 'Wheat Baking', 'Harrow Academy', 'Corn Baking', 'Spelt Baking'],
    ['Rye Baking', 'Oat Baking', 'Wheat Baking', 'Harrow Academy', 'Corn Baking', 'Spelt Baking'],
  ],
  [
    'only the name before its issuer and date',
    'certifications',
    ['Rye Baking · Harrow Guild · May 2021', 'PMP · CSM · ITIL', 'Oat Baking • Udemy'],
    ['Rye Baking', 'PMP', 'CSM', 'ITIL', 'Oat Baking'],
  ],
  [
    'the names behind a label of a list',
    'certifications',
    [
      'Cursos concluídos: Rye Baking, Oat Baking (básico)',
      'Completed courses: Wheat Baking; Corn',
      'Course on Ovens: rye',
    ],
    ['Rye Baking', 'Oat Baking (básico)', 'Wheat Baking', 'Corn', 'Course on Ovens: rye'],
  ],
  [
    'the parts of one name',
    'certifications',
    ['Ovens: rye, wheat, oat', 'Good Baking Practice, State of Ohio Board, Leeds Office'],
    ['Ovens: rye, wheat, oat', 'Good Baking Practice, State of Ohio Board, Leeds Office'],
  ],
  [
    'the column of names of a table with titles',
    'certifications',
    ['**Issuer\tCertificate\tAcquired', 'Harrow\tRye Baker – Associate\t2019', 'Mill Guild\tOat Baker\t2020'],
    ['Rye Baker – Associate', 'Oat Baker'],
  ],
  [
    'the first cells of rows without titles',
    'certifications',
    ['Certificate of Rye\tHarrow\t2019', 'Oat Baker\tMill Guild\t2020'],
    ['Certificate of Rye', 'Oat Baker'],
  ],
  [
    'the name behind a label or a number, and no number alone',
    'certifications',
    [
      '• License: Registered Baker, Ohio',
      '• Certificate: Oven Safety',
      '• Completed: Rye Baking',
      '• License No. 12345 – Journeyman Baker',
      '• Earned Oat Baking Certificate',
      '• License: 12345 (Ohio)',
      '• Registration: AB-12',
      '• Completed: May 2021',
      '• Issued 2019',
    ],
    [
      'License: Registered Baker, Ohio',
      'Oven Safety',
      'Completed: Rye Baking',
      'Journeyman Baker',
      'Oat Baking Certificate',
    ],
  ],
  [
    'twin: a license and its level',
    'certifications',
    ['Licensed Baker, Journeyman Level'],
    ['Licensed Baker, Journeyman Level'],
  ],
  [
    'names behind a date of renewal, and no passport',
    'certifications',
    ['2019, renewed 2023\tOven Safety', 'Remote first aid, 2024', 'Passport valid to 2031', 'Passport to Oven Safety'],
    ['Oven Safety', 'Remote first aid', 'Passport to Oven Safety'],
  ],
  [
    'the name before a dot, and its issuer with a date',
    'certifications',
    ['Oven Safety · General Board of Ovens, 2018', 'Rye Basics · Harwell, 2017'],
    ['Oven Safety', 'Rye Basics'],
  ],
  ['no date that is only expected', 'certifications', ['Rye Baking\tExpected in Mar 2021'], ['Rye Baking']],
  ['no course of study in an entry of a school', 'education', ['Certificate: Rye Baking', 'Harrow University'], []],
  ['a labeled list among schools', 'education', ['Harrow University', 'Certificates: Rye Baking'], ['Rye Baking']],
  ['no labeled line of a job', 'experience', ['Certifications: Rye Baking'], []],
  ['no other labeled line', 'skills', ['Certified tools: kneader, oven'], []],
])('certificationsAnywhere reads %s', (_, kind, lines, names) => {
  expect(read(kind, lines)).toEqual(names);
});

test('certificationsAnywhere reads what names a certificate below a title that names certificates, too', () => {
  const { reading, sections } = sectionByHand('projects', [
    '**Loaf of the Year',
    'Developed a certified oven for rye and wheat',
    '**Harrow Certified - Rye Professional',
  ]);
  const span = { order: 'visual', line: 0, from: 0, to: 0 } as const;
  const named = (text: string) =>
    sections.map((section) => ({ ...section, heading: { text, span, recognisedBy: 'title' } as const }));
  const values = (text: string) => certificationsAnywhere(reading, named(text)).map(({ value }) => value);
  expect(values('Projects and Certifications')).toEqual(['Harrow Certified - Rye Professional']);
  expect(values('Projects')).toEqual([]);
});
