import type { ForgedResume } from '../forged-resume.ts';
import { randomOf, type Random } from '../random.ts';
import { drawEmployer } from '../content/employers.ts';
import type { Setting } from '../content/experience.ts';
import type { Forged } from '../content/forge-resume.ts';
import * as grammar from './grammar.ts';
import { poolOf, type Term } from './terms.ts';
import { verdictOn, type Verdict } from './verdict.ts';

export type AskedTerm = Term & { resume: Verdict };

/** A job description and what it asks for, by the names of the evaluation kit. */
export type ForgedPosting = {
  text: string;
  truth: {
    id: string;
    title: string;
    company: string;
    years: number | null;
    degree: { level: string; field: string; required: boolean } | null;
    required: readonly AskedTerm[];
    preferred: readonly AskedTerm[];
    soft: readonly AskedTerm[];
    neutral: readonly string[];
    boilerplate: string;
    body: string;
  };
};

const capitalized = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** Lines that use up the terms one by one. */
const linesWith = (templates: readonly string[], terms: Term[], maxLines: number, years: number, random: Random) => {
  const used: Term[] = [];
  const lines: string[] = [];
  for (const template of random.sample(templates, maxLines)) {
    const slots = template.split('@').length - 1;
    if (terms.length < slots) continue;
    const taken = terms.splice(0, slots);
    used.push(...taken);
    const names = taken.map(({ name }) => name);
    lines.push(capitalized(template.replaceAll('@', () => names.shift() ?? '').replace('#', `${years}+`)));
  }
  return { lines, used };
};

type Block = { heading: string; lines: readonly string[] };

const drawMarks = (random: Random): ((block: Block) => string) => {
  const mark = random.pick(['- ', '• ', '* ', '– ', '']);
  const colon = random.chance(0.3) ? ':' : '';
  return ({ heading, lines }) => [heading + colon, ...lines.map((line) => mark + line)].join('\n');
};

const skillsOf = ({ sections }: ForgedResume): readonly string[] =>
  sections.flatMap((section) => (section.kind === 'skills' ? section.groups.flatMap(({ skills }) => skills) : []));

const drawDegreeLine = ({ trade }: Setting, random: Random) => {
  const level = random.weighted([
    [50, 'bachelor'],
    [15, 'master'],
    [12, 'associate'],
    [23, 'highschool'],
  ] as const);
  const field = level === 'highschool' ? '' : random.pick(trade.fields);
  return {
    line: random.pick(grammar.degreeLines[level]).replace('%', field),
    degree: { level, field, required: true },
  };
};

/** A posting in the trade of the person, with what the resume answers. `seen` is the text of the resume. */
export const forgePosting = ({ resume, setting, title }: Forged, seed: number, seen: string): ForgedPosting => {
  const random = randomOf(`posting/${seed}/${resume.id}`);
  const { trade, country, share } = setting;
  const pool = poolOf(setting, skillsOf(resume), random);
  const years = random.int(1, 9);
  const hasYears = random.chance(0.7);
  const job = random.chance(0.4) && resume.language.startsWith('en') ? title : random.pick(trade.titles);
  const company = drawEmployer(random.pick(trade.sectors), country, 'en', share, random).name;
  const required = linesWith(
    grammar.requiredLines.filter((line) => hasYears || !line.includes('#')),
    pool.skills,
    random.int(3, 6),
    years,
    random,
  );
  const inOwnSection = random.chance(0.7);
  const preferredLines = inOwnSection ? grammar.plainPreferredLines : grammar.preferredLines;
  const preferred = linesWith(preferredLines, pool.skills, random.int(1, 3), years, random);
  const negated = random.chance(0.25)
    ? linesWith(grammar.negatedLines, pool.skills, 1, years, random)
    : { lines: [], used: [] };
  const soft = linesWith(
    grammar.softLines,
    random.shuffle(grammar.softTerms).map((name) => ({ name, aliases: [] })),
    random.int(1, 2),
    years,
    random,
  );
  const license = random.chance(0.3) ? random.pick(trade.certifications)[0] : undefined;
  const { line: degreeLine, degree } = drawDegreeLine(setting, random);
  const hasDegree = random.chance(0.7);
  const duties = random.sample(pool.deeds, random.int(3, 6)).map(capitalized);
  const inBlocks = drawMarks(random);
  const askedLines = [
    ...required.lines,
    ...(license === undefined ? [] : [random.pick([`Current ${license}`, `${license} required`])]),
    ...(hasDegree ? [degreeLine] : []),
    ...negated.lines,
    ...soft.lines,
    ...(inOwnSection ? [] : preferred.lines),
  ];
  const blocks = [
    inBlocks({ heading: random.pick(grammar.dutyHeadings), lines: duties }),
    inBlocks({
      heading: random.pick(grammar.requiredHeadings),
      lines: random.chance(0.5) ? random.shuffle(askedLines) : askedLines,
    }),
    ...(inOwnSection && preferred.lines.length > 0
      ? [inBlocks({ heading: random.pick(grammar.preferredHeadings), lines: preferred.lines })]
      : []),
  ];
  const about = `${company} ${random.pick(grammar.abouts)}.`;
  const offer = `${random.pick(grammar.benefitHeadings)}\nWe offer ${random.sample(grammar.benefits, 4).join(', ')}. Pay range: $${random.int(17, 38)} to $${random.int(39, 70)} per hour.`;
  const notice = random.sample(grammar.notices, 2).join(' ').replaceAll('~', company);
  const head = `${job}\n${company}`;
  const body = [
    head,
    ...(random.chance(0.5) ? [`${random.pick(grammar.aboutHeadings)}\n${about}`] : []),
    ...blocks,
  ].join('\n\n');
  const boilerplate = `${offer}\n\n${notice}`;
  const judged = (terms: readonly Term[]): AskedTerm[] =>
    terms.map((term) => ({ ...term, resume: verdictOn(term, seen) }));
  const licensed = license === undefined ? [] : [{ name: license, aliases: [] }];
  return {
    text: `${body}\n\n${boilerplate}\n`,
    truth: {
      id: resume.id,
      title: job,
      company,
      years: hasYears ? years : null,
      degree: hasDegree ? degree : null,
      required: judged([...required.used, ...licensed]),
      preferred: judged(preferred.used),
      soft: judged(soft.used),
      neutral: [
        job,
        company,
        ...duties,
        ...duties.map((duty) => duty.split(' ').slice(1).join(' ')),
        ...(hasDegree ? [degree.field, degreeLine] : []),
      ].filter(Boolean),
      boilerplate,
      body,
    },
  };
};
