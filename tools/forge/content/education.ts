import type { ForgedPeriod, ForgedSchool } from '../forged-resume.ts';
import type { Random } from '../random.ts';
import { namesOf } from '../lists/people.ts';
import { shareOf, type Share } from '../lists/half.ts';
import { unmarkedSchools, universitiesOf } from '../lists/schools.ts';
import { tongueOf, type Country, type Tongue } from './countries.ts';
import { drawDegree, type Level } from './degrees.ts';
import type { Setting } from './experience.ts';
import { plusMonths, printMonth, printSpan, today, type Month } from './periods.ts';
import { drawTown, printPlace, type Place } from './place.ts';
import { trades } from './trades.ts';

const bootcamps = [
  'General Assembly',
  'Le Wagon',
  'Ironhack',
  'Flatiron School',
  'Hack Reactor',
  'App Academy',
  'Springboard',
  'BrainStation',
  'CareerFoundry',
  'Makers Academy',
  'Codesmith',
  'Udacity',
  'Coursera',
  'edX',
  'Simplilearn',
  'Thinkful',
  '42 Paris',
  'Holberton School',
  'Nucamp',
  'Tech Elevator',
];

const highSchools: Readonly<Record<Tongue, readonly string[]>> = {
  en: [
    '{town} High School',
    '{family} High School',
    'St. Xavier’s School, {town}',
    '{town} Grammar School',
    '{town} Academy',
    'Kendriya Vidyalaya {town}',
    '{family} Senior Secondary School',
    '{town} Girls’ College',
  ],
  de: ['{family}-Gymnasium, {town}', 'Gymnasium {town}', 'Berufsschule {town}', 'IHK {town}'],
  fr: ['Lycée {family}', 'Lycée {family}, {town}', 'CFA de {town}'],
  es: ['IES {family}', 'Colegio {family}, {town}'],
  pt: ['Colégio {family}', 'Escola Secundária de {town}'],
  it: ['Liceo Scientifico {family}', 'ITIS {family}, {town}'],
  nl: ['{family} College, {town}', 'ROC {town}'],
};

/** Fields of study in other languages, for any trade. */
const fieldsAbroad: Readonly<Record<Exclude<Tongue, 'en'>, readonly string[]>> = {
  de: [
    'Betriebswirtschaftslehre',
    'Informatik',
    'Maschinenbau',
    'Germanistik',
    'Soziale Arbeit',
    'Elektrotechnik',
    'Pflege',
    'Wirtschaftsingenieurwesen',
    'Biologie',
    'Medieninformatik',
  ],
  fr: [
    'Informatique',
    'Gestion',
    'Droit',
    'Lettres modernes',
    'Commerce international',
    'Génie civil',
    'Sciences de la vie',
    'Comptabilité et gestion',
    'Soins infirmiers',
  ],
  es: [
    'Administración de Empresas',
    'Ingeniería Informática',
    'Derecho',
    'Enfermería',
    'Psicología',
    'Turismo',
    'Diseño Gráfico',
    'Magisterio',
  ],
  pt: [
    'Administração',
    'Ciência da Computação',
    'Direito',
    'Enfermagem',
    'Psicologia',
    'Engenharia Civil',
    'Marketing',
  ],
  it: [
    'Economia Aziendale',
    'Informatica',
    'Giurisprudenza',
    'Scienze Infermieristiche',
    'Lettere',
    'Ingegneria Gestionale',
  ],
  nl: ['Bedrijfskunde', 'Informatica', 'Verpleegkunde', 'Rechten', 'Communicatie', 'Werktuigbouwkunde', 'Psychologie'],
};

const filled = (template: string, place: Place, country: Country, share: Share, random: Random): string =>
  template
    .replace('{town}', place.town)
    .replace('{family}', () => random.pick(namesOf(random.pick(country.cultures), share).family));

/** 'University of Example at Springfield', 'Example State University (ESU)'. */
const initialsOf = (name: string): string =>
  name
    .split(/[\s,-]+/)
    .filter((word) => /^\p{Lu}/u.test(word))
    .map((word) => word.slice(0, 1))
    .join('');

