import { expect, test } from 'vitest';
import { closingLine } from '../../../lexicon/phrases/closing-line.ts';
import { readEducation as read } from '../../../testing/education-by-hand.ts';
import { fold } from '../../../text/fold.ts';

/** Words of a sentence, brackets and other lines around the names of schools and degrees. */
test.each<[string, readonly string[], readonly string[]]>([
  [
    'Currently working on',
    ['Currently working on Associate’s degree at Harrow College, majoring in graphic design: 2023 – present'],
    ['Harrow College | Associate’s degree | graphic design | 2023..present'],
  ],
  [
    'Derzeit im',
    ['Derzeit im Studium der Botanik an der Universität Harrow'],
    ['Universität Harrow | Studium der Botanik | Botanik | ..'],
  ],
  [
    'En cours de',
    ['En cours de Licence de Droit, Université de Harrow, 2024'],
    ['Université de Harrow | Licence de Droit | Droit | ..2024'],
  ],
  [
    'Attualmente iscritta al corso di',
    ['Attualmente iscritta al corso di Laurea in Fisica, Università di Harrow'],
    ['Università di Harrow | Laurea | Fisica | ..'],
  ],
  [
    'Matriculada en el',
    ['Matriculada en el Grado en Derecho, Universidad de Harrow'],
    ['Universidad de Harrow | Grado | Derecho | ..'],
  ],
  [
    'Momenteel bezig met',
    ['Momenteel bezig met Bachelor Biologie, Universiteit Harrow'],
    ['Universiteit Harrow | Bachelor | Biologie | ..'],
  ],
  [
    'presso l’',
    ['Dottorato in Fisica presso l’Università di Harrow, 2020'],
    ['Università di Harrow | Dottorato | Fisica | ..2020'],
  ],
  ['all’', ['2022\tLaurea in Fisica, all’Università di Harrow'], ['Università di Harrow | Laurea | Fisica | ..2022']],
  [
    'the bracket around school and field',
    ['BSc (Harrow University, 2003, Mathematics)'],
    ['Harrow University | BSc | Mathematics | ..2003'],
  ],
  [
    'cum laude',
    ['Harrow University\t2012 – 2015', 'Bachelor Psychology cum laude'],
    ['Harrow University | Bachelor | Psychology | 2012..2015'],
  ],
  [
    'honours behind the degree',
    ['Bachelor of Education Honours (Mathematics Education), Harrow University, 2015'],
    ['Harrow University | Bachelor of Education Honours (Mathematics Education) | Mathematics Education | ..2015'],
  ],
  [
    'with Honours in',
    ['Bachelor of Arts with Honours in Botany, Harrow University'],
    ['Harrow University | Bachelor of Arts with Honours | Botany | ..'],
  ],
])('educationOf reads names without "%s"', (_, lines, expected) => {
  expect(read(lines)).toEqual(expected);
});

test.each<[readonly string[], readonly string[]]>([
  [['The Harrow School, Leeds, 2012', 'A-levels'], ['The Harrow School | A-levels |  | ..2012']],
  [['Harrow University', 'BSc Botany (Marine Biology), 2012'], ['Harrow University | BSc | Botany | ..2012']],
])('twins: %s keep their article and their bracket', (lines, expected) => {
  expect(read(lines)).toEqual(expected);
});

test.each<[string, readonly string[], readonly string[]]>([
  [
    'bullets with a date each are entries of their own',
    ['• CA Inter (Group I cleared), May 2014', '• Diploma in Taxation Laws, Harrow Distance Education, 2016'],
    [' | CA Inter (Group I cleared) |  | ..2014-05', 'Harrow Distance Education | Diploma | Taxation Laws | ..2016'],
  ],
  [
    'a dated degree below its dated school is one entry',
    ['• Harrow University, 2014 - 2018', '• BSc Botany, 2018'],
    ['Harrow University | BSc | Botany | 2014..2018'],
  ],
  [
    'a dated school below its dated degree is one entry',
    ['• BSc Botany, 2014', '• Harrow University, 2010 - 2014', '• MSc Botany, 2016', '• Alder University, 2014 - 2016'],
    ['Harrow University | BSc | Botany | 2010..2014', 'Alder University | MSc | Botany | 2014..2016'],
  ],
  [
    'a qualification of a form is the degree, and not its last part',
    [
      '• Istituto: ENAIP Harrow, Palermo',
      '• Titolo conseguito: Qualifica di Operatore della ristorazione – settore cucina',
    ],
    ['ENAIP Harrow | Qualifica di Operatore della ristorazione | settore cucina | ..'],
  ],
])('%s', (_, lines, expected) => {
  expect(read(lines)).toEqual(expected);
});

test.each(['M.Sc. Thesis', 'Ms.C. Thesis', 'M.A. thesis', 'PhD Dissertation', 'Undergraduate thesis'])(
  '"%s" above its title is no degree',
  (line) => {
    expect(read(['PhD Botany, Harrow College, 2014', line, 'Monitoring of Some Loaf Tests'])).toEqual([
      'Harrow College | PhD | Botany | ..2014',
    ]);
  },
);

test.each([
  'Kunstsecundair onderwijs',
  'Hoger secundair onderwijs',
  'Lager onderwijs',
  'Middelbare school',
  'Enseñanza secundaria obligatoria',
  'Nivel secundario',
  'Secundario completo',
  'Ensino secundário',
  '2º grau completo',
  'Licenza elementare',
  'Volksschule',
  'Junior Cert',
])('"%s" is the degree of the school beside it', (level) => {
  expect(read([`${level}, Harrow Instituut, 2014`])).toEqual([`Harrow Instituut | ${level} |  | ..2014`]);
});

test.each([
  'References upon request',
  'References and portfolio available on request.',
  'Referenzen auf Anfrage',
  'Références sur demande',
  'Referencias disponibles a solicitud',
  'Referências disponíveis sob pedido',
  'Referenze disponibili su richiesta',
  'Referenties op aanvraag',
])('"%s" below a school without a degree is none', (line) => {
  expect(closingLine.test(fold(line))).toBe(true);
  expect(read(['Barton College\tBA Botany\t2014', 'Harrow College\t2017 – 2019', line])).toEqual([
    'Barton College | BA | Botany | ..2014',
    'Harrow College |  |  | 2017..2019',
  ]);
});

test.each(['Reference Librarian', 'References: Jane Roe, 020 7946 0123', 'Reference data management on AWS'])(
  '"%s" is no closing line',
  (line) => {
    expect(closingLine.test(fold(line))).toBe(false);
  },
);
