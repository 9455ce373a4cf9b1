import type { ForgedItem, ForgedLine, ForgedSection } from '../forged-resume.ts';
import type { Random } from '../random.ts';
import { deedsOf, knowledgeOf } from '../lists/skills.ts';
import { toolsOf } from '../lists/tools.ts';
import { abroadSummaries } from './abroad-deeds.ts';
import { pastOf } from './bullets.ts';
import { tongueOf, type Tongue } from './countries.ts';
import type { Setting } from './experience.ts';
import { today } from './periods.ts';

const capitalized = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** 'manage inventory' is 'managing inventory'. */
const gerund = (deed: string): string => deed.replace(/^(\w+?)e? /, '$1ing ');

/** 'manage inventory' is 'Managed inventory'. */
const deedDone = (deed: string): string => {
  const [verb = '', ...rest] = deed.split(' ');
  return capitalized(`${pastOf(verb)} ${rest.join(' ')}`);
};

export const drawSummary = (setting: Setting, title: string, years: number, random: Random): string => {
  const tongue = tongueOf(setting.language);
  if (tongue !== 'en') return random.pick(abroadSummaries[tongue]).replace('#', String(years)).replace('@', title);
  const deeds = random.sample(deedsOf(setting.trade.words, setting.share), 3);
  const [first = '', second = '', third = ''] = deeds;
  return random.pick([
    `${title} with ${years} years of experience ${gerund(first)} and ${gerund(second)}.`,
    `${random.pick(['Dependable', 'Hands-on', 'Detail-oriented', 'Curious'])} ${title.toLowerCase()} who likes to ${first}. Known for being able to ${second}, and for keeping a team calm under pressure.`,
    `I ${first} and ${second}. Over ${years} years I have also learned to ${third}. Looking for a team that values both.`,
    `${years}+ years in the field. ${deedDone(first)} at several organizations, and led others who ${second}.`,
  ]);
};

/** Labels of groups of skills, by language. */
const groupLabels: Readonly<Record<Tongue, readonly string[]>> = {
  en: ['Tools', 'Technical', 'Methods', 'Software', 'Core', 'Other'],
  de: ['Software', 'Fachlich', 'Methoden'],
  fr: ['Logiciels', 'Techniques', 'Méthodes'],
  es: ['Programas', 'Técnicas', 'Métodos'],
  pt: ['Programas', 'Técnicas', 'Métodos'],
  it: ['Software', 'Tecniche', 'Metodi'],
  nl: ['Software', 'Vaktechnisch', 'Methoden'],
};

type SkillsSection = Extract<ForgedSection, { kind: 'skills' }>;

export const drawSkills = (
  setting: Setting,
  heading: string,
  random: Random,
): { section: SkillsSection; traits: string[] } => {
  const { trade, share, language } = setting;
  const tongue = tongueOf(language);
  const known = knowledgeOf(trade.words, share).filter((label) => label.length <= 32);
  const tools = toolsOf(trade.code, share);
  const write = random.chance(0.7) ? capitalized : (text: string): string => text;
  const skills = [
    ...random.sample(tools, random.int(3, 7)),
    ...(tongue === 'en' ? random.sample(known, random.int(3, 6)).map(write) : []),
  ];
  const unique = [...new Map(skills.map((skill) => [skill.toLowerCase(), skill])).values()];
  const isGrouped = random.chance(0.3) && unique.length >= 6;
  if (!isGrouped)
    return {
      section: { kind: 'skills', heading, groups: [{ label: undefined, skills: random.shuffle(unique) }] },
      traits: [],
    };
  const [first, second] = random.sample(groupLabels[tongue], 2);
  const middle = Math.ceil(unique.length / 2);
  const groups = [
    { label: first, skills: unique.slice(0, middle) },
    { label: second, skills: unique.slice(middle) },
  ];
  return { section: { kind: 'skills', heading, groups }, traits: ['skills: grouped'] };
};

/** Drawn once for a resume: what its certifications say besides their names. */
export const drawCertifications = (setting: Setting, random: Random): { items: ForgedLine[]; trait: string } => {
  const style = random.weighted([
    [35, 'name'],
    [20, 'issuer'],
    [15, 'year'],
    [15, 'issuer and year'],
    [8, 'parentheses'],
    [7, 'expiry'],
  ] as const);
  const items = random.sample(setting.trade.certifications, random.int(1, 3)).map(([name, issuer]) => {
    const year = random.int(today.year - 9, today.year);
    const texts = {
      name,
      issuer: `${name}, ${issuer}`,
      year: `${name}, ${year}`,
      'issuer and year': `${name} – ${issuer} (${year})`,
      parentheses: `${name} (${issuer}, ${year})`,
      expiry: `${name}, expires ${String(random.int(1, 12)).padStart(2, '0')}/${today.year + 2}`,
    };
    return { text: texts[style], name };
  });
  return { items, trait: `certifications: ${style}` };
};

