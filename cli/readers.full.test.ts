import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { defaultBounds } from '#processes/bounds.ts';
import type { Answer } from './answer.ts';
import { readInProcesses } from './readers.ts';

const script = path.join(import.meta.dirname, 'testing/faulty-child.ts');
const bounds = { ...defaultBounds, wallMs: 1_500, residentBytes: 300 * 1024 * 1024 };

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'parsewell readers '));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));
const named = (name: string): string => {
  const file = path.join(folder, name);
  fs.writeFileSync(file, '');
  return file;
};

const answersFor = async (files: readonly string[], processes: number, program = script): Promise<Answer[]> => {
  const answers: Answer[] = [];
  const questions = files.map((name) => ({ file: named(name), today: '2026-01-15', asJson: true, hasColor: false }));
  await readInProcesses(questions, (_, answer) => answers.push(answer), { processes, bounds, script: program });
  return answers;
};

describe('reading in processes', () => {
  test.each([
    ['hang.pdf', 'too-slow'],
    ['wait.pdf', 'too-slow'],
    ['exit.pdf', 'crashed'],
    ['garbage.pdf', 'crashed'],
    ['buffers.pdf', 'too-large'],
  ])('%s ends only itself, as %s, and the others keep their order', async (file, code) => {
    const answers = await answersFor(['a.pdf', file, 'b.pdf', 'c.pdf'], 2);
    expect(answers.map(({ text }) => text)).toEqual([
      expect.stringContaining('a.pdf'),
      expect.stringContaining(`/${file}","error":{"code":"${code}"`),
      expect.stringContaining('b.pdf'),
      expect.stringContaining('c.pdf'),
    ]);
    expect(answers.map(({ checked }) => (checked.is === 'error' ? checked.line.error.code : ''))).toEqual([
      'read',
      code,
      'read',
      'read',
    ]);
  });

  test('one process reads on in a new one after it was lost', async () => {
    const pids = (await answersFor(['a.pdf', 'b.pdf', 'exit.pdf', 'c.pdf'], 1)).map(
      ({ text }) => / by (\d+)/.exec(text)?.[1],
    );
    expect(pids[0]).toBe(pids[1]);
    expect(pids[2]).toBeUndefined();
    expect(pids[3]).not.toBe(pids[0]);
  });

  test('a program that does not start is an error, not a bad file', async () => {
    await expect(answersFor(['a.pdf'], 1, path.join(import.meta.dirname, 'no-such-file.ts'))).rejects.toThrow(
      'did not start',
    );
  });
});
