import type { Random } from '../random.ts';
import type { Country, Tongue } from './countries.ts';

export type Level =
  | 'school'
  | 'associate'
  | 'certificate'
  | 'bachelor'
  | 'master'
  | 'doctor'
  | 'bootcamp'
  | 'residency';

/** What stands between degree and field: 'B.Sc. in Physics', 'Licence Informatique', 'B.Tech (Civil Engineering)'. */
type Join = 'in' | 'of' | 'comma' | 'space' | 'parentheses' | 'dash' | 'colon';

export type DegreeRow = { degree: string; joins: readonly Join[] };

const rows = (degrees: string, ...joins: Join[]): readonly DegreeRow[] =>
  degrees.split('|').map((degree) => ({ degree: degree.trim(), joins }));

const american: Readonly<Record<Level, readonly DegreeRow[]>> = {
  school: rows('High School Diploma|GED|Diploma', 'comma'),
  associate: [
    ...rows('Associate of Applied Science|Associate of Arts|Associate Degree', 'in', 'in', 'comma'),
    ...rows('A.A.S.|A.S.|AA|A.A.', 'in', 'comma'),
  ],
  certificate: rows(
    'Certificate|Certificate of Completion|Professional Certificate|Diploma',
    'in',
    'in',
    'comma',
    'dash',
  ),
  bachelor: [
    ...rows('Bachelor of Science|Bachelor of Arts|Bachelor of Science', 'in', 'in', 'comma', 'dash'),
    ...rows('B.S.|BS|B.A.|BA|BSc|B.Sc.|Bachelor’s Degree', 'in', 'comma', 'space'),
    ...rows('Bachelor of Science - BS', 'comma'),
    ...rows('BFA|BBA', 'in', 'comma'),
  ],
  master: [
    ...rows('Master of Science|Master of Arts|Master’s Degree', 'in', 'in', 'comma'),
    ...rows('M.S.|MS|M.A.|MSc|M.Ed.', 'in', 'comma', 'space'),
  ],
  doctor: rows('Ph.D.|PhD|Doctor of Philosophy|Ph.D. Candidate', 'in', 'comma', 'space', 'dash'),
  bootcamp: rows('Immersive|Bootcamp|Certificate|Full-Time Program', 'comma', 'in'),
  residency: rows('Residency|Residency Program|Fellowship|Internship', 'in', 'comma'),
};

const british: Readonly<Record<Level, readonly DegreeRow[]>> = {
  ...american,
  school: rows('A-levels|GCSEs|A Levels|Higher National Diploma', 'colon', 'parentheses'),
  associate: rows('HND|BTEC Level 3|Foundation Degree|NVQ Level 3', 'in', 'space', 'comma'),
  bachelor: rows(
    'BSc (Hons)|BA (Hons)|B.Sc. (Hons)|BEng (Hons)|LLB|Bachelor of Science (Honours)|BSc',
    'space',
    'space',
    'in',
    'comma',
  ),
  master: rows('MSc|MA|MEng|MRes|PGDip|MSc (Distinction)', 'space', 'in', 'comma'),
  doctor: rows('PhD|DPhil', 'space', 'in', 'comma'),
};

const indian: Readonly<Record<Level, readonly DegreeRow[]>> = {
  ...american,
  school: rows('XII (CBSE)|Higher Secondary (HSC)|Class XII|SSC|12th Standard', 'comma', 'dash'),
  associate: rows('Diploma|Polytechnic Diploma|ITI', 'in', 'comma'),
  bachelor: rows(
    'B.Tech|B.E.|BTech|B.Com|B.Sc|BCA|Bachelor of Technology|Bachelor of Engineering',
    'in',
    'parentheses',
    'space',
    'dash',
    'comma',
  ),
  master: rows('M.Tech|MBA|M.Sc|MCA|PGDM|M.Com', 'in', 'parentheses', 'space', 'comma'),
};

const nigerian: Readonly<Record<Level, readonly DegreeRow[]>> = {
  ...british,
  school: rows('WASSCE|SSCE|West African Senior School Certificate', 'comma'),
  associate: rows('OND|Ordinary National Diploma|National Diploma', 'in', 'comma'),
  bachelor: rows('B.Sc.|HND|B.Eng.|B.Sc (Hons)|Bachelor of Science|MBBS', 'in', 'space', 'comma'),
};

const german: Readonly<Record<Level, readonly DegreeRow[]>> = {
  school: rows('Abitur|Fachhochschulreife|Mittlere Reife|Realschulabschluss', 'comma'),
  associate: rows('Ausbildung|Berufsausbildung', 'colon', 'space'),
  certificate: rows('Weiterbildung|Zertifikatskurs|Fachwirt', 'space', 'colon'),
  bachelor: [
    ...rows('Bachelor of Science|Bachelor of Arts|B.Sc.|B.A.|B.Eng.', 'comma', 'space', 'parentheses'),
    ...rows('Diplom|Bachelorstudium|Diplom (FH)', 'space', 'comma'),
  ],
  master: rows('Master of Science|M.Sc.|M.A.|Diplom|Magister|Master', 'comma', 'space', 'parentheses'),
  doctor: rows('Promotion|Dr. rer. nat.|Dr.-Ing.', 'comma', 'space'),
  bootcamp: rows('Bootcamp|Umschulung', 'comma', 'colon'),
  residency: rows('Facharztweiterbildung', 'space', 'comma'),
};

