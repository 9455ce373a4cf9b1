import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type CallToolResult, Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const golden = (name: string): string => path.join(root, 'corpus', name);
const clean = golden('clean-pdf/resume.pdf');
const tables = golden('tables-docx/resume.docx');
const job = 'Financial Analyst\n\nRequirements\n- SQL and Power BI\n- Budgeting\n- Forecasting\n- Kubernetes';
/** The same as a saved page that asks for this. */
const posting = (term: string): string =>
  `<html><body><main><h1>Financial Analyst</h1><h2>Requirements</h2><ul><li>SQL</li><li>Budgeting</li><li>${term}</li></ul></main></body></html>`;

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'parsewell mcp '));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));
const program = path.join(root, 'cli/main.ts');
const env = { PATH: process.env['PATH'] ?? '', NODE_COMPILE_CACHE: path.join(root, 'node_modules/.cache/node') };
const connected = async (client: Client): Promise<Client> => {
  await client.connect(
    new StdioClientTransport({ command: process.execPath, args: [program, 'mcp'], cwd: folder, env, stderr: 'pipe' }),
  );
  return client;
};

describe('parsewell mcp', () => {
  let client: Client;
  beforeAll(async () => {
    client = await connected(new Client({ name: 'test', version: '1.0.0' }));
    // From here on, the client validates outputs by the schemas that the server states.
    await client.listTools();
  });
  afterAll(() => client.close());
  const call = async (name: string, input: Record<string, unknown>): Promise<CallToolResult> =>
    client.callTool({ name, arguments: input });
  const outputOf = async (name: string, input: Record<string, unknown>) => {
    const { structuredContent, content, isError } = await call(name, input);
    expect(isError, JSON.stringify(content)).toBeFalsy();
    expect(content).toEqual([{ type: 'text', text: JSON.stringify(structuredContent) }]);
    return structuredContent;
  };

  test('every tool says what it does, what it takes and what it returns, and that it changes nothing', async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(['check_resume', 'match_job', 'explain_finding', 'list_fixes']);
    for (const { description, inputSchema, outputSchema, annotations } of tools) {
      expect(description?.length).toBeGreaterThan(60);
      expect(inputSchema.required).toContain('resume');
      expect(outputSchema?.type).toBe('object');
      // As in the reports: an assistant's person knows nothing of our lists.
      expect(JSON.stringify(outputSchema)).not.toContain('our lists');
      expect(annotations).toMatchObject({ readOnlyHint: true, openWorldHint: false });
    }
    expect(client.getInstructions()).toContain('check_resume');
  });

  test('check_resume returns scores, what was read and findings', async () => {
    expect(await outputOf('check_resume', { resume: clean })).toMatchObject({
      file: 'resume.pdf',
      scores: { atsCompatibility: { score: 100, meaning: expect.stringContaining('Excellent') }, jobMatch: null },
      read: { name: 'Maren Oduya' },
      findings: [expect.objectContaining({ id: 'file-name', impact: 'hint' })],
      keywordsAreFrom: 'what is typical of: Financial analyst',
    });
  });

  test('match_job answers each requirement, from a text or a file', async () => {
    const matched = await outputOf('match_job', { resume: clean, job });
    expect(matched).toMatchObject({
      jobMatch: { score: expect.any(Number) },
      requirements: expect.arrayContaining([expect.objectContaining({ label: 'Kubernetes', answer: 'missing' })]),
      missingKeywords: ['Kubernetes'],
    });
    fs.writeFileSync(path.join(folder, 'job.txt'), job);
    expect(await outputOf('match_job', { resume: clean, jobFile: 'job.txt' })).toEqual(matched);
  });

  test('match_job lists alternatives once, and phrases that are in none of our lists apart', async () => {
    const asked = ['Kubernetes or Terraform', 'Power BI', 'SQL', 'Neuropixels probes'];
    const text = `Financial Analyst\n\nRequirements\n${asked.map((term) => `- Experience with ${term}\n`).join('')}`;
    expect(await outputOf('match_job', { resume: clean, job: text })).toMatchObject({
      missingKeywords: ['Kubernetes or Terraform'],
      missingPhrases: ['Neuropixels probes'],
    });
  });

  test('match_job reads a posting anew when its file has changed', async () => {
    for (const term of ['Kubernetes', 'Terraform']) {
      fs.writeFileSync(path.join(folder, 'posting.html'), posting(term));
      expect(await outputOf('match_job', { resume: clean, jobFile: 'posting.html' })).toMatchObject({
        missingKeywords: [term],
      });
    }
  });

  test('a text that is no job description gets no score', async () => {
    expect(await outputOf('match_job', { resume: clean, job: 'Hello there.' })).toMatchObject({
      jobMatch: null,
      note: expect.stringContaining('no job match'),
      missingKeywords: [],
    });
  });

  test('list_fixes begins with the most valuable one, which explain_finding explains with places and sources', async () => {
    const { fixes } = (await outputOf('list_fixes', { resume: tables })) as {
      fixes: { finding: string; title: string; gain: number }[];
    };
    expect(fixes[0]?.gain).toBeGreaterThan(0);
    expect(await outputOf('explain_finding', { resume: tables, finding: fixes[0]?.finding })).toMatchObject({
      outcome: 'fail',
      why: expect.any(String),
      findings: [{ message: expect.any(String), fix: expect.any(String), places: expect.any(Array) }],
      sources: expect.any(Array),
    });
  });

  test.each([
    ['check_resume', { resume: 'nowhere.pdf' }, 'nowhere.pdf: There is no such file.'],
    // Standard input carries the protocol.
    ['check_resume', { resume: '-' }, '-: There is no such file.'],
    ['check_resume', { resume: golden('scan-pdf/resume.pdf') }, 'This is a picture of a resume'],
    ['check_resume', { resume: program }, 'Please upload a PDF or DOCX file'],
    ['match_job', { resume: clean }, 'Give the text of the job description'],
    ['match_job', { resume: clean, job, jobFile: 'job.txt' }, 'Give either job or jobFile'],
    ['match_job', { resume: clean, jobFile: path.join(root, 'package-lock.json') }, 'up to 20,000 characters'],
    ['explain_finding', { resume: clean, finding: 'nope' }, "no finding 'nope' about this resume"],
    ['check_resume', { resume: clean, jobUrl: 'javascript:alert(1)' }, 'jobUrl'],
  ])('%s fails with a sentence: %j', async (name, input, sentence) => {
    expect(await call(name, input)).toMatchObject({
      isError: true,
      content: [{ type: 'text', text: expect.stringContaining(sentence) }],
    });
  });
});

test('a client of the protocol of 2026 is served as well', async () => {
  const client = await connected(
    new Client({ name: 'test', version: '1.0.0' }, { versionNegotiation: { mode: { pin: '2026-07-28' } } }),
  );
  expect((await client.listTools()).tools).toHaveLength(4);
  await client.close();
});

test('the server ends when its input ends, without a word beside the protocol', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, 'mcp'], {
    input: '',
    encoding: 'utf8',
    env,
  });
  expect({ status, stdout, stderr }).toEqual({ status: 0, stdout: '', stderr: '' });
});
