import fs from 'node:fs';
import path from 'node:path';
import { functionWords } from '#engine/lexicon/stop-words.ts';
import { termsIn } from '#engine/terms/terms-in.ts';
import { familyOf } from '#engine/terms/family.ts';
import { stemOf } from '#engine/text/stem.ts';
import { wordsOf } from '#engine/text/words.ts';

// `node tools/relations.ts FOLDER` writes what the coach knows of related words, from a folder with `Technology
// Skills.txt` of the O*NET database and `skills_en.csv` of ESCO.
const folder = process.argv[2];
if (folder === undefined) {
  console.error('Name a folder with the files of O*NET and ESCO: node tools/relations.ts FOLDER');
  process.exit(64);
}

/** Kinds of software that hold too much to relate two of their tools: Redis and MySQL, a statistics package and a lab's archive. */
const tooBroad: ReadonlySet<string> = new Set([
  'Analytical or scientific software',
  'Medical software',
  'Data base user interface and query software',
  'Data base management system software',
  'Object oriented data base management software',
  'Web platform development software',
  'Cloud-based data access and sharing software',
  'Development environment software',
  'Object or component oriented development software',
  'Operating system software',
  'Office suite software',
  'Electronic mail software',
  'Internet browser software',
  'Word processing software',
  'Computer based training software',
  'Information retrieval or search software',
  'Expert system software',
  'Application server software',
]);

const write = (name: string, about: string, lines: Iterable<string>): void => {
  const sorted = [...new Set(lines)].toSorted((a, b) => (a < b ? -1 : 1));
  const text = `${about}\n// Written by \`node tools/relations.ts\`.\nexport const ${name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())} = \`\n${sorted.join('\n')}\n\`;\n`;
  fs.writeFileSync(new URL(`../engine/lexicon/gazetteers/${name}.ts`, import.meta.url), text);
  console.log(`${name}: ${sorted.length} lines, ${Math.round(text.length / 1000)} kB`);
};

/** What O*NET writes before or behind the name of a tool. */
const beside: ReadonlySet<string> = new Set(
  'adobe amazon apache apple atlassian autodesk cisco dassault systemes esri google hp hewlett packard ibm intuit microsoft mongodb oracle qlik red hat salesforce sap siemens software systems tech web the'.split(
    ' ',
  ),
);

/** The printed name of the tool that a text is about; null when it says more than that, or nothing that we know. */
const toolOf = (example: string): string | null => {
  const words = wordsOf([{ text: example, isNewStart: true }]);
  const found = termsIn(words, () => true).filter(({ isInside, entry }) => !isInside && entry.kind === 'tool');
  const [only] = found;
  if (only === undefined || found.length > 1) return null;
  const others = words.filter((_, at) => at < only.first || at > only.last);
  return others.every(({ plain }) => beside.has(plain)) ? only.entry.term : null;
};

const tools = fs
  .readFileSync(path.join(folder, 'Technology Skills.txt'), 'utf8')
  .split(/\r?\n/u)
  .slice(1)
  .flatMap((line) => {
    const [, example = '', , kind = ''] = line.split('\t');
    if (kind === '' || tooBroad.has(kind)) return [];
    const tool = toolOf(example);
    return tool === null ? [] : [`${tool}|${kind}`];
  });
write(
  'tools-of-a-kind',
  '// Tools of our lexicon with the kind of software that they are in the O*NET 29.2 Database, CC BY 4.0; modified.',
  tools,
);

/** A pair of words has to replace each other in the names of this many skills. */
const minSkills = 5;

/** The names of each skill: fields of a CSV file with line breaks inside of quotation marks. */
const skillsIn = (csv: string): readonly (readonly string[])[] =>
  csv
    .split(/\r?\n(?=http)/u)
    .slice(1)
    .map((record) => {
      const [, preferred = '', others = ''] =
        /^[^,]*,[^,]*,("(?:[^"]|"")*"|[^,]*),("(?:[^"]|"")*"|.*)$/su.exec(record.trim()) ?? [];
      return [preferred, ...others.replaceAll(/^"|"$/g, '').split('\n')]
        .map((name) => name.replaceAll(/^"|"$/g, '').trim())
        .filter((name) => name !== '');
    });

const isSmall: ReadonlySet<string> = new Set(functionWords);
const wordsIn = (name: string): readonly string[] =>
  wordsOf([{ text: name, isNewStart: true }])
    .map(({ plain }) => plain)
    .filter((plain) => !isSmall.has(plain));

const skillsOfPair = new Map<string, number>();
for (const names of skillsIn(fs.readFileSync(path.join(folder, 'skills_en.csv'), 'utf8'))) {
  const said = [...new Set(names.map((name) => wordsIn(name).join(' ')))].map((name) => name.split(' '));
  const pairs = new Set<string>();
  for (const one of said)
    for (const other of said) {
      if (one.length !== other.length || one.length < 2) continue;
      const differing = one.flatMap((word, at) => (word === other[at] ? [] : [at]));
      const [at] = differing;
      if (differing.length !== 1 || at === undefined) continue;
      const [a = '', b = ''] = [one[at], other[at]];
      // Two forms of one word are no news, and what comes first is nearly always a verb that fits anything.
      if (at === 0 || a >= b || familyOf(stemOf(a)) === familyOf(stemOf(b))) continue;
      pairs.add(`${a}|${b}`);
    }
  for (const pair of pairs) skillsOfPair.set(pair, (skillsOfPair.get(pair) ?? 0) + 1);
}
write(
  'words-for-one-skill',
  '// Words that replace each other in the names of one skill in ESCO, the classification of the European Commission, in five skills or more; modified.',
  [...skillsOfPair].filter(([, count]) => count >= minSkills).map(([pair]) => pair),
);