const french: Readonly<Record<Level, readonly DegreeRow[]>> = {
  school: rows('Baccalauréat|Bac|Bac général|Baccalauréat professionnel', 'space', 'comma'),
  associate: rows('BTS|DUT|CAP|BUT', 'space', 'comma'),
  certificate: rows('Titre professionnel|Certificat|Formation', 'space', 'comma'),
  bachelor: rows('Licence|Licence professionnelle|Bachelor', 'space', 'comma', 'dash'),
  master: rows('Master|Master 2|Diplôme d’ingénieur|Maîtrise|Mastère spécialisé', 'space', 'comma', 'dash'),
  doctor: rows('Doctorat|Thèse de doctorat', 'space', 'comma'),
  bootcamp: rows('Bootcamp|Formation intensive', 'comma'),
  residency: rows('Internat', 'comma'),
};

const spanish: Readonly<Record<Level, readonly DegreeRow[]>> = {
  school: rows('Bachillerato|Educación Secundaria Obligatoria', 'comma'),
  associate: rows('Técnico Superior|Ciclo Formativo de Grado Superior|FP Grado Medio', 'comma'),
  certificate: rows('Diplomado|Certificado|Curso', 'in', 'comma'),
  bachelor: rows('Grado|Licenciatura|Diplomatura|Ingeniería', 'in', 'comma'),
  master: rows('Máster|Máster Universitario|Maestría', 'in', 'comma'),
  doctor: rows('Doctorado|Doctor', 'in', 'comma'),
  bootcamp: rows('Bootcamp', 'comma'),
  residency: rows('Residencia', 'in', 'comma'),
};

const portuguese: Readonly<Record<Level, readonly DegreeRow[]>> = {
  school: rows('Ensino Médio|Ensino Secundário', 'comma'),
  associate: rows('Técnico|Tecnólogo', 'in', 'comma'),
  certificate: rows('Curso|Certificado|Especialização', 'in', 'comma'),
  bachelor: rows('Licenciatura|Bacharelado|Graduação', 'in', 'comma'),
  master: rows('Mestrado|MBA|Pós-graduação', 'in', 'comma'),
  doctor: rows('Doutorado|Doutoramento', 'in', 'comma'),
  bootcamp: rows('Bootcamp', 'comma'),
  residency: rows('Residência', 'in', 'comma'),
};

const italian: Readonly<Record<Level, readonly DegreeRow[]>> = {
  school: rows('Diploma di maturità|Diploma', 'comma'),
  associate: rows('Diploma ITS|Qualifica professionale', 'in', 'comma'),
  certificate: rows('Corso di formazione|Attestato|Master I livello', 'in', 'comma'),
  bachelor: rows('Laurea|Laurea Triennale|Laurea triennale', 'in', 'comma'),
  master: rows('Laurea Magistrale|Laurea Specialistica|Master', 'in', 'comma'),
  doctor: rows('Dottorato di ricerca|Dottorato', 'in', 'comma'),
  bootcamp: rows('Bootcamp', 'comma'),
  residency: rows('Scuola di specializzazione', 'in', 'comma'),
};

const dutch: Readonly<Record<Level, readonly DegreeRow[]>> = {
  school: rows('HAVO|VWO|VMBO', 'comma'),
  associate: rows('MBO niveau 4|MBO', 'comma', 'space'),
  certificate: rows('Cursus|Certificaat', 'space', 'comma'),
  bachelor: rows('HBO|Bachelor|HBO Bachelor|BSc', 'comma', 'space'),
  master: rows('Master|MSc|Drs.', 'comma', 'space'),
  doctor: rows('PhD|Promotie', 'comma', 'space'),
  bootcamp: rows('Bootcamp|Traineeship', 'comma'),
  residency: rows('Specialisatie', 'comma'),
};

const tableOf = (tongue: Tongue, country: Country): Readonly<Record<Level, readonly DegreeRow[]>> => {
  if (tongue === 'de') return german;
  if (tongue === 'fr') return french;
  if (tongue === 'es') return spanish;
  if (tongue === 'pt') return portuguese;
  if (tongue === 'it') return italian;
  if (tongue === 'nl') return dutch;
  if (['GB', 'IE', 'AU', 'NZ', 'ZA', 'HK'].includes(country.code)) return british;
  if (['IN', 'PK'].includes(country.code)) return indian;
  return ['NG', 'GH'].includes(country.code) ? nigerian : american;
};

const inWord: Readonly<Record<Tongue, string>> = {
  en: 'in',
  de: 'in',
  fr: 'en',
  es: 'en',
  pt: 'em',
  it: 'in',
  nl: 'in',
};

const joined = (degree: string, field: string, join: Join, tongue: Tongue): string => {
  const texts: Readonly<Record<Join, string>> = {
    in: `${degree} ${inWord[tongue]} ${field}`,
    of: `${degree} of ${field}`,
    comma: `${degree}, ${field}`,
    space: `${degree} ${field}`,
    parentheses: `${degree} (${field})`,
    dash: `${degree} - ${field}`,
    colon: `${degree}: ${field}`,
  };
  return texts[join];
};

export const drawDegree = (
  level: Level,
  field: string | undefined,
  tongue: Tongue,
  country: Country,
  random: Random,
) => {
  const { degree, joins } = random.pick(tableOf(tongue, country)[level]);
  return { degree, degreeLine: field === undefined ? degree : joined(degree, field, random.pick(joins), tongue) };
};
