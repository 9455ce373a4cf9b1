import type { Random } from '../random.ts';
import { deedsOf, knowledgeOf } from '../lists/skills.ts';
import { toolsOf } from '../lists/tools.ts';
import type { Setting } from '../content/experience.ts';

/** One thing that a posting asks for: as it is written, and the other ways in which people write it. */
export type Term = { name: string; aliases: readonly string[] };

const listed = (text: string): readonly string[] => text.split('|').map((item) => item.trim());

/** Makers whose products are known without them: 'Excel', 'Kafka', 'Revit'. */
const silentMakers = listed(
  `Microsoft|Adobe|Apache|Atlassian|Autodesk|Trimble|Qlik Tech|Avid Technology|Dassault Systemes|Apple`,
);

/** Makers that are usually named, and left out by some. */
const namedMakers =
  listed(`Amazon|Google|Oracle|IBM|Cisco|ESRI|Intuit|SAP|Bentley|Corel|Sage|LexisNexis|PTC|Siemens|Epic|Blackbaud
  |Salesforce|Allscripts|Cerner|Red Hat`);

const makerOf = (makers: readonly string[], name: string): string | undefined =>
  makers.find((maker) => name.startsWith(`${maker} `));

/** Words that say nothing alone: 'Microsoft Office' is not asked for as 'Office'. */
const vague = new Set(
  `office access word teams project go c r planner publisher flow outlook visio stream forms lists to do data analysis
  recordkeeping`.split(/\s+/),
);

/** 'Microsoft Excel' is asked for as 'Excel', 'Payroll software' as 'payroll', and the other way round. */
const termOf = (name: string, random: Random): Term => {
  if (name.endsWith(' software')) return { name, aliases: [name.slice(0, -' software'.length)] };
  const silent = makerOf(silentMakers, name);
  const maker = silent ?? makerOf(namedMakers, name);
  const short = maker === undefined ? '' : name.slice(maker.length + 1);
  if (short.length < 4 || vague.has(short.toLowerCase())) return { name, aliases: [] };
  return silent !== undefined && random.chance(0.6) ? { name: short, aliases: [name] } : { name, aliases: [short] };
};

export type Pool = { skills: Term[]; deeds: readonly string[] };

/** What a posting of this trade may ask for, about half of it in the resume. */
export const poolOf = (setting: Setting, skillsOfResume: readonly string[], random: Random): Pool => {
  const { trade, share } = setting;
  const tools = toolsOf(trade.code, share).filter((name) => !vague.has(name.toLowerCase()));
  const knowledge = knowledgeOf(trade.words, share).filter((label) => label.split(' ').length <= 3);
  const known = new Map(knowledge.map((label) => [label.toLowerCase(), label]));
  // The resume may have begun a line with it: 'Sheet metal' is 'sheet metal'.
  const own = skillsOfResume
    .filter((name) => !vague.has(name.toLowerCase()))
    .map((name) => known.get(name.toLowerCase()) ?? name);
  const isEnglish = setting.language.startsWith('en');
  const foreign = [...random.sample(tools, 7), ...(isEnglish ? random.sample(knowledge, 6) : [])];
  const names = [...new Map([...random.sample(own, 6), ...foreign].map((name) => [name.toLowerCase(), name])).values()];
  // A term inside another one ('Excel', 'Excel macros') would count twice.
  const apart = names.filter(
    (name) => !names.some((other) => other !== name && other.toLowerCase().includes(name.toLowerCase())),
  );
  return { skills: random.shuffle(apart).map((name) => termOf(name, random)), deeds: deedsOf(trade.words, share) };
};

/** Parts of terms and duties, which people may call keywords or not. A single word of a duty is none. */
export const partsOf = (texts: readonly string[], minWords: number): string[] =>
  texts
    .flatMap((text) => {
      const words = text.split(' ');
      return words.flatMap((_, from) =>
        Array.from({ length: Math.min(4, words.length - from) }, (_unused, extra) =>
          words.slice(from, from + extra + 1),
        ).filter((part) => part.length >= minWords),
      );
    })
    .map((part) => part.join(' '));
