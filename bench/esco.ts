import fs from 'node:fs';
import path from 'node:path';
import { engineVersion } from '#engine/version.ts';
import { scoreOf, type MetricName, type Ranked } from './esco/ranking.ts';
import { skillRanks } from './esco/skills.ts';
import { jobBertRanks, meloRanks } from './esco/titles.ts';

// `npm run bench:esco -- FOLDER`: how our reading of postings and titles ranks the names of ESCO on public benchmarks,
// scored as WorkRB does. FOLDER has clones of jensjorisdecorte/Skill-Extraction-benchmark,
// jensjorisdecorte/JobBERT-evaluation-dataset and Avature/melo-benchmark. Only test parts are read.
const folder = process.argv[2];
if (folder === undefined || !fs.existsSync(folder)) {
  console.error('Name a folder with clones of the benchmarks: npm run bench:esco -- FOLDER');
  process.exit(64);
}

const row = (...cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;
const table = (
  names: readonly MetricName[],
  lines: readonly (readonly [string, string, readonly Ranked[]])[],
): string =>
  [
    row('set', 'ranked by', 'queries', ...names),
    row(...['set', 'ranked by', 'queries', ...names].map(() => '---')),
    ...lines.map(([set, by, ranks]) => {
      const scored = ranks.filter((ranked) => ranked.ranks.length > 0);
      return row(set, by, scored.length, ...names.map((name) => scoreOf(name, scored)));
    }),
  ].join('\n');

const skillFolder = path.join(folder, 'Skill-Extraction-benchmark/data');
const skillLines = ['house', 'tech', 'techwolf'].flatMap((name) => {
  const { byWords, byTerms } = skillRanks(skillFolder, `${name}_test_annotations.csv`);
  return [[name, 'all words of the sentence', byWords] as const, [name, 'the terms that we find', byTerms] as const];
});

const meloFolder = path.join(folder, 'melo-benchmark/data/processed/melo');
const languages = [
  'usa_q_en_c_en',
  'deu_q_de_c_de',
  'fra_q_fr_c_fr',
  'esp_q_es_c_es',
  'ita_q_it_c_it',
  'prt_q_pt_c_pt',
  'nld_q_nl_c_nl',
];
const titleLines = [
  ...languages.map((name) => [`MELO ${name}`, 'words of the title', meloRanks(path.join(meloFolder, name))] as const),
  [
    'JobBERT titles',
    'words of the title',
    jobBertRanks(
      path.join(folder, 'JobBERT-evaluation-dataset/titles.test.csv'),
      path.join(meloFolder, 'usa_q_en_c_en'),
    ),
  ] as const,
];

console.log(`Engine ${engineVersion}, ${new Date().toISOString().slice(0, 10)}. All figures in percent.\n`);
console.log(`${table(['MAP', 'MRR', 'RP@5', 'RP@10'], skillLines)}\n`);
console.log(table(['MRR', 'hit@1', 'hit@5', 'hit@10'], titleLines));
