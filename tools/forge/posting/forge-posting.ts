import type { ForgedResume } from '../forged-resume.ts';
import { randomOf, type Random } from '../random.ts';
import { abroadTitles } from '../content/abroad-deeds.ts';
import { tongueOf } from '../content/countries.ts';
import { drawEmployer } from '../content/employers.ts';
import type { Forged } from '../content/forge-resume.ts';
import { grammars, type Grammar } from './grammar.ts';
import { partsOf, poolOf, type Term } from './terms.ts';
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
    /** Words that people may call keywords or not. */
    neutral: readonly string[];
    boilerplate: string;
    body: string;
  };
};

const capitalized = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

type Lines = { lines: string[]; used: Term[] };
const nothing: Lines = { lines: [], used: [] };

/** Lines that use up the terms one by one. */
const linesWith = (
  templates: readonly string[],
  terms: Term[],
  maxLines: number,
  years: number,
  random: Random,
): Lines => {
  const used: Term[] = [];
  const lines: string[] = [];
  for (const template of random.sample(templates, maxLines)) {
    const slots = template.split('@').length - 1;
    if (terms.length < slots) continue;
    const taken = terms.splice(0, slots);
    used.push(...taken);
    const names = taken.map(({ name }) => name);
    lines.push(capitalized(template.replace('#', `${years}+`).replaceAll('@', () => names.shift() ?? '')));
  }
  return { lines, used };
};

type Block = { heading: string; lines: readonly string[] };

/** How one posting is typed: a list with one kind of bullet, or a paragraph for each heading. */
const drawWriter = (random: Random): ((block: Block) => string) => {
  const colon = random.chance(0.3) ? ':' : '';
  if (random.chance(0.12)) return ({ heading, lines }) => `${heading}${colon}\n${lines.join('. ')}.`;
  const mark = random.pick(['- ', '• ', '* ', '– ', '', '· ']);
  const stop = random.chance(0.2) ? '.' : '';
  return ({ heading, lines }) => [heading + colon, ...lines.map((line) => mark + line + stop)].join('\n');
};

const skillsOf = ({ sections }: ForgedResume): readonly string[] =>
  sections.flatMap((section) => (section.kind === 'skills' ? section.groups.flatMap(({ skills }) => skills) : []));

const drawAsked = (forged: Forged, grammar: Grammar, years: number, random: Random) => {
  const { resume, setting } = forged;
  const pool = poolOf(setting, skillsOf(resume), random);
  const asks = random.chance(0.94);
  const inOwnSection = random.chance(0.7);
  const soft = random.shuffle(grammar.softTerms).map((name) => ({ name, aliases: [] }));
  return {
    inOwnSection,
    required: asks ? linesWith(grammar.required, pool.skills, random.int(3, 6), years, random) : nothing,
    preferred: asks
      ? linesWith(
          inOwnSection ? grammar.plainPreferred : grammar.preferred,
          pool.skills,
          random.int(1, 3),
          years,
          random,
        )
      : nothing,
    negated: random.chance(0.25) ? linesWith(grammar.negated, pool.skills, 1, years, random) : nothing,
    soft: asks ? linesWith(grammar.soft, soft, random.int(1, 2), years, random) : nothing,
    license:
      asks && resume.language.startsWith('en') && random.chance(0.3)
        ? random.pick(setting.trade.certifications)[0]
        : undefined,
    duties: (grammar.duties.length > 0
      ? random.sample(grammar.duties, 3)
      : random.sample(pool.deeds, random.int(3, 6))
    ).map(capitalized),
  };
};

/** A posting in the trade and language of the person. `seen` is the text of the resume, which decides what is missing. */
export const forgePosting = (forged: Forged, seed: number, seen: string): ForgedPosting => {
  const { resume, setting, title } = forged;
  const random = randomOf(`posting/${seed}/${resume.id}`);
  const { trade, country, share, language } = setting;
  const tongue = tongueOf(language);
  const grammar = grammars[tongue];
  const years = random.int(1, 9);
  const asked = drawAsked(forged, grammar, years, random);
  const { required, preferred, negated, soft, license, duties, inOwnSection } = asked;
  const titles = tongue === 'en' ? trade.titles : abroadTitles[tongue];
  const job = random.chance(0.4) ? title : random.pick(titles);
  const company = drawEmployer(random.pick(trade.sectors), country, language, share, random).name;
  const [level, degreeTemplate] = random.pick(grammar.degrees);
  const field = degreeTemplate.includes('%') ? random.pick(trade.fields) : '';
  const hasDegree = random.chance(0.7);
  const degreeLine = degreeTemplate.replace('%', field);
  const conditions = random.sample(grammar.conditions, random.int(0, 2));
  const askedLines = [
    ...required.lines,
    ...(license === undefined ? [] : [random.pick([`Current ${license}`, `${license} required`])]),
    ...(hasDegree ? [degreeLine] : []),
    ...negated.lines,
    ...soft.lines,
    ...conditions,
    ...(inOwnSection ? [] : preferred.lines),
  ];
  const write = drawWriter(random);
  const heading = (name: keyof Grammar['headings']): string => random.pick(grammar.headings[name]);
  const blocks = [
    ...(random.chance(0.5) ? [`${heading('about')}\n${random.pick(grammar.about)}`.replaceAll('~', company)] : []),
    write({ heading: heading('duties'), lines: duties }),
    ...(askedLines.length > 0
      ? [write({ heading: heading('required'), lines: random.chance(0.5) ? random.shuffle(askedLines) : askedLines })]
      : []),
    ...(inOwnSection && preferred.lines.length > 0
      ? [write({ heading: heading('preferred'), lines: preferred.lines })]
      : []),
  ];
  const pay = tongue === 'en' ? ` Pay range: $${random.int(17, 38)} to $${random.int(39, 70)} per hour.` : '';
  const offer = `${heading('benefits')}\n${grammar.offer} ${random.sample(grammar.benefits, 4).join(', ')}.${pay}`;
  const notice = random.sample(grammar.notices, 2).join(' ').replaceAll('~', company);
  const head = random.pick([
    `${job}\n${company}`,
    `${job} at ${company}`,
    `${company} | ${job}`,
    `${job} (m/f/d)\n${company}`,
  ]);
  const body = [head, ...blocks].join('\n\n');
  const boilerplate = `${offer}\n\n${notice}`;
  const judged = (terms: readonly Term[]): AskedTerm[] =>
    terms.map((term) => ({ ...term, resume: verdictOn(term, seen) }));
  const licensed = license === undefined ? [] : [{ name: license, aliases: [] }];
  const terms = [...required.used, ...preferred.used, ...licensed];
  return {
    text: `${body}\n\n${boilerplate}\n`,
    truth: {
      id: resume.id,
      title: job,
      company,
      years: required.lines.some((line) => line.includes(`${years}+`)) ? years : null,
      degree: hasDegree ? { level, field, required: true } : null,
      required: judged([...required.used, ...licensed]),
      preferred: judged(preferred.used),
      soft: judged(soft.used),
      neutral: [
        ...new Set([
          job,
          ...partsOf(duties, 2),
          ...partsOf(
            terms.map(({ name }) => name),
            1,
          ),
          ...conditions,
          'BS',
          'MS',
          'PhD',
          'GED',
          ...(hasDegree ? [degreeLine, field, ...partsOf([degreeLine], 2)] : []),
        ]),
      ].filter(Boolean),
      boilerplate,
      body,
    },
  };
};
