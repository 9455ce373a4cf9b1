import { describe, expect, it } from 'vitest';
import { readingsOf } from '#engine/layout/readings-of.ts';
import { pdfDocument } from '#engine/testing/build-document.ts';
import type { SectionKind } from '../../model/resume.ts';
import { certificationsOf } from './certifications.ts';
import { languagesAmongSkills, languagesOf } from './languages.ts';
import { resumeOf } from '../resume-of.ts';
import { skillsOf } from './skills.ts';
import { quoted, sectionByHand } from '../../testing/reading-by-hand.ts';

const readers = { skills: skillsOf, certifications: certificationsOf, languages: languagesOf };

const read = (kind: SectionKind & keyof typeof readers, ...lines: string[]): readonly string[] => {
  const { reading, sections } = sectionByHand(kind, lines);
  return readers[kind](reading, sections).map(({ value }) => value);
};

describe('skillsOf', () => {
  it('drops labels and levels, keeps CI/CD whole and splits lists in brackets', () => {
    expect(
      read(
        'skills',
        'Languages: Go, Rust',
        'Cloud\t: AWS (EC2, S3); CI/CD',
        'Python (advanced) | SQL – 5 years | Tableau ●●●○○',
      ),
    ).toEqual(['Go', 'Rust', 'AWS', 'EC2', 'S3', 'CI/CD', 'Python', 'SQL', 'Tableau']);
  });

  it.each([
    [
      ['Deens – Zeer vlot', 'Netwerken – CCNA', 'Linux – Gemiddeld', 'Kotlin - Basis'],
      ['Deens', 'Netwerken – CCNA', 'Linux', 'Kotlin'],
    ],
    [
      ['Word (bonne maîtrise)', 'Excel – notions', 'Cobol (ottimo)', 'SAP – sehr gute Kenntnisse'],
      ['Word', 'Excel', 'Cobol', 'SAP'],
    ],
    [
      ['Base de données', 'Basisonderwijs – Wiskunde', 'Goed in teams'],
      ['Base de données', 'Basisonderwijs – Wiskunde', 'Goed in teams'],
    ],
    [
      ['Kotlin, Rust', '17-03-2022'],
      ['Kotlin', 'Rust'],
    ],
    [
      ['Kotlin, Rust', 'ISO 17-03'],
      ['Kotlin', 'Rust', 'ISO 17-03'],
    ],
  ])('drops levels of the languages that we read, and the date of a signature: %j', (lines, skills) => {
    expect(read('skills', ...lines)).toEqual(skills);
  });

  it('drops a label separated by a dash from its list, not a skill that contains a dash', () => {
    expect(read('skills', 'Programming – R, Stata, SQL', 'Tools – Tableau, Git')).toEqual([
      'R',
      'Stata',
      'SQL',
      'Tableau',
      'Git',
    ]);
    expect(read('skills', 'Welding – TIG')).toEqual(['Welding – TIG']);
  });

  it('reads the names of skills above the bullets about them', () => {
    expect(
      read(
        'skills',
        '**Stock control',
        '• Moved 140 pallets a shift without a wrong label.',
        '**Training',
        '• Taught nine new people to drive the forklift.',
      ),
    ).toEqual(['Stock control', 'Training']);
  });

  it('reads thousands of labels, cells and bullets in bounded time', () => {
    const { reading, sections } = sectionByHand(
      'skills',
      Array.from({ length: 3000 }, (_, row) => [
        `${row} Skills`,
        'Java, C',
        `Tool ${row}\tRust, Go`,
        `• Word ${row}, Excel & Outlook`,
        '• Moved 140 pallets a shift without a wrong label.',
      ]).flat(),
    );
    const before = process.threadCpuUsage();
    skillsOf(reading, sections);
    const { user, system } = process.threadCpuUsage(before);
    // each row against all others takes a minute
    expect((user + system) / 1000).toBeLessThan(3000);
  });

  it('keeps brackets that are part of a name', () => {
    expect(read('skills', 'Lease accounting (ASC 842), Revenue recognition')).toEqual([
      'Lease accounting (ASC 842)',
      'Revenue recognition',
    ]);
  });

  it('reads a line above a list as its label, and single lines as skills', () => {
    expect(
      read('skills', 'Technical', 'Autoclave operation, Chairside assisting', 'Soft', 'Empathy, Punctuality'),
    ).toEqual(['Autoclave operation', 'Chairside assisting', 'Empathy', 'Punctuality']);
    expect(read('skills', 'Patient care', 'Phlebotomy', 'Vital signs')).toEqual([
      'Patient care',
      'Phlebotomy',
      'Vital signs',
    ]);
  });

  it('reads columns, and tables whose first cell names the list', () => {
    expect(read('skills', 'Teamwork\tLeadership\tPlanning')).toEqual(['Teamwork', 'Leadership', 'Planning']);
    expect(read('skills', 'DevOps\tDocker, Kubernetes', 'Web\tReact, Vue')).toEqual([
      'Docker',
      'Kubernetes',
      'React',
      'Vue',
    ]);
  });

  it('joins a list that continues in the next line', () => {
    expect(read('skills', 'Cash handling, Staff scheduling, Loss prevention,', 'Visual merchandising')).toEqual([
      'Cash handling',
      'Staff scheduling',
      'Loss prevention',
      'Visual merchandising',
    ]);
  });

  it('leaves out the consent to the processing of data at the end', () => {
    const consent = 'Autorizzo il trattamento dei miei dati personali ai sensi del D. Lgs. 196/2003.';
    expect(read('skills', 'Kneading', 'Shaping', consent)).toEqual(['Kneading', 'Shaping']);
    expect(read('skills', 'Kneading', 'Trattamento dei dati')).toEqual(['Kneading', 'Trattamento dei dati']);
  });

  it('rejoins a word that a line end cut', () => {
    expect(
      read('skills', 'Wound care, Family communi-', 'cation, Sepsis screening,', 'Pre- and post-natal care'),
    ).toContain('Sepsis screening');
    expect(read('skills', 'Wound care, pre- and', 'post-natal care')).toEqual([
      'Wound care',
      'pre- and post-natal care',
    ]);
  });

  it('finds the skills in a sentence', () => {
    expect(read('skills', 'Proficient in QuickBooks, Xero, and Excel.')).toEqual(['QuickBooks', 'Xero', 'Excel']);
  });

  it('points at exactly the words of each skill', () => {
    const { reading, sections } = sectionByHand('skills', [
      '• Tools: Git, Figma (expert), and Jira',
      '• Welding · Soldering',
    ]);
    const skills = skillsOf(reading, sections);
    expect(skills).toHaveLength(5);
    for (const skill of skills) expect(quoted(reading, skill.spans)).toBe(skill.value);
  });
});

