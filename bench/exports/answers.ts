import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { AnalysisResult } from '#contract/report/analysis-result.ts';
import { linesOf, root } from '../shared-material.ts';
import type { Read } from './judge/score-file.ts';
import type { RealExport } from './real-exports.ts';

/** A result, or an error without anything that was read. */
export type Answer = Partial<Pick<AnalysisResult, 'parsed'>>;

export const readOf = ({ parsed }: Answer): Read => ({
  name: parsed?.name ?? '',
  email: parsed?.email ?? '',
  phone: parsed?.phone ?? '',
  jobs: (parsed?.experience ?? []).map(({ employer, title, start = '', end = '' }) => ({
    employer,
    title,
    start,
    end,
  })),
  education: (parsed?.education ?? []).map(({ institution, degree, field = '' }) => ({ institution, degree, field })),
  certifications: parsed?.certifications ?? [],
  headings: (parsed?.sections ?? []).map(({ heading }) => heading).filter((heading) => heading !== ''),
});

/** What the engine reads in each file, and the number of files that it could not read at all. */
export const answersTo = (files: readonly RealExport[]): { reads: readonly Read[]; failures: number } => {
  const scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'parsewell-exports-'));
  const list = path.join(scratch, 'list.jsonl');
  fs.writeFileSync(list, files.map((file) => `${JSON.stringify({ file: file.path, job: null })}\n`).join(''));
  const out = path.join(scratch, 'answers.jsonl');
  const engine = spawnSync(process.execPath, [path.join(root, 'bench/eval-batch.ts'), list], {
    stdio: ['ignore', fs.openSync(out, 'w'), 'inherit'],
  });
  if (engine.status !== 0) throw new Error(`The engine ended with ${engine.status}. Its output is printed above.`);
  const answers = linesOf<Answer>(out);
  fs.rmSync(scratch, { recursive: true });
  return { reads: answers.map(readOf), failures: answers.filter(({ parsed }) => parsed === undefined).length };
};
