import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { corpusFolder, kitFolder, root } from './shared-material.ts';

export type Rates = { p: number | null; r: number | null; f1: number | null };

/** The part of the kit's report that the table shows. Rates are between 0 and 1. */
export type KitReport = {
  files: number;
  failures: number;
  determinism: { files: number; different: readonly string[] } | null;
  fields: Readonly<Record<string, Rates>>;
  sectionOrder: number | null;
  fieldsByLayout: Readonly<Record<string, Readonly<Record<string, Rates>>>>;
  defects: {
    recall: number;
    precision: number;
    clean: { files: number; withAlarm: number };
    /** How often each defect was reported in a file that does not have it. */
    falseAlarmTypes: Readonly<Record<string, number>>;
    byLayout: Readonly<Record<string, { files: number; must: Readonly<Record<string, [number, number]>>; fa: number }>>;
  };
  keywords: {
    requiredRecall: number;
    preferredRecall: number;
    softRecall: number;
    precisionStrict: number;
    precisionLenient: number;
    boilerplateRate: number;
    decisionAccuracy: number;
  };
  validity: Readonly<
    Record<'formatScore' | 'atsScore', Readonly<Record<string, { n: number; spearman: number; ci95: number[] | null }>>>
  >;
  metamorphic: Readonly<
    Record<
      'formatScore' | 'atsScore',
      {
        pdfVsDocx: { persons: number; maxAbs: number } | null;
        cleanerNeverLower: { pairs: number; violations: number } | null;
      }
    >
  >;
  scoresByLayout: Readonly<Record<string, Record<'formatScore' | 'atsScore' | 'panel', number | null>>>;
};

export type CorpusReport = {
  corpus: number;
  outcome: { results: number; errors: Record<string, number>; notAResume: { wanted: number; said: number } };
  fields: Readonly<Record<string, Rates & { n: number }>>;
  all: { f1: number };
};

const inQuotes = (word: string): string => `'${word.replaceAll("'", `'\\''`)}'`;
const adapter = path.join(root, 'bench/kit-adapter.ts');

/** The words that have the kit ask our engine. `nodeWords` are options for its Node process. */
export const answersOfEngine = (nodeWords: readonly string[] = []): readonly string[] => {
  const command = [process.execPath, ...nodeWords, path.join(root, 'bench/eval-batch.ts')].map(inQuotes).join(' ');
  return ['--batch', `${command} {list}`];
};

/**
 * Runs one of the kit's programs on our answers and returns its report. Its console output is discarded, because we
 * print our own tables.
 */
export const reportOf = (program: string, words: readonly string[]): unknown => {
  const scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'parsewell-accuracy-'));
  const out = path.join(scratch, 'report.json');
  const all = [path.join(kitFolder, program), ...words, '--adapter', adapter, '--out', out];
  const ended = spawnSync(process.execPath, all, { cwd: kitFolder, stdio: ['ignore', 'ignore', 'inherit'] });
  if (ended.status !== 0) throw new Error(`${program} ended with ${ended.status}. Its output is printed above.`);
  const report: unknown = JSON.parse(fs.readFileSync(out, 'utf8'));
  fs.rmSync(scratch, { recursive: true });
  return report;
};

export const kitReport = (): KitReport =>
  reportOf('evaluate.mjs', ['--split', path.join(kitFolder, 'out/dev'), ...answersOfEngine()]) as KitReport;

export const corpusReport = (): CorpusReport =>
  reportOf('score-corpus.mjs', ['--corpus', corpusFolder, ...answersOfEngine()]) as CorpusReport;
