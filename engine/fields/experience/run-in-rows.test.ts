import { expect, test } from 'vitest';
import { readingsOf } from '../../layout/readings-of.ts';
import { docxDocument, type FlowParagraph } from '../../testing/build-document.ts';
import { sectionByHand } from '../../testing/reading-by-hand.ts';
import { resumeOf } from '../resume-of.ts';
import { experienceOf } from './experience.ts';

const read = (...lines: readonly string[]): readonly string[] => {
  const { reading, sections } = sectionByHand('experience', lines);
  return experienceOf(reading, sections).map((job) =>
    [job.title, job.employer, job.location].map((field) => field?.value ?? '').join(' | '),
  );
};

test.each<[string, readonly string[], readonly string[]]>([
  [
    'title, employer and duties in a sentence each',
    [
      '2016–present: Sound engineer. Radio Harrow, Leeds. Freelance roster, about seventy days a year.',
      '2014–2015: Location sound. Crossing Lane Films, York. Two series; microphones under the lake.',
      '2010–2013: Venue technician. Glade Hall, Bath. Lighting rig and a great many plays.',
    ],
    [
      'Sound engineer | Radio Harrow | Leeds',
      'Location sound | Crossing Lane Films | York',
      'Venue technician | Glade Hall | Bath',
    ],
  ],
  [
    'title, employer and place in one sentence',
    [
      '2014–2021\tLecturer in Botany, Harrow Institute, Leeds. Head of the Moss group (four postdocs).',
      '2012–2014\tResearch Fellow, QRST, Yerseke. Project FERN (grant 298 114).',
    ],
    ['Lecturer in Botany | Harrow Institute | Leeds', 'Research Fellow | QRST | Yerseke'],
  ],
  [
    'the employer before the title',
    [
      '2015 – 2019: Harrow Films, Leeds. Sound engineer. Two series for the regional stage.',
      '2010 – 2015: Alder Hall, York. Stage technician. Lighting of many plays.',
    ],
    ['Sound engineer | Harrow Films | Leeds', 'Stage technician | Alder Hall | York'],
  ],
  [
    'the dates before the second sentence',
    [
      'Harrow Ltd. (2015 – 2019). Senior Welder. Responsible for the hulls of ships.',
      'Alder Ltd. (2010 – 2015). Fitter. Responsible for the pipes of the yard.',
    ],
    ['Senior Welder | Harrow Ltd. | ', 'Fitter | Alder Ltd. | '],
  ],
  [
    'duties behind the dates and a colon',
    [
      'Freelancer – Alderton (07.2019 – 02.2021): Revisão de catálogos em português durante o verão, presencial.',
      'Operador de atendimento – Harrow (04.2018 – 08.2018):',
      'Atender aos clientes da empresa por telefone e e-mail, e registrar as solicitações.',
    ],
    ['Freelancer | Alderton | ', 'Operador de atendimento | Harrow | '],
  ],
  [
    'German, with an abbreviation in the name of the employer',
    [
      '03/2018 – heute: Pflegedienstleiterin. Klinik Harrow, Erlangen. Leitung von acht Stationen.',
      '2012 – 2018: Stationsleiterin. St. Anna Hospital, Herne. Einführung der Bezugspflege.',
    ],
    ['Pflegedienstleiterin | Klinik Harrow | Erlangen', 'Stationsleiterin | St. Anna Hospital | Herne'],
  ],
])('entries written as sentences: %s', (_, lines, jobs) => {
  expect(read(...lines)).toEqual(jobs);
});

test('a title behind the dates and a colon is no duty', () => {
  expect(
    read('Harrow Ltd (2015 – 2019): Welder', '• Welded the hulls', 'Alder Ltd (2010 – 2015): Fitter', '• Fitted pipes'),
  ).toEqual(['Welder | Harrow Ltd | ', 'Fitter | Alder Ltd | ']);
});

test('the full stop of an abbreviation ends no sentence', () => {
  expect(
    read(
      '2015 – 2019 Sr. Engineer, Harrow Corp. Boston',
      '• built the tools of the team',
      '2010 – 2015 Engineer, St. Mary Hospital',
      '• kept the lifts of the house',
    ),
  ).toEqual(['Sr. Engineer | Harrow Corp. Boston | ', 'Engineer | St. Mary Hospital | ']);
});

const paragraph = (dates: string, employer: string, duties: string): FlowParagraph => ({
  runs: [{ text: `(${dates}) ${employer}: `, isBold: true }, duties],
});
const jobsIn = (paragraphs: readonly FlowParagraph[]) => {
  const document = docxDocument([
    'Ana Roca',
    'ana.roca@example.com',
    { text: 'Experiencia laboral', headingLevel: 1 },
    ...paragraphs,
  ]);
  const { experience } = resumeOf(readingsOf(document).visual, document);
  return experience.map(({ title, employer, period, bullets }) =>
    [title?.value, employer?.value, period?.value.start?.year, bullets.length].join(' | '),
  );
};

test('a name in bold behind its dates and up to its colon is an employer, whose duties follow', () => {
  const duties = 'elaboración de la contabilidad de varias empresas, presentación de declaraciones y asesoría fiscal.';
  expect(
    jobsIn([
      paragraph('2018 - actual', 'Colegio del Faro (Turno de la tarde)', `Clases de álgebra, ${duties}`),
      paragraph('2014 - 2018', 'Calzados del Puerto SA de CV', `Auditoría de costos, ${duties}`),
      paragraph('2009 - 2014', 'Despacho Contable Roca Luna', `Captura de pólizas, ${duties}`),
    ]),
  ).toEqual([
    ' | Colegio del Faro (Turno de la tarde) | 2018 | 1',
    ' | Calzados del Puerto SA de CV | 2014 | 1',
    ' | Despacho Contable Roca Luna | 2009 | 1',
  ]);
});