const drawUniversity = (setting: Setting, random: Random): { name: string; trait?: string } => {
  const { country, share } = setting;
  const kind = random.weighted([
    [70, 'own'],
    [8, 'abroad'],
    [country.code === 'US' ? 7 : 1, 'campus-at'],
    [4, 'campus-dash'],
    [5, 'initials'],
    [4, 'department'],
    [3, 'unmarked'],
  ] as const);
  const own = random.pick(universitiesOf(country.code, share));
  if (kind === 'abroad')
    return {
      name: random.pick(
        universitiesOf(random.pick(['IN', 'DE', 'BR', 'CN', 'NG', 'FR', 'EG', 'PK', 'RU', 'KR']), share),
      ),
      trait: 'school: abroad',
    };
  if (kind === 'unmarked') return { name: random.pick(unmarkedSchools(share)), trait: 'school: no school word' };
  const { town } = drawTown(country.code, share, random);
  if (kind === 'campus-at' && !/ at | in |,/.test(own))
    return { name: `${own} at ${town}`, trait: 'school: campus with at' };
  if (kind === 'campus-dash' && !/[-–,]/.test(own))
    return { name: `${own} - ${town} Campus`, trait: 'school: campus with dash' };
  if (kind === 'initials' && initialsOf(own).length > 2)
    return { name: `${own} (${initialsOf(own)})`, trait: 'school: with initials' };
  if (kind === 'department')
    return {
      name: `${random.pick(['School of Business', 'Faculty of Science', 'College of Engineering', 'Graduate School'])}, ${own}`,
      trait: 'school: faculty before',
    };
  return { name: own };
};

const grades = (random: Random, country: Country): string => {
  if (['IN', 'PK', 'NG'].includes(country.code))
    return random.pick([
      `CGPA: ${random.int(65, 96) / 10}/10`,
      `CGPA ${(random.int(280, 395) / 100).toFixed(2)}/4.0`,
      `Percentage: ${random.int(62, 94)}%`,
      'First Class with Distinction',
      'Second Class Upper Division',
    ]);
  if (['GB', 'IE', 'AU', 'ZA', 'NZ'].includes(country.code))
    return random.pick(['First Class Honours', 'Upper Second Class (2:1)', '2:1', 'Distinction', 'WAM: 78']);
  return random.pick([
    `GPA: ${(random.int(300, 400) / 100).toFixed(2)}`,
    `GPA ${(random.int(30, 40) / 10).toFixed(1)}/4.0`,
    'Magna Cum Laude',
    'cum laude',
    "Dean's List, four semesters",
    'Graduated with honors',
  ]);
};

const courses = [
  'Linear Algebra',
  'Organic Chemistry',
  'Microeconomics',
  'Operating Systems',
  'Research Methods',
  'Creative Writing',
  'Business Law',
  'Fluid Mechanics',
  'Developmental Psychology',
  'Statistics II',
  'Public Speaking',
  'Database Systems',
  'Calculus I',
  'World History',
];

const drawDetails = (level: Level, setting: Setting, random: Random): { details: string[]; traits: string[] } => {
  if (tongueOf(setting.language) !== 'en' || level === 'school') return { details: [], traits: [] };
  const { country } = setting;
  const rows = [
    { chance: 0.3, trait: 'education: grade', text: () => grades(random, country) },
    {
      chance: 0.14,
      trait: 'education: coursework',
      text: () =>
        `${random.pick(['Relevant Coursework', 'Coursework', 'Relevant Modules', 'Key courses'])}: ${random.sample(courses, random.int(2, 5)).join(', ')}`,
    },
    {
      chance: 0.08,
      trait: 'education: minor',
      text: () => `Minor${random.pick([' in', ':'])} ${random.pick(random.pick(trades).fields)}`,
    },
    {
      chance: level === 'doctor' || level === 'master' ? 0.4 : 0.04,
      trait: 'education: thesis',
      text: () =>
        `${random.pick(['Thesis', 'Dissertation', 'Thesis title', 'Advisor'])}: ${random.pick(['On the limits of ', 'A study of ', 'Towards better ', 'Models of '])}${random.pick(courses).toLowerCase()}`,
    },
    {
      chance: 0.06,
      trait: 'education: activities',
      text: () =>
        `Activities: ${random.pick(['Debate Society', 'Student Government', 'Rowing Club', 'Society of Women Engineers', 'Marching Band'])}`,
    },
  ];
  const drawn = rows.filter(({ chance }) => random.chance(chance));
  return { details: drawn.map(({ text }) => text()), traits: drawn.map(({ trait }) => trait) };
};

const drawLevels = (setting: Setting, random: Random): Level[] => {
  const { trade } = setting;
  const academic = ['professor', 'biologist', 'chemist', 'data', 'physician', 'pharmacist'].includes(trade.id);
  const manual = [
    'electrician',
    'mechanic',
    'welder',
    'cook',
    'server',
    'driver',
    'carpenter',
    'plumber',
    'guard',
    'janitor',
    'hairdresser',
    'farmer',
    'retail',
  ].includes(trade.id);
  const highest = random.weighted<Level>([
    [manual ? 30 : 3, 'school'],
    [manual ? 22 : 6, 'associate'],
    [manual ? 25 : 6, 'certificate'],
    [manual ? 12 : 45, 'bachelor'],
    [manual ? 1 : 28, 'master'],
    [academic ? 45 : 2, 'doctor'],
    [['software', 'data', 'designer', 'product'].includes(trade.id) ? 14 : 0, 'bootcamp'],
    [trade.id === 'physician' ? 40 : 0, 'residency'],
  ]);
  const below: Readonly<Record<Level, readonly Level[]>> = {
    school: [],
    associate: ['school'],
    certificate: ['school'],
    bachelor: ['school'],
    master: ['bachelor', 'school'],
    doctor: ['master', 'bachelor'],
    bootcamp: ['bachelor'],
    residency: ['doctor', 'bachelor'],
  };
  return [highest, ...below[highest].filter((level) => random.chance(level === 'school' ? 0.15 : 0.85))];
};

