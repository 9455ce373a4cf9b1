import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { signalRows } from '#tools/ablation/signal-rows.ts';
import { linesOf, root } from '../shared-material.ts';
import type { Answered } from './errors-of.ts';

test('without the rows of titles a resume is read in another way, although their scores are remembered', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'parsewell-answers-'));
  const [list, out] = [path.join(folder, 'subjects.jsonl'), path.join(folder, 'answers.jsonl')];
  const rows = signalRows(root).filter(({ file }) => file === 'engine/fields/experience/titles.ts');
  const file = path.join(root, 'corpus/clean-nurse-pdf/resume.pdf');
  fs.writeFileSync(list, `${JSON.stringify({ is: 'printed', id: 'nurse', family: 'nurse', path: file })}\n`);
  const { status } = spawnSync(
    process.execPath,
    ['--import', path.join(root, 'tools/ablation/withholdable-rows.ts'), 'bench/ablation/answers.ts', list, out],
    { cwd: root, input: rows.map(({ id }) => id).join('\n'), stdio: ['pipe', 'ignore', 'inherit'] },
  );
  const answers = status === 0 ? linesOf<Answered>(out) : [];
  fs.rmSync(folder, { recursive: true });
  expect(status).toBe(0);
  expect(answers.filter(({ row }) => row === 0)).toHaveLength(1);
  expect(answers.filter(({ row }) => row > 0)).not.toEqual([]);
}, 60_000);
