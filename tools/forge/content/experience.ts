import type { ForgedJob } from '../forged-resume.ts';
import type { Random } from '../random.ts';
import type { Share } from '../lists/half.ts';
import { deedsOf } from '../lists/skills.ts';
import { toolsOf } from '../lists/tools.ts';
import { abroadTitles } from './abroad-deeds.ts';
import { drawBullets } from './bullets.ts';
import { tongueOf, type Country } from './countries.ts';
import { drawEmployer, type Employer } from './employers.ts';
import { plusMonths, printBrief, printSpan, today, type Dates, type Month, type Span } from './periods.ts';
import { printPlace, type PlaceStyle } from './place.ts';
import type { Trade } from './trades.ts';

export type Setting = {
  country: Country;
  language: string;
  share: Share;
  trade: Trade;
  dates: Dates;
  placeStyle: PlaceStyle;
};

const senior = ['Senior', 'Lead', 'Junior', 'Principal', 'Assistant', 'Associate', 'Interim'];

const ranks = ['Sergeant', 'Staff Sergeant (E-6)', 'Captain', 'Corporal', 'First Lieutenant', 'Specialist (E-4)'];
const founders = ['Founder & CEO', 'Co-Founder', 'Owner', 'Founder', 'Managing Director', 'CEO and Co-Founder'];

const drawTitle = ({ trade, language }: Setting, random: Random): { title: string; trait?: string } => {
  const tongue = tongueOf(language);
  if (tongue !== 'en') return { title: random.pick(abroadTitles[tongue]) };
  const base =
    trade.id === 'soldier' && random.chance(0.4)
      ? `${random.pick(ranks)}, ${random.pick(trade.titles)}`
      : random.pick(trade.titles);
  const kind = random.weighted([
    [62, 'plain'],
    [18, 'senior'],
    [8, 'branch'],
    [4, 'branch-parentheses'],
    [4, 'intern'],
    [2, 'roman'],
    [2, 'slash'],
  ] as const);
  if (kind === 'senior')
    return { title: `${random.pick(senior)} ${base.replace(/^(Senior|Assistant|Associate|Staff) /, '')}` };
  if (kind === 'branch') return { title: `${base}, ${random.pick(trade.branches)}`, trait: 'title: with-comma' };
  if (kind === 'branch-parentheses')
    return { title: `${base} (${random.pick(trade.branches)})`, trait: 'title: parentheses' };
  if (kind === 'intern') return { title: `${base} Intern` };
  if (kind === 'roman') return { title: `${base} ${random.pick(['I', 'II', 'III'])}`, trait: 'title: numbered' };
  if (kind === 'slash') return { title: `${base}/${random.pick(trade.titles)}`, trait: 'title: slash' };
  return { title: base };
};

/** Periods one after the other, newest first, some with a gap, the first often going on. */
const drawSpans = (count: number, random: Random): Span[] => {
  const spans: Span[] = [];
  let end: Month | 'present' = random.chance(0.65) ? 'present' : plusMonths(today, -random.int(1, 30));
  for (let index = 0; index < count; index += 1) {
    const last: Month = end === 'present' ? today : end;
    const start = plusMonths(last, -random.int(end === 'present' ? 3 : 5, 52));
    spans.push({ start, end });
    end = plusMonths(start, -(random.chance(0.2) ? random.int(4, 16) : random.int(0, 2)));
  }
  return spans;
};

type Kind = 'usual' | 'founder' | 'acquired' | 'promotion' | 'agency' | 'freelance' | 'leave';

const kindOfJob = (index: number, random: Random): Kind =>
  random.weighted([
    [84, 'usual'],
    [2, 'founder'],
    [2, 'acquired'],
    [index > 0 ? 7 : 0, 'promotion'],
    [3, 'agency'],
    [3, 'freelance'],
    [index > 0 ? 2 : 0, 'leave'],
  ] as const);

const leaves = {
  en: ['Parental Leave', 'Maternity Leave', 'Career Break', 'Sabbatical', 'Family Leave'],
  de: ['Elternzeit'],
  fr: ['Congé parental'],
  es: ['Excedencia por cuidado de hijos'],
  pt: ['Licença-maternidade'],
  it: ['Congedo parentale'],
  nl: ['Ouderschapsverlof'],
} as const;

