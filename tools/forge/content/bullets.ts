import type { Random } from '../random.ts';
import type { Tongue } from './countries.ts';
import { abroadDeeds } from './abroad-deeds.ts';

const irregular: Readonly<Record<string, string>> = {
  control: 'controlled',
  refer: 'referred',
  transfer: 'transferred',
  prefer: 'preferred',
  submit: 'submitted',
  teach: 'taught',
  make: 'made',
  write: 'wrote',
  lead: 'led',
  sell: 'sold',
  keep: 'kept',
  take: 'took',
  give: 'gave',
  build: 'built',
  read: 'read',
  meet: 'met',
  cut: 'cut',
  set: 'set',
  drive: 'drove',
  draw: 'drew',
  deal: 'dealt',
  show: 'showed',
  feed: 'fed',
  hold: 'held',
  find: 'found',
  bring: 'brought',
  run: 'ran',
  put: 'put',
  grow: 'grew',
  think: 'thought',
  be: 'was',
  have: 'had',
  understand: 'understood',
  lay: 'laid',
  oversee: 'oversaw',
  spend: 'spent',
  speak: 'spoke',
  send: 'sent',
  sew: 'sewed',
  fit: 'fitted',
  buy: 'bought',
  blow: 'blew',
  grind: 'ground',
  wear: 'wore',
  bind: 'bound',
  shoot: 'shot',
  let: 'let',
  lend: 'lent',
  undertake: 'undertook',
  withdraw: 'withdrew',
};

/** 'manage' becomes 'managed', 'plan' becomes 'planned'. */
export const pastOf = (verb: string): string => {
  const known = irregular[verb];
  if (known !== undefined) return known;
  if (verb.endsWith('e')) return `${verb}d`;
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ied`;
  const doubles = /^[^aeiou]*[aeiou][bdgmnprt]$/.test(verb);
  return doubles ? `${verb}${verb.at(-1)}ed` : `${verb}ed`;
};

const capitalized = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

const endings = (random: Random): string =>
  random.pick([
    '',
    '',
    '',
    ` for ${random.int(3, 60)} clients`,
    ` across ${random.int(2, 14)} sites`,
    `, cutting turnaround by ${random.int(8, 55)}%`,
    ` with a team of ${random.int(3, 24)}`,
    `, saving $${random.int(12, 480)},000 a year`,
    ` and trained ${random.int(2, 15)} new colleagues`,
    ` on time for ${random.int(2, 9)} quarters in a row`,
    ` under tight deadlines`,
    `, which raised satisfaction from ${random.int(61, 78)}% to ${random.int(82, 97)}%`,
    ` in a facility of ${random.int(40, 900)} people`,
    ` every week`,
  ]);

/** One duty as people write it, from an ESCO deed ('manage inventory') or one of another language. */
const englishBullet = (deed: string, tool: string | undefined, isPast: boolean, random: Random): string => {
  const [verb = '', ...rest] = deed.split(' ');
  const object = rest.join(' ');
  const style = random.weighted([
    [70, 'verb'],
    [6, 'responsible'],
    [6, 'gerund'],
    [8, 'tool'],
  ] as const);
  const main = `${isPast ? pastOf(verb) : verb} ${object}`;
  if (style === 'responsible') return `Responsible to ${verb} ${object}${endings(random)}`;
  if (style === 'gerund') return `Helped the team ${verb} ${object}${endings(random)}`;
  if (style === 'tool' && tool !== undefined) return `${capitalized(main)} using ${tool}`;
  return capitalized(main) + endings(random);
};

export type DutySource = { deeds: readonly string[]; tools: readonly string[] };

export const drawBullets = (
  source: DutySource,
  tongue: Tongue,
  isPast: boolean,
  count: number,
  random: Random,
): string[] => {
  const stop = random.chance(0.5) ? '.' : '';
  if (tongue !== 'en') {
    return random.sample(abroadDeeds[tongue], count).map((deed) => {
      const tool = source.tools.length > 0 && random.chance(0.25) ? ` (${random.pick(source.tools)})` : '';
      return deed.replace('#', String(random.int(3, 90))) + tool + stop;
    });
  }
  const tool = (): string | undefined => (source.tools.length > 0 ? random.pick(source.tools) : undefined);
  return random.sample(source.deeds, count).map((deed) => englishBullet(deed, tool(), isPast, random) + stop);
};