const belowTwoHeads = (own: readonly string[]): readonly string[] =>
  read('certifications', '**Guild of Bakers', ...own, '**Mill School', ...own);

describe('certificationsOf', () => {
  it('keeps the name and drops dates, validity and numbers', () => {
    expect(
      read(
        'certifications',
        '• CPR/AED, Red Harbor Society, exp. 06/2027',
        '• Food Safety Manager (2023)',
        '• Registered Nurse (RN), State of Ohio, expires 08/2026',
        '• Certified Welder (D1.1), #55521',
        '2021 – Certified Cluster Administrator',
      ),
    ).toEqual([
      'CPR/AED',
      'Food Safety Manager',
      'Registered Nurse (RN), State of Ohio',
      'Certified Welder (D1.1)',
      'Certified Cluster Administrator',
    ]);
  });

  it('reads the name to the right of a year', () => {
    expect(read('certifications', '2021\tForklift Licence', '2019\tFirst Aid at Work')).toEqual([
      'Forklift Licence',
      'First Aid at Work',
    ]);
  });

  it('reads the heads of certificates that are set like jobs', () => {
    const list = [
      '**Oven Basics',
      'ACADEMY OF RYE\tMay 2021',
      '• Url: rye.example/1',
      '**Dough Expert',
      'ACADEMY OF RYE\t2022',
    ];
    expect(read('certifications', ...list)).toEqual(['Oven Basics', 'Dough Expert']);
  });

  it('keeps plain certificates below a bold one where no dates show that they belong to it', () => {
    const list = ['**Oven Basics', 'First Aid', 'Food Hygiene', 'Forklift', '**Dough Expert'];
    expect(read('certifications', ...list)).toEqual(expect.arrayContaining(['Food Hygiene', 'Forklift']));
  });

  it.each([
    [
      'bullets about the certificates above them',
      [
        'Oven Basics - May 2021',
        '• Baked for twelve guests at a time.',
        'Dough Expert - 2022',
        '• Rye, wheat and spelt',
      ],
      ['Oven Basics', 'Dough Expert'],
    ],
    [
      'lines without a marker in a list of markers',
      ['• Oven Basics', '• Dough Expert', 'A whole year of rye', '• Rye Master'],
      ['Oven Basics', 'Dough Expert', 'Rye Master'],
    ],
    [
      'kinds above and issuers below heads in one type',
      ['RYE', '**Oven Basics', 'Academy', 'RYE', '**Dough Expert', 'Mill School', 'WHEAT', '**Rye Master', 'Guild'],
      ['Oven Basics', 'Dough Expert', 'Rye Master'],
    ],
    [
      'issuers where every head has its date',
      ['**Oven Basics\tMay 2021', 'Academy of Rye', '• Rye and wheat', '**Dough Expert\t2022', 'Mill School'],
      ['Oven Basics', 'Dough Expert'],
    ],
    ['prizes', ['• Oven Basics', '• 2nd Prize, Loaf Fair'], ['Oven Basics']],
    ['an address over two lines', ['Oven Basics', 'https://rye.example/oven- basics/'], ['Oven Basics']],
  ])('leaves out %s', (_, lines, names) => {
    expect(read('certifications', ...lines)).toEqual(names);
  });

  it.each([
    ['below a label', ['Kitchen', '• Oven Basics', '• Certified Dough Expert']],
    ['below an issuer', ['Guild of Bakers', '• Certified Oven Master 2021', 'Mill School', '• Certified Dough Expert']],
  ])('keeps certificates with markers %s', (_, lines) => {
    expect(read('certifications', ...lines)).toContainEqual(expect.stringContaining('Certified Dough Expert'));
  });

  describe('bullets below two bold heads', () => {
    const courses = ['• Rye and Wheat', '• Sourdough', '• Ovens of Stone', '• Long Proofing', '• Festive Loaves'];

    it('are certificates where each head has many short ones', () => {
      expect(belowTwoHeads(courses)).toEqual(expect.arrayContaining(['Sourdough', 'Long Proofing', 'Festive Loaves']));
    });

    it('are details where there are few, or where one is a sentence', () => {
      for (const own of [courses.slice(0, 4), [...courses.slice(1), '• Baked for twelve guests.']])
        expect(belowTwoHeads(own)).toEqual(['Guild of Bakers', 'Mill School']);
    });
  });

  it('leaves out identifiers, addresses and the closing line of the resume', () => {
    const rest = ['• Credential ID: UC-H41', '• Link: rye.example/1', 'References available upon request.'];
    expect(read('certifications', '• Oven Basics', ...rest)).toEqual(['Oven Basics']);
    expect(read('certifications', '• Link Building Certified', '• ID Verification')).toHaveLength(2);
  });

  it('leaves out numbers that count the certificates, dates in brackets with a preposition, and hours', () => {
    expect(read('certifications', '1 Oven Basics', '2 Dough Expert', '3 Rye Master')).toEqual([
      'Oven Basics',
      'Dough Expert',
      'Rye Master',
    ]);
    expect(read('certifications', '3 Phase Wiring', '6G Welding')).toEqual(['3 Phase Wiring', '6G Welding']);
    expect(read('certifications', 'Pão e forno (de 27/07/2023 a 28/07/2023) 6hrs')).toEqual(['Pão e forno']);
  });

  it('leaves out place and date of a signature', () => {
    expect(read('certifications', 'Bench Joiner, 2018', 'Passau, den 03.11.2026')).toEqual(['Bench Joiner']);
  });

  it('splits a line of short names', () => {
    expect(read('certifications', 'CompTIA A+, CompTIA Network+, CCNA')).toEqual([
      'CompTIA A+',
      'CompTIA Network+',
      'CCNA',
    ]);
  });

  it('keeps one item per line, also when the longest fills its column', () => {
    expect(read('certifications', 'Certified Welder, 6G, renewed 2025', 'Harbour Card, expires 2028')).toEqual([
      'Certified Welder, 6G',
      'Harbour Card',
    ]);
    expect(read('certifications', 'Cloud Certified Developer –', 'Associate, 2022')).toEqual([
      'Cloud Certified Developer – Associate',
    ]);
  });

  it('leaves out the issuer when name, issuer and year have a line each', () => {
    expect(
      read('certifications', 'Web Development', 'Code School', '2020', 'Cloud Developer', 'Nimbus Ltd', '2019'),
    ).toEqual(['Web Development', 'Cloud Developer']);
  });
});