const freelance = {
  en: ['Self-Employed', 'Freelance', 'Independent Contractor', 'Self-employed'],
  de: ['Freiberuflich', 'Selbstständig'],
  fr: ['Indépendant', 'Freelance'],
  es: ['Autónomo', 'Freelance'],
  pt: ['Autônomo', 'Freelance'],
  it: ['Libero professionista', 'Freelance'],
  nl: ['Zelfstandig', 'Freelance'],
} as const;

export type Experience = { jobs: readonly ForgedJob[]; traits: readonly string[]; firstTitle: string; years: number };

export const drawExperience = (setting: Setting, random: Random): Experience => {
  const { trade, country, language, share, dates, placeStyle } = setting;
  const tongue = tongueOf(language);
  const spans = drawSpans(
    random.weighted([
      [8, 1],
      [30, 2],
      [36, 3],
      [18, 4],
      [8, 5],
    ] as const),
    random,
  );
  const source = { deeds: deedsOf(trade.words, share), tools: toolsOf(trade.code, share) };
  const traits = new Set<string>();
  const bulletCount: readonly [number, number] = random.chance(0.1) ? [0, 2] : random.chance(0.15) ? [5, 8] : [2, 5];
  const hasNotes = random.chance(0.12);
  let employer: Employer | undefined;
  const jobs = spans.map((span, index): ForgedJob => {
    const isBrief = span.end !== 'present' && tongue === 'en' && random.chance(0.05);
    if (isBrief) traits.add('dates: a single date');
    const period = isBrief ? printBrief(span, dates, random) : printSpan(span, dates, tongue);
    const kind = kindOfJob(index, random);
    if (kind === 'leave') {
      traits.add('jobs: leave');
      return {
        title: random.pick(leaves[tongue]),
        employer: '',
        isLeave: true,
        note: undefined,
        place: undefined,
        period,
        bullets: [],
      };
    }
    const { title, trait } = drawTitle(setting, random);
    if (trait !== undefined) traits.add(trait);
    const sector = kind === 'agency' ? 'staffing' : random.pick(trade.sectors);
    if (kind === 'promotion' && employer !== undefined) traits.add('jobs: same-employer');
    else employer = drawEmployer(sector, country, language, share, random);
    if (sector === 'military') traits.add('jobs: military');
    const client = drawEmployer(random.pick(trade.sectors), country, language, share, random);
    const isAgency = kind === 'agency' || employer.isStaffing;
    if (isAgency) traits.add('jobs: agency-client');
    if (kind === 'freelance' || kind === 'founder' || kind === 'acquired') traits.add(`jobs: ${kind}`);
    const behind =
      kind === 'acquired' ? ` (${random.pick(['acquired by', 'formerly', 'now part of'])} ${client.name})` : '';
    const printed = kind === 'freelance' ? random.pick(freelance[tongue]) : employer.name + behind;
    if (hasNotes) traits.add('jobs: note-line');
    const described =
      tongue === 'en'
        ? `${random.pick(['Family-owned', 'Leading', 'Nonprofit', 'Listed'])} organization with ${random.int(12, 900)} people`
        : undefined;
    const note = isAgency
      ? `${random.pick(['Client:', 'On assignment at', 'Contracted to'])} ${client.name}`
      : hasNotes
        ? described
        : undefined;
    const bullets = drawBullets(source, tongue, span.end !== 'present', random.int(...bulletCount), random);
    return {
      title: kind === 'founder' && tongue === 'en' ? random.pick(founders) : title,
      employer: printed,
      isLeave: false,
      note,
      place: kind === 'freelance' ? undefined : printPlace(employer.place, placeStyle, language, random),
      period,
      bullets,
    };
  });
  const oldest = spans.at(-1)?.start ?? today;
  const first = jobs.find(({ isLeave }) => !isLeave);
  if (bulletCount[0] === 0) traits.add('jobs: few-bullets');
  return {
    jobs,
    traits: [...traits],
    firstTitle: first?.title ?? trade.titles[0] ?? '',
    years: Math.max(1, today.year - oldest.year),
  };
};