const monthsOf: Readonly<Record<Level, number>> = {
  school: 36,
  associate: 22,
  certificate: 8,
  bachelor: 44,
  master: 22,
  doctor: 54,
  bootcamp: 4,
  residency: 36,
};

const drawFields = (level: Level, setting: Setting, random: Random): string | undefined => {
  const tongue = tongueOf(setting.language);
  if (level === 'school') {
    if (!['GB', 'IE'].includes(setting.country.code)) return undefined;
    const subjects = random.sample(
      ['Mathematics', 'Physics', 'Chemistry', 'English Literature', 'History', 'Economics', 'Biology'],
      3,
    );
    return random.chance(0.5)
      ? subjects.join(', ')
      : subjects.map((subject) => `${subject} (${random.pick(['A*', 'A', 'B', 'C'])})`).join(', ');
  }
  if (tongue !== 'en') return random.pick(fieldsAbroad[tongue]);
  return random.chance(0.06) ? undefined : random.pick(setting.trade.fields);
};

/** 'Class of 2019', 'Graduated May 2019', 'Expected May 2027'. */
const inWords = (period: ForgedPeriod, tongue: Tongue, random: Random): ForgedPeriod => {
  if (tongue !== 'en') return period;
  const { end = '' } = period;
  const isAhead = end > `${today.year}-${String(today.month).padStart(2, '0')}`;
  const word = isAhead
    ? random.pick(['Expected', 'Expected Graduation:', 'Anticipated'])
    : random.pick(['Graduated', 'Completed', 'Conferred', 'Graduation:']);
  return end.length === 4 && !isAhead && random.chance(0.5)
    ? { ...period, text: `Class of ${end}` }
    : { ...period, text: `${word} ${period.text}` };
};

export type Education = { schools: readonly ForgedSchool[]; traits: readonly string[] };

/** Degrees, newest first. `before` is when the oldest job began. */
export const drawEducation = (setting: Setting, before: Month, random: Random): Education => {
  const { country, language, share, dates, placeStyle } = setting;
  const tongue = tongueOf(language);
  const traits = new Set<string>();
  const dated = random.weighted([
    [42, 'span'],
    [34, 'end'],
    [24, 'year'],
    [7, 'words'],
  ] as const);
  // Some are still at school, with a job beside it.
  let end = random.chance(0.1) ? plusMonths(today, random.int(2, 20)) : plusMonths(before, -random.int(0, 6));
  const schools = drawLevels(setting, random).map((level): ForgedSchool => {
    const field = drawFields(level, setting, random);
    const place = drawTown(country.code, share, random);
    const isPlain = level === 'school' || (level === 'associate' && tongue !== 'en');
    const university = isPlain
      ? { name: filled(random.pick(highSchools[tongue]), place, country, share, random) }
      : level === 'bootcamp'
        ? { name: random.pick(shareOf(bootcamps, share)), trait: 'school: bootcamp' }
        : drawUniversity(setting, random);
    if ('trait' in university && university.trait !== undefined) traits.add(university.trait);
    const { details, traits: more } = drawDetails(level, setting, random);
    for (const trait of more) traits.add(trait);
    if (!['bachelor', 'master'].includes(level)) traits.add(`degree: ${level}`);
    const start = plusMonths(end, -monthsOf[level]);
    const year = { text: String(end.year), start: undefined, end: String(end.year) };
    const period = {
      span: () => printSpan({ start, end }, dates, tongue),
      end: () => printMonth(end, dates, tongue),
      year: () => year,
      words: () => inWords(printMonth(end, dates, tongue), tongue, random),
    }[dated]();
    end = plusMonths(start, -random.int(0, 4));
    return {
      institution: university.name,
      ...drawDegree(level, field, tongue, country, random),
      field,
      place: random.chance(0.6)
        ? printPlace(place, placeStyle === 'remote-sometimes' ? 'none' : placeStyle, language, random)
        : undefined,
      period,
      details,
    };
  });
  return { schools, traits: [...traits, `education: dates as ${dated}`] };
};