const languageNames = [
  'en',
  'es',
  'fr',
  'de',
  'zh',
  'hi',
  'ar',
  'pt',
  'ru',
  'ja',
  'it',
  'yo',
  'ko',
  'nl',
  'pl',
  'tr',
  'vi',
  'ur',
  'uk',
  'sw',
];
const levels: Readonly<Record<Tongue, readonly string[]>> = {
  en: [
    'native',
    'fluent',
    'professional proficiency',
    'conversational',
    'basic',
    'B2',
    'C1',
    'intermediate',
    'Native or bilingual',
  ],
  de: ['Muttersprache', 'fließend', 'verhandlungssicher', 'Grundkenntnisse', 'B2', 'C1'],
  fr: ['langue maternelle', 'courant', 'intermédiaire', 'notions', 'B2', 'C1'],
  es: ['nativo', 'fluido', 'nivel medio', 'básico', 'B2', 'C1'],
  pt: ['nativo', 'fluente', 'intermediário', 'básico', 'B2'],
  it: ['madrelingua', 'fluente', 'buono', 'scolastico', 'B2'],
  nl: ['moedertaal', 'vloeiend', 'goed', 'basis', 'B2'],
};

export const drawLanguages = (setting: Setting, random: Random): ForgedLine[] => {
  const tongue = tongueOf(setting.language);
  const display = new Intl.DisplayNames(tongue, { type: 'language' });
  const own = capitalized(display.of(tongue) ?? 'English');
  const others = random.sample(languageNames, random.int(1, 3)).map((code) => capitalized(display.of(code) ?? code));
  const style = random.weighted([
    [40, 'parentheses'],
    [20, 'dash'],
    [20, 'none'],
    [20, 'colon'],
  ] as const);
  return [...new Set([own, ...others])].map((name, index) => {
    const level = index === 0 ? (levels[tongue][0] ?? '') : random.pick(levels[tongue].slice(1));
    const texts = {
      parentheses: `${name} (${level})`,
      dash: `${name} - ${level}`,
      none: name,
      colon: `${name}: ${level}`,
    };
    return { text: texts[style], name };
  });
};

type ItemKind = 'projects' | 'awards' | 'publications' | 'volunteering' | 'interests';

/** Entries outside jobs and education. `name` stands among the authors of publications. */
export const drawItems = (kind: ItemKind, setting: Setting, name: string, random: Random): ForgedItem[] => {
  const { trade, share } = setting;
  const deeds = deedsOf(trade.words, share);
  const year = (): string => String(random.int(today.year - 8, today.year));
  const deed = (): string => random.pick(deeds);
  const object = (): string => capitalized(deed().split(' ').slice(1).join(' '));
  const rows: Readonly<Record<ItemKind, () => ForgedItem>> = {
    projects: () => ({
      title: object(),
      detail: random.chance(0.4) ? random.pick(trade.fields) : undefined,
      dates: random.chance(0.5) ? year() : undefined,
      bullets: [deedDone(deed())],
    }),
    awards: () => ({
      title: random.pick([
        'Employee of the Month',
        'Outstanding Service Award',
        'Best Paper Award',
        'President’s Club',
        'Safety Award',
        'Merit Scholarship',
      ]),
      detail: undefined,
      dates: year(),
      bullets: [],
    }),
    publications: () => ({
      title: `${name}, ${random.pick(['Okonkwo A', 'Lindgren P', 'Rao S', 'Moreau C'])}. ${object()}: a review`,
      detail: random.pick(['Journal of Applied Studies', 'Proceedings of the Annual Meeting', 'Open Letters']),
      dates: year(),
      bullets: [],
    }),
    volunteering: () => ({
      title: random.pick(['Volunteer', 'Mentor', 'Treasurer', 'Coach', 'Tutor']),
      detail: random.pick(['Red Cross', 'Local Food Bank', 'Girls Who Code', 'Animal Shelter', 'Parent Association']),
      dates: `${today.year - random.int(4, 8)} - ${today.year - random.int(0, 3)}`,
      bullets: [],
    }),
    interests: () => ({
      title: random
        .sample(['hiking', 'chess', 'pottery', 'running', 'jazz piano', 'gardening', 'cricket', 'birdwatching'], 3)
        .join(', '),
      detail: undefined,
      dates: undefined,
      bullets: [],
    }),
  };
  const count = kind === 'interests' ? 1 : random.int(1, 3);
  return Array.from({ length: count }, rows[kind]);
};