describe('what is in a list of skills and is none', () => {
  it('leaves out years and the footer of the page', () => {
    expect(
      read('skills', 'Knots, 2011', 'Sail repair, 2021', 'Currículum vítae de Odalys Brennwick – página 1'),
    ).toEqual(['Knots', 'Sail repair']);
  });
});

describe('languagesOf', () => {
  it('keeps languages as written, with their level', () => {
    expect(read('languages', 'Spanish (fluent), English: native | Deutsch (Muttersprache)')).toEqual([
      'Spanish (fluent)',
      'English: native',
      'Deutsch (Muttersprache)',
    ]);
  });

  it('does not read the two parts of a level as a second language', () => {
    expect(read('languages', 'Englisch (C1), Deutsch: gut in Wort und Schrift')).toEqual([
      'Englisch (C1)',
      'Deutsch: gut in Wort und Schrift',
    ]);
  });

  it('starts a new item with each line that begins with a language', () => {
    const document = pdfDocument([
      { text: 'Wilma Garner', sizePt: 22, isBold: true },
      { text: 'Languages', sizePt: 14, isBold: true },
      'English, fluent',
      'Spanish, native',
    ]);
    const { languages } = resumeOf(readingsOf(document).visual, document);
    expect(languages.map(({ value }) => value)).toEqual(['English (fluent)', 'Spanish (native)']);
  });

  it('joins a level in a cell of its own', () => {
    expect(read('languages', 'Hindi\tProfessional working proficiency', 'Tamil\tNative')).toEqual([
      'Hindi (Professional working proficiency)',
      'Tamil (Native)',
    ]);
  });

  it('joins a column of levels with as many languages above it, and drops levels that fit none', () => {
    expect(read('languages', 'Setswana home language', 'English', 'isiZulu', 'fluent', 'fair')).toEqual([
      'Setswana home language',
      'English (fluent)',
      'isiZulu (fair)',
    ]);
    expect(read('languages', 'Deutsch', 'Muttersprache', 'Englisch Breton', 'B1', 'gut')).toEqual([
      'Deutsch (Muttersprache)',
      'Englisch (B1)',
      'Breton (gut)',
    ]);
    expect(read('languages', 'French', 'fluent', 'good', 'fair')).toEqual(['French']);
  });

  it('takes the rows of a table for one language each, and none of its head', () => {
    const head = 'Language\tSpeaking\tReading\tWriting';
    expect(read('languages', head, 'Setswana\tExcellent\tExcellent\tExcellent', 'English\tGood\tGood\tGood')).toEqual([
      'Setswana (Excellent)',
      'English (Good)',
    ]);
    expect(read('languages', head, 'Setswana\tExcellent\tGood\tGood', 'English\tGood\tFair\tBasic')).toEqual([
      'Setswana',
      'English',
    ]);
  });

  it('does not read a referee as languages', () => {
    expect(read('languages', 'French', 'Ms O. Brennwick, Principal, 012 555 0187')).toEqual(['French']);
  });

  it('does not read a level as a language', () => {
    expect(read('languages', 'French', 'Bilingual', 'Fluent in Spanish and Portuguese')).toEqual([
      'French (Bilingual)',
      'Spanish',
      'Portuguese',
    ]);
  });
});

