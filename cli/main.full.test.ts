import fs from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { analysisResultSchema } from '#contract/report/analysis-result.ts';
import {
  removeFolder,
  golden,
  clean,
  word,
  scan,
  unreachable,
  folder,
  written,
  parsewell,
  parsewellFed,
  linesOf,
  printedAlone,
} from './testing/run-parsewell.ts';

afterAll(removeFolder);

describe('parsewell check', () => {
  test('--jobs reads one job description path per line, an empty line means none, and an unknown system changes nothing', () => {
    written('a.txt', 'Accountant\n\nRequirements\n- SQL\n- GAAP\n- Payroll');
    const jobs = written('jobs.txt', '\na.txt\n');
    const unknown = ['--job-url', 'https://quillfeather.example/jobs'];
    const { code, out } = parsewell('check', clean, word, '--jobs', jobs, ...unknown, '--json', '--processes', '1');
    const [first, second] = linesOf(out);
    expect(code).toBe(0);
    expect(first).toMatchObject({ jobRelevanceScore: null, applyingThrough: null });
    expect(second).toMatchObject({ jobRelevanceScore: expect.any(Number), applyingThrough: null });
  });

  test('a file with a blocker exits with code 1', () => {
    const { code, out } = parsewell('check', unreachable, '--json');
    expect(linesOf(out)[0]).toMatchObject({
      formatIssues: expect.arrayContaining([expect.objectContaining({ type: 'missing-contact' })]),
    });
    expect(code).toBe(1);
  });

  test('two processes print the same bytes as one, in the order of the arguments', () => {
    const files = [word, scan, clean, 'nowhere.pdf', unreachable, clean];
    const one = parsewell('check', ...files, '--json', '--processes', '1');
    expect(parsewell('check', ...files, '--json', '--processes', '2')).toEqual(one);
    expect(one).toMatchObject({ code: 2, err: '' });
    expect(linesOf(one.out)).toMatchObject([
      { filename: 'resume.docx' },
      { file: scan },
      { filename: 'resume.pdf' },
      { file: 'nowhere.pdf' },
      { filename: 'resume.docx' },
      { filename: 'resume.pdf' },
    ]);
  });

  test('several files print what each prints alone', () => {
    const each = [word, clean].map((file) => printedAlone(file).out);
    expect(parsewell('check', word, clean).out).toBe(each.join(''));
  });

  test('--report also writes one report on all files, without a name among what they share', () => {
    const files = [clean, clean, word, clean, clean, 'nowhere.pdf'];
    const printed = parsewell('check', ...files, '--json', '--report', 'report.json');
    expect(printed.code).toBe(2);
    expect(linesOf(printed.out)).toHaveLength(6);
    const { files: rows, together } = z
      .object({ files: z.array(z.looseObject({ file: z.string() })), together: z.record(z.string(), z.unknown()) })
      .parse(JSON.parse(fs.readFileSync(path.join(folder, 'report.json'), 'utf8')));
    expect(rows.map(({ file }) => file)).toEqual(files);
    expect(rows.at(-1)).toEqual({ file: 'nowhere.pdf', error: 'There is no such file.' });
    expect(together).toMatchObject({ resumes: 5, medians: { ats: expect.any(Number) } });
    expect(JSON.stringify(together)).not.toContain('resume.');
  });

  test('--fail-under turns a low ATS compatibility score into code 1 and says which file it is, apart from the output', () => {
    const tables = path.join(golden('tables-docx'), 'resume.docx');
    const files = [clean, tables];
    const failed = parsewell('check', ...files, '--json', '--processes', '1', '--fail-under', '100');
    const scores = linesOf(failed.out).map((line) => analysisResultSchema.parse(line).atsScore);
    expect(scores).toEqual([100, expect.toSatisfy((score: number) => score < 100)]);
    expect(failed.code).toBe(1);
    expect(failed.err).toBe(`${tables}: The ATS compatibility score is ${scores[1]}, below 100.\n`);
    expect(parsewell('check', tables, '--fail-under', String(scores[1]))).toMatchObject({ code: 0, err: '' });
  });

  test('- reads standard input, which has no name to judge', () => {
    const { code, out } = parsewellFed(fs.readFileSync(clean), 'check', '-', '--json');
    const [result] = linesOf(out).map((line) => analysisResultSchema.parse(line));
    expect(code).toBe(0);
    expect(result).toMatchObject({ filename: '-', parsed: { name: 'Maren Oduya' } });
    expect(result?.checks.find(({ id }) => id === 'file-name')?.outcome).toBe('not-applicable');
  });
});
