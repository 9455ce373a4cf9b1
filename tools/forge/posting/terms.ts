import type { Random } from '../random.ts';
import { deedsOf, knowledgeOf } from '../lists/skills.ts';
import { toolsOf } from '../lists/tools.ts';
import type { Setting } from '../content/experience.ts';

/** One thing that a posting asks for: as it is written, and the other ways in which people write it. */
export type Term = { name: string; aliases: readonly string[] };

const vendors = new Set([
  'Microsoft',
  'Adobe',
  'Apache',
  'Amazon',
  'Google',
  'Atlassian',
  'Autodesk',
  'Oracle',
  'IBM',
  'Cisco',
  'ESRI',
  'Intuit',
  'SAP',
  'Apple',
]);

/** 'Microsoft Excel' is asked for as 'Excel', and the other way round. */
const termOf = (name: string, random: Random): Term => {
  const [first = '', ...rest] = name.split(' ');
  const short = rest.join(' ');
  if (!vendors.has(first) || short.length < 4) return { name, aliases: [] };
  return random.chance(0.5) ? { name: short, aliases: [name] } : { name, aliases: [short] };
};

/** Words that name nothing in particular when they stand alone as a skill. */
const vague = new Set([
  'c',
  'r',
  'word',
  'teams',
  'access',
  'go',
  'data analysis',
  'spreadsheet',
  'recordkeeping',
  'backup and archival',
]);

/** A capital that only began a line of the resume goes: 'Sheet metal' is 'sheet metal'. */
const written = (name: string): string =>
  /^[A-Z][a-z]+ [a-z]/.test(name) ? name.slice(0, 1).toLowerCase() + name.slice(1) : name;

export type Pool = { skills: Term[]; deeds: readonly string[] };

/** What a posting of this trade may ask for, about half of it in the resume. */
export const poolOf = ({ trade, share }: Setting, skillsOfResume: readonly string[], random: Random): Pool => {
  const tools = toolsOf(trade.code, share).filter(
    (name) => !vague.has(name.toLowerCase()) && !name.startsWith('Microsoft Office'),
  );
  const knowledge = knowledgeOf(trade.words, share).filter((label) => label.split(' ').length <= 3);
  const own = random.sample(
    skillsOfResume.filter((name) => !vague.has(name.toLowerCase())),
    6,
  );
  const foreign = [...random.sample(tools, 7), ...random.sample(knowledge, 6)];
  const names = [...new Map([...own, ...foreign].map((name) => [name.toLowerCase(), name])).values()];
  // A term inside another one ('Excel', 'Excel macros') would count twice.
  const apart = names.filter(
    (name) => !names.some((other) => other !== name && other.toLowerCase().includes(name.toLowerCase())),
  );
  return {
    skills: random.shuffle(apart).map((name) => termOf(written(name), random)),
    deeds: deedsOf(trade.words, share),
  };
};