const among = (...lines: string[]): readonly string[] => {
  const { reading, sections } = sectionByHand('skills', lines);
  return languagesAmongSkills(reading, sections).map(({ value }) => value);
};

const resumeWith = (...lines: string[]) => {
  const document = pdfDocument([
    { text: 'Wilma Garner', sizePt: 22, isBold: true },
    { text: 'Kenntnisse', sizePt: 14, isBold: true },
    'Excel, Englisch B1, Staplerschein',
    ...lines.map((text, index) => (index === 0 ? { text, sizePt: 14, isBold: true } : text)),
  ]);
  const { languages, skills } = resumeOf(readingsOf(document).visual, document);
  return [languages, skills].map((fields) => fields.map(({ value }) => value));
};

describe('languagesAmongSkills', () => {
  it.each([
    [['MS Office, Englisch B1, Staplerschein'], ['Englisch B1']],
    [
      ['Sprachen: Deutsch (Muttersprache), Englisch (verhandlungssicher)'],
      ['Deutsch (Muttersprache)', 'Englisch (verhandlungssicher)'],
    ],
    [
      ['Excel', 'Englisch – fließend', 'Anglais courant'],
      ['Englisch – fließend', 'Anglais courant'],
    ],
    [['Spanish, BLS, French'], ['Spanish', 'French']],
    [['Fluent Spanish; BLS'], ['Fluent Spanish']],
    [
      ['Sonstiges: Excel, Englisch B1', 'Foreign languages: French, Thai'],
      ['Englisch B1', 'French', 'Thai'],
    ],
  ])('reads a language with its level, or beside another one: %j', (lines, languages) => {
    expect(among(...lines)).toEqual(languages);
  });

  it.each([
    ['a word that is another thing as well', ['BLS, Sign, Excel']],
    ['what is more than a language', ['Spanish guitar, English literature, German engineering standards']],
    ['languages of programs', ['Languages: Go, Rust, Java (advanced)']],
    ['the kitchens of a cook', ['Cuisines: Italian, French, Thai', 'Baking']],
    ['the level of a program', ['Photoshop (fluent), Excel: advanced']],
  ])('leaves %s', (_, lines) => {
    expect(among(...lines)).toEqual([]);
  });

  it('is asked only where no section of languages is, and leaves no language among the skills', () => {
    expect(resumeWith()).toEqual([['Englisch B1'], ['Excel', 'Staplerschein']]);
    expect(resumeWith('Sprachen', 'Deutsch (Muttersprache)')).toEqual([
      ['Deutsch (Muttersprache)'],
      ['Excel', 'Englisch B1', 'Staplerschein'],
    ]);
  });
});
