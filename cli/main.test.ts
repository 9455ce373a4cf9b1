import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { analysisResultSchema } from '#contract/report/analysis-result.ts';

const root = path.resolve(import.meta.dirname, '..');
const golden = (name: string): string => path.join(root, 'corpus', name);
const clean = path.join(golden('clean-pdf'), 'resume.pdf');
const word = path.join(golden('clean-docx'), 'resume.docx');
const scan = path.join(golden('scan-pdf'), 'resume.pdf');
const unreachable = path.join(golden('no-contact-docx'), 'resume.docx');

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'parsewell cli '));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));
const written = (name: string, text: string): string => {
  const file = path.join(folder, name);
  fs.writeFileSync(file, text);
  return file;
};

const parsewell = (...words: string[]): { code: number | null; out: string; err: string } => parsewellFed('', ...words);
const parsewellFed = (input: Uint8Array | string, ...words: string[]): ReturnType<typeof parsewell> => {
  const ended = spawnSync(process.execPath, [path.join(root, 'cli/main.ts'), ...words], {
    cwd: folder,
    encoding: 'utf8',
    input,
    // As `npx parsewell` sets it.
    env: { ...process.env, NODE_COMPILE_CACHE: path.join(root, 'node_modules/.cache/node') },
  });
  return { code: ended.status, out: ended.stdout, err: ended.stderr };
};
const linesOf = (out: string): unknown[] =>
  out
    .trimEnd()
    .split('\n')
    .map((line): unknown => JSON.parse(line));

/** What is printed for a file alone, for several tests. */
const alone = new Map<string, ReturnType<typeof parsewell>>();
const printedAlone = (file: string): ReturnType<typeof parsewell> => {
  const printed = alone.get(file) ?? parsewell('check', file);
  alone.set(file, printed);
  return printed;
};

describe('parsewell check', () => {
  test('prints parsed fields, scores and advice for people', () => {
    const { code, out } = printedAlone(clean);
    expect(code).toBe(0);
    expect(out).toContain('Maren Oduya');
    expect(out).toMatch(/ATS compatibility\s+\d+/);
    expect(out).not.toContain('\u001b[');
  });

  test('--json prints exactly the analysis result, one line per file in order, and unreadable files do not stop the rest', () => {
    const { code, out } = parsewell('check', clean, scan, word, '--json', '--processes', '1');
    const [first, second, third] = linesOf(out);
    expect(code).toBe(2);
    expect(analysisResultSchema.strict().parse(first)).toMatchObject({
      filename: 'resume.pdf',
      jobRelevanceScore: null,
    });
    expect(second).toEqual({
      file: scan,
      error: { code: 'no-text', message: expect.stringContaining('picture of a resume') },
    });
    expect(analysisResultSchema.strict().parse(third)).toMatchObject({ filename: 'resume.docx' });
  });

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

  test('--job matches against a job description, and --job-url names the ATS behind the job posting first', () => {
    const job = written('job.txt', 'Financial Analyst\n\nRequirements\n- SQL and Power BI\n- Budgeting');
    const address = 'https://job-boards.greenhouse.io/quillfeather/jobs/9';
    const { out } = parsewell('check', clean, '--job', job, '--job-url', address, '--json');
    expect(linesOf(out)[0]).toMatchObject({
      jobRelevanceScore: expect.any(Number),
      jobDescription: expect.stringContaining('Power BI'),
      jobUrl: address,
      applyingThrough: { id: 'greenhouse', name: 'Greenhouse' },
    });
    expect(parsewell('check', clean, '--job-url', address).out).toContain('This job uses Greenhouse');
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

  test('a missing file prints an error message instead of crashing', () => {
    const { code, out } = parsewell('check', 'nowhere.pdf', '--json');
    expect(code).toBe(2);
    expect(linesOf(out)).toEqual([
      { file: 'nowhere.pdf', error: { code: 'cannot-open', message: 'There is no such file.' } },
    ]);
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

  test('--help ends well', () => {
    expect(parsewell('--help')).toMatchObject({ code: 0, out: expect.stringContaining('Usage: parsewell check') });
  });

  test.each([
    [['check']],
    [['check', clean, '--job', 'nowhere.txt']],
    [['check', 'c*.docx']],
    [['check', 'nowhere.pdf', '--report', 'no such folder/report.csv']],
  ])('wrong use ends with code 64 and a reason: %j', (words) => {
    const { code, err } = parsewell(...words);
    expect(code).toBe(64);
    expect(err).not.toBe('');
    expect(err).not.toMatch(/^\s+at /m);
  });
});
