import { compilePhrases } from '#engine/lexicon/phrases/compile.ts';
import { plain } from './witness.ts';

// Patterns of the witnesses, written apart from those of the engine: plain shapes, and lists that Node brings along.

export const emailPattern = /[\w.+-]{1,64}@[a-z\d-]{1,63}(?:\.[a-z\d-]{1,63}){0,4}\.[a-z]{2,24}/giu;

/** Seven to fifteen digits with the signs that people put between them, on one line. */
const phoneShape = /\+?\(?\d[\d ().\-/\u2010-\u2015\u00A0]{5,24}\d/gu;
/** '29.11.2018 (2 days)' */
const fullDate = /^\(?\d{1,2}[./-]\d{1,2}[./-](?:19|20)\d{2}(?!\d)/u;
const twoYears = /^(?:\d{1,2}[./])?(?:19|20)\d{2}\D+(?:\d{1,2}[./])?(?:19|20)\d{2}$/u;

/** Strings that look like a phone number and not like dates. Few digits without a sign between them are numbers of other things. */
export const phonesIn = (text: string): string[] =>
  [...text.matchAll(phoneShape)].flatMap(([found]) => {
    const digits = found.replaceAll(/\D/gu, '');
    const isDates =
      twoYears.test(found.trim()) ||
      fullDate.test(found.trim()) ||
      /^(?:19|20)\d{2}[-/.]\d{1,2}(?:[-/.]\d{1,2})?$/u.test(found.trim());
    const isLong = digits.length >= 9 && digits.length <= 15;
    return isLong && !isDates && !/(?:19|20)\d{2}\D{1,5}(?:19|20)\d{2}/u.test(found) ? [found] : [];
  });

const languages = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'sv', 'da', 'nb', 'fi', 'cs', 'hu', 'ro', 'tr'];

/** Names of the months in many languages, long and short, as the platform knows them. */
const monthNames = [
  ...new Set(
    languages.flatMap((language) =>
      (['long', 'short'] as const).flatMap((month) =>
        Array.from({ length: 12 }, (_, at) =>
          plain(
            new Intl.DateTimeFormat(language, { month, timeZone: 'UTC' }).format(Date.UTC(2021, at, 15)),
          ).replaceAll(/[^\p{L}]/gu, ''),
        ),
      ),
    ),
  ),
].filter((name) => name.length >= 3);

const year = String.raw`(?:19[5-9]\d|20[0-4]\d)`;
const monthName = `(?:${[...monthNames, 'sept'].sort((a, b) => b.length - a.length).join('|')})`;

/** Names of the seasons in the languages of the kit and of the forge, some of them in the plural ('Summers 2017 - 2018'). */
const season = `(?:${[
  'springs?|summers?|falls?|autumns?|winters?', // en
  'fruhjahr|fruhling|sommer|herbst', // de; 'winter' as in English
  'hiver|printemps|ete|automne', // fr
  'invierno|primavera|verano|otono', // es
  'inverno|verao|outono', // pt
  'estate|autunno', // it
  'voorjaar|lente|zomer|herfst', // nl
].join('|')})`;

/** Four-digit years between 1950 and 2049. */
export const yearPattern = new RegExp(String.raw`(?<![\d.,$€£-])${year}(?![\d,]|\.\d)`, 'u');

/** How a date is written: with the name of its month, in digits, as a season, or as a year alone; null without a date. */
export const dateStyleOf = (text: string): 'name' | 'digits' | 'season' | 'year' | null => {
  const words = plain(text);
  if (
    new RegExp(
      String.raw`(?<!\p{L})${monthName}\.?,?[\s-]{0,3}(?:\d{1,2},?\s)?(?:(?:de|del|di|of)\s)?(?:${year}|'?\d{2}(?!\d))`,
      'u',
    ).test(words)
  )
    return 'name';
  if (new RegExp(String.raw`${year}[\s./-]{1,3}${monthName}(?!\p{L})`, 'u').test(words)) return 'name';
  if (
    new RegExp(
      String.raw`(?<!\d)(?:0?[1-9]|1[0-2])\s?[/.-]\s?${year}|${year}\s?[/.-]\s?(?:0[1-9]|1[0-2])(?!\d)`,
      'u',
    ).test(words)
  )
    return 'digits';
  if (new RegExp(String.raw`${season}\s(?:of\s)?${year}`, 'u').test(words)) return 'season';
  return yearPattern.test(words) ? 'year' : null;
};

/** Words for today in the languages of the forge. Folded. */
const today = compilePhrases(
  `
  present
  current(ly)?
  now
  today
  ongoing
  heute
  aktuell
  laufend
  aujourd'hui
  actuel(lement)?
  en cours
  actualidad
  actualmente
  presente
  atual(mente)?
  hoje
  oggi
  attuale
  in corso
  heden
  `,
  { start: 'word', end: 'word' },
);

/** True when the text has two dates, or one and a word for today, as the dates of a job do. */
export const hasPeriod = (text: string): boolean => {
  const words = plain(text);
  const years = words.match(new RegExp(year, 'gu')) ?? [];
  return years.length >= 2 || (years.length === 1 && today.test(words));
};

/** Titles that open parsers look for (pyresparser, open-resume and resume-parser list these words), by what the section holds. */
const usualTitles: Readonly<Record<string, readonly string[]>> = {
  experience: [
    'experience',
    'work experience',
    'professional experience',
    'employment',
    'employment history',
    'work history',
    'career history',
    'internships',
    'internship',
    'work',
    'berufserfahrung',
    'experience professionnelle',
    'experiencia',
    'experiencia laboral',
    'experiencia profesional',
    'esperienze professionali',
    'esperienza lavorativa',
    'werkervaring',
    'beruflicher werdegang',
    'werdegang',
    'berufliche laufbahn',
    'berufspraxis',
    'praktische erfahrung',
    'praktika',
    'experiences professionnelles',
    'experiences',
    'parcours professionnel',
    'stages',
    'trayectoria profesional',
    'experiencia profissional',
    'percurso profissional',
    'historico profissional',
    'esperienze lavorative',
    'esperienza professionale',
    'esperienze',
    'loopbaan',
    'relevante werkervaring',
  ],
  education: [
    'education',
    'training',
    'academic background',
    'educational background',
    'education and training',
    'academics',
    'qualifications',
    'ausbildung',
    'formation',
    'formacion',
    'istruzione',
    'opleiding',
    'studies',
    'academic qualifications',
    'bildungsweg',
    'studium',
    'schulbildung',
    'akademische ausbildung',
    'formations',
    'etudes',
    'diplomes',
    'parcours scolaire',
    'parcours academique',
    'formacion academica',
    'educacion',
    'estudios',
    'formacao',
    'formacao academica',
    'educacao',
    'habilitacoes academicas',
    'formazione',
    'istruzione e formazione',
    'titoli di studio',
    'opleidingen',
  ],
  skills: [
    'skills',
    'technical skills',
    'core competencies',
    'key skills',
    'professional skills',
    'technologies',
    'expertise',
    'areas of expertise',
    'competences',
    'competencias',
    'competenze',
    'kenntnisse',
    'vaardigheden',
    'technical proficiencies',
    'skill highlights',
    'core skills',
    'tools',
    'fahigkeiten',
    'kompetenzen',
    'kenntnisse und fahigkeiten',
    'edv kenntnisse',
    'connaissances',
    'competences techniques',
    'aptitudes',
    'habilidades',
    'conocimientos',
    'competencias digitais',
    'competenze tecniche',
    'conoscenze',
    'conhecimentos',
  ],
  summary: [
    'summary',
    'professional summary',
    'profile',
    'objective',
    'career objective',
    'about me',
    'about',
    'summary of qualifications',
    'professional profile',
    'career summary',
    'executive summary',
    'personal statement',
    'perfil',
    'profil',
    'overview',
    'kurzprofil',
    'uber mich',
    'zusammenfassung',
    'profil personnel',
    'profil professionnel',
    'a propos',
    'a propos de moi',
    'perfil profesional',
    'perfil profissional',
    'perfil pessoal',
    'perfil personal',
    'resumen',
    'sobre mi',
    'sobre mim',
    'resumo',
    'profilo',
    'profilo personale',
    'chi sono',
    'profiel',
    'samenvatting',
    'over mij',
  ],
  projects: [
    'projects',
    'personal projects',
    'academic projects',
    'selected projects',
    'projekte',
    'projets',
    'proyectos',
  ],
  certifications: [
    'certifications',
    'certificates',
    'licenses',
    'licenses and certifications',
    'certifications and licenses',
    'zertifikate',
  ],
  languages: [
    'languages',
    'language skills',
    'sprachen',
    'sprachkenntnisse',
    'langues',
    'idiomas',
    'linguas',
    'lingue',
    'talen',
  ],
};

/** A heading in lower case with plain letters: '3. WORK EXPERIENCE:' -> 'work experience'. */
export const titleOf = (line: string): string => {
  const words = plain(line)
    .replaceAll('&', ' and ')
    .replaceAll(/[^\p{L}\s]/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim();
  const letters = words.split(' ');
  return letters.length > 3 && letters.every((word) => word.length <= 1) ? letters.join('') : words;
};

const kindsByTitle = new Map(
  Object.entries(usualTitles).flatMap(([kind, titles]) =>
    titles.flatMap((title) => [[title, kind] as const, [title.replaceAll(' ', ''), kind] as const]),
  ),
);

/** What a line heads, when it is one of the usual titles or two of them joined; null otherwise. */
export const usualKindOf = (line: string): string | null => {
  const title = titleOf(line);
  if (title.length > 45) return null;
  const whole = kindsByTitle.get(title);
  if (whole !== undefined) return whole;
  const parts = title.split(' and ');
  const kinds = parts.map((part) => kindsByTitle.get(part));
  return parts.length === 2 && kinds[0] !== undefined ? kinds[0] : null;
};

/**
 * Stems of words of titles in the other languages that we read. No open parser that we know looks for them: a title
 * without one may be usual all the same.
 */
const stemsAbroad: Readonly<Record<string, string>> = {
  experience: `erfahrung werdegang laufbahn praktik experience experiencia esperienz profession profesional profissional
    ervaring stage`,
  education: `bildung studium schul formation etude diplome scolaire formacion educacion estudio formacao formazione
    istruzione opleiding`,
  skills: `kenntnis fahigkeit kompeten competen connaissance aptitud habilidad conocimiento conoscen conheciment
    vaardighe`,
};

/** A word by which parsers that look for words rather than whole titles find a section. */
const tellingWords: Readonly<Record<string, RegExp>> = {
  experience: /\b(?:experiences?|employment|work history|career|internships?)\b/u,
  education: /\b(?:education|academic|qualifications?)\b/u,
  skills: /\b(?:skills?|competenc(?:y|ies|es)|expertise|technologies|proficienc(?:y|ies)|tools)\b/u,
  summary: /\b(?:summary|profile|objective|about)\b/u,
  projects: /\bprojects?\b/u,
  certifications: /\b(?:certificat(?:e|es|ion|ions)|licen[sc]es?|licensure)\b/u,
  languages: /\blanguages?\b/u,
};

/** True when a parser that looks for the usual words in a short line finds this section. */
export const isFoundByWords = (heading: string, kind: string): boolean => {
  const title = titleOf(heading);
  if (usualKindOf(heading) !== null) return true;
  const spaced = heading.trim().split(/\s+/u);
  // 'T R A D E  S K I L L S': the words are glued once the spaces are gone.
  const words = spaced.every((word) => word.length === 1)
    ? new RegExp((tellingWords[kind]?.source ?? '').replaceAll(String.raw`\b`, ''), 'u')
    : tellingWords[kind];
  return title.split(' ').length <= 5 && (words?.test(title) ?? false);
};

/** True when the title has a usual word in one of the other languages that we read. */
export const isFoundAbroad = (heading: string, kind: string): boolean =>
  isFoundByWords(heading, kind) ||
  (stemsAbroad[kind] ?? '').split(/\s+/u).some((stem) => stem !== '' && titleOf(heading).includes(stem));

const englishWords = /^(?:the|and|of|in|to|for|with|by|on|at)$/iu;

/** Whether a page is written in English: one of 20 of its words is a function word of English. */
export const isEnglish = (lines: readonly string[]): boolean => {
  const words = lines.flatMap((line) => line.split(/[^\p{L}]+/u).filter(Boolean));
  return words.filter((word) => englishWords.test(word)).length * 20 >= words.length;
};

/** Names of schools and degrees. */
export const schoolPattern = compilePhrases(
  `
  university
  college
  institute of technology
  universit[aeäyé][a-zäöü]{0,}
  universidade?
  universiteit
  hochschule
  fachhochschule
  gymnasium
  polytechnic
  [eé]cole
  lyc[eé]e
  institut(o|e)? universita(rio|ire)
  facult(y|ad|[eé])
  school of
  `,
  { start: 'word', end: 'word', ignoreCase: true },
);
export const degreePattern = compilePhrases(
  `
  bachelor('?s)?
  master('?s)? (of|in|degree)
  associate('?s)? (of|in|degree)
  ph[.]?[ ]?d
  doctor of
  [bm][.]?[ ]?sc
  [bm][.][ ]?a[.]
  [bm][.]?tech
  mba
  diploma
  ged
  licence
  licenciatura
  licenciado
  laurea
  grado en
  m[aá]ster
  maestr[ií]a
  baccalaur[eé]at
  abitur
  matura
  bacharel(ado)?
  mestrado
  doutorado
  diplom
  bts
  dut
  `,
  { start: 'word', end: 'word', ignoreCase: true },
);
