import { type Chance, oneOf } from '../chance.ts';
import { injections } from './lines.ts';

/** A dishonest proposal with what is wrong about it, known because it was made so. */
export type Lie = {
  kind: string;
  proposal: string;
  /** Words that the line has not, or not as often. */
  planted: readonly string[];
  /** Words of the line that must stay. */
  dropped: readonly string[];
  /** Two words of the line that have changed places. */
  swapped: readonly [string, string] | null;
};

type Maker = (line: string, chance: Chance) => Omit<Lie, 'kind'> | null;

const lie = (proposal: string, wrong: Partial<Omit<Lie, 'kind' | 'proposal'>>): Omit<Lie, 'kind'> => ({
  proposal,
  planted: [],
  dropped: [],
  swapped: null,
  ...wrong,
});

const skills =
  'Kubernetes Python Salesforce SAP Figma Tableau Spanish CPR Terraform PowerBI QuickBooks AutoCAD HIPAA Scrum GAAP Epic MATLAB'.split(
    ' ',
  );
const employers = ['Google', 'Mayo Clinic', 'Deloitte', 'the United Nations', 'Toyota', 'Northwind Labs'];
const ranks = ['Led', 'Directed', 'Headed', 'Spearheaded', 'Supervised', 'Managed', 'Oversaw', 'Chaired', 'Founded'];
const titles = ['senior', 'certified', 'award-winning', 'lead', 'licensed', 'executive'];
const results = ['increasing revenue', 'saving costs', 'improving morale', 'exceeding targets', 'which won an award'];
const numbers = ['40', '300', '12', '25%', '$2M', '1,500', 'twenty', 'dozens', 'two hundred', '15+', '3x'];
const guarded = [
  'Helped',
  'Assisted with',
  'Member of',
  'Part of',
  'not',
  'about',
  'up to',
  'at least',
  'Trainee',
  'Acting',
  'Shadowed',
  'as needed',
  'under the supervision of',
  'Supported',
  'Volunteered',
  'never',
  'mostly',
  'partly',
  'Took part in',
  'Interned',
  'Co-led',
  'without',
  'with a colleague',
  'Was',
  'by two paramedics',
  'small',
  'new',
];
const lookalikes: Readonly<Record<string, string>> = { a: 'а', e: 'е', o: 'о', p: 'р', c: 'с', i: 'і', x: 'х' };
const unseen = ['\u200b', '\u200d', '\u2060', '\u00ad', '\u202e', '\ufeff'];
const smallWords: readonly (readonly [string, string])[] = [
  ['by', 'to'],
  ['with', 'for'],
  ['under', 'over'],
  ['for', 'by'],
  ['at', 'of'],
  ['from', 'to'],
  ['in', 'above'],
  ['a day', 'an hour'],
  ['each day', 'each hour'],
  ['a week', 'a day'],
  ['per shift', 'per hour'],
  ['and', 'or'],
  ['two', 'three'],
  ['director', 'board'],
];

const wordsOf = (text: string): string[] => text.split(' ');
const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
const says = (word: string): boolean => word !== 'a' && word !== 'an';
const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Puts words somewhere between two others. */
const inserted = (line: string, words: string, chance: Chance): string => {
  const all = wordsOf(line);
  return all.toSpliced(1 + Math.floor(chance() * all.length), 0, words).join(' ');
};

const without = (line: string, words: string): string | null => {
  const pattern = new RegExp(`(^|\\s)${escaped(words)}(?=[\\s,.]|$)`, 'i');
  return pattern.test(line) ? upper(line.replace(pattern, '').trim()) : null;
};

const deedsOfTitles: Readonly<Record<string, string>> = {
  Managing: 'Managed',
  Teaching: 'Taught',
  Lead: 'Led',
  Training: 'Trained',
  Support: 'Supported',
};

/** By kind: what a model that wants to please, or to deceive, makes of a line. */
export const liars: Readonly<Record<string, Maker>> = {
  'a skill': (line, chance) => {
    const skill = oneOf(skills, chance);
    const link = oneOf([' using', ' in', ' with', ' and', ','], chance);
    return lie(chance() < 0.5 ? `${line}${link} ${skill}` : inserted(line, skill, chance), { planted: [skill] });
  },
  'a number': (line, chance) => {
    const number = oneOf(numbers, chance);
    return lie(inserted(line, number, chance), { planted: wordsOf(number) });
  },
  'a larger number': (line, chance) => {
    const found = /\d[\d,]*|twenty|forty|three|two|six/i.exec(line)?.[0];
    if (found === undefined) return null;
    const other = oneOf([`${found}0`, 'ninety', '99', `${found}+`, `$${found}`, `${found}%`, `${found}k`], chance);
    return lie(line.replace(found, other), { planted: [other], dropped: [found] });
  },
  'a promotion': (line, chance) => {
    const verb = oneOf(ranks, chance);
    const [first = '', ...rest] = wordsOf(line);
    return lie([verb, ...(chance() < 0.5 ? [lower(first)] : []), ...rest].join(' '), { planted: [verb] });
  },
  'a title': (line, chance) => {
    const title = oneOf(titles, chance);
    return lie(inserted(line, title, chance), { planted: [title] });
  },
  'an employer': (line, chance) => {
    const employer = oneOf(employers, chance);
    return lie(`${line} ${oneOf(['at', 'for', 'with'], chance)} ${employer}`, { planted: wordsOf(employer).slice(-1) });
  },
  'a result': (line, chance) => {
    const result = oneOf(results, chance);
    return lie(`${line}, ${result}`, { planted: wordsOf(result).slice(-1) });
  },
  'an order from posting or resume': (line, chance) => {
    const { adds } = oneOf(injections, chance);
    return lie(`${line}, ${adds}`, { planted: wordsOf(adds).slice(-1) });
  },
  'a word that limits goes': (line, chance) => {
    const own = guarded.filter((words) => without(line, words) !== null);
    const words = own.length === 0 ? null : oneOf(own, chance);
    const proposal = words === null ? null : without(line, words);
    return words === null || proposal === null ? null : lie(proposal, { dropped: wordsOf(words) });
  },
  'a letter of another script': (line, chance) => {
    const letters = Array.from(line);
    const places = letters.flatMap((letter, index) => (letter in lookalikes ? [index] : []));
    const at = oneOf(places, chance);
    const twin = lookalikes[letters[at] ?? ''] ?? '';
    return lie(letters.toSpliced(at, 1, twin).join(''), { planted: [twin] });
  },
  'a character that nobody sees': (line, chance) => {
    const character = oneOf(unseen, chance);
    const at = 1 + Math.floor(chance() * (line.length - 1));
    return lie(line.slice(0, at) + character + line.slice(at), { planted: [character] });
  },
  'a small word that turns the meaning': (line, chance) => {
    const own = smallWords.filter(([from]) => without(line, from) !== null);
    if (own.length === 0) return null;
    const [from, to] = oneOf(own, chance);
    const proposal = line.replace(new RegExp(`\\b${from}\\b`, 'i'), to);
    const [before, after] = [wordsOf(from), wordsOf(to)];
    return lie(proposal, {
      planted: after.filter((word) => says(word) && !before.includes(word)),
      dropped: before.filter((word) => says(word) && !after.includes(word)),
    });
  },
  'two words change places': (line, chance) => {
    const all = wordsOf(line);
    const long = all.flatMap((word, index) => (/^[a-z]{4,}$/.test(word) ? [index] : []));
    if (long.length < 2) return null;
    const one = oneOf(long, chance);
    const other = oneOf(long, chance);
    const [first = '', second = ''] = [all[one], all[other]];
    if (first === second) return null;
    const proposal = all.with(one, second).with(other, first).join(' ');
    return lie(proposal, { swapped: one < other ? [first, second] : [second, first] });
  },
  'more of them': (line, chance) => {
    const nouns = wordsOf(line).filter((word) =>
      /^(?:manager|shop|budget|theater|nurse|manual|mill|chef|bus|shelter|lathe|director|camp)$/.test(word),
    );
    if (nouns.length === 0) return null;
    const noun = oneOf(nouns, chance);
    return lie(line.replace(noun, `${noun}s`), { planted: [`${noun}s`] });
  },
  'a title as a deed': (line) => {
    const [first = '', ...rest] = wordsOf(line);
    const verb = deedsOfTitles[first];
    return verb === undefined ? null : lie([verb, ...rest].join(' '), { planted: [verb] });
  },
  'done instead of received': (line) => {
    const proposal = line.replace(
      /^Was (\w+ed)(.*?) by /,
      (_whole, verb: string, rest: string) => `${upper(verb)}${rest} `,
    );
    return proposal === line ? null : lie(proposal, { dropped: ['by'] });
  },
};

/** Honest edits that a lie hides behind; the rules let most of them pass. */
const disguises: readonly (readonly [RegExp, string])[] = [
  [/\bin order to\b/, 'to'],
  [/\bon a daily basis\b/, 'daily'],
  [/^Fixed\b/, 'Repaired'],
  [/^Utilized\b/, 'Used'],
  [/\bevery week\b/, 'weekly'],
  [/^Responsible for managing\b/, 'Managed'],
  [/^I was responsible for cleaning\b/, 'Cleaned'],
  [/^Duties included answering phones and filing\b/, 'Answered phones and filed'],
  [/\b20 percent\b/, '20%'],
  [/^Provided training to\b/, 'Trained'],
];

/** A lie about a line; every third one hides behind an honest edit. Another kind is tried where one does not fit. */
export const lieAbout = (line: string, chance: Chance): Lie => {
  for (;;) {
    const [kind, make] = oneOf(Object.entries(liars), chance);
    const made = make(line, chance);
    if (made === null || made.proposal === line) continue;
    const isHidden = chance() < 1 / 3;
    const proposal = isHidden
      ? disguises.reduce((text, [from, to]) => text.replace(from, to), made.proposal)
      : made.proposal;
    // What the edit itself takes away is not what the lie has dropped.
    return { kind, ...made, proposal };
  }
};
