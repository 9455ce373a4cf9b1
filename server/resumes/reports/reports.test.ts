import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getAnalysis, type StoredAnalysis } from '#contract/api/analyses.ts';
import { createPool } from '../../parsing/pool.ts';
import { sampleResult } from '../../testing/analysis-result.ts';
import type { Client } from '../../testing/client.ts';
import { Problem } from '../../http/problem.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { squeezed, textOfPdf } from '../../testing/text-of-pdf.ts';
import { unzip } from '../../testing/unzip.ts';
import { reportOf as printedReportOf } from './report-of.ts';
import { typesetReport } from './typeset-report.ts';

type Person = Client & { id: string };

let server: TestApp;
let premium: Person;
beforeAll(async () => {
  server = await startTestApp({ parser: createPool({ processes: 1 }) });
  premium = await server.subscriber('patron');
});
afterAll(() => server.close());

const golden = (name: string, filename = 'Teodor Lindqvist-Hale.pdf') => ({
  name: filename,
  bytes: readFileSync(join(import.meta.dirname, '..', '..', '..', 'corpus', name, 'resume.pdf')),
});
const jobDescription = `Registered Nurse
Requirements:
- Active RN license, BLS and ACLS certification
- Experience with Epic
Nice to have: Spanish, CRRT, ventilator management, PALS, CCRN
Are you authorized to work in the United States?`;

const analyzed = async (client: Client, file = golden('two-columns-pdf'), fields = {}): Promise<StoredAnalysis> => {
  const { body } = await client.upload(file, { jobDescription, ...fields });
  return getAnalysis.output.parse((await client.get(`/api/analysis/${String(body['id'])}`)).body);
};

const fetched = async (client: Client, path: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(`${server.address}${path}`, {
    redirect: 'manual',
    headers: { cookie: client.cookie, ...headers },
  });
  return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
};
const reportOf = async (client: Client, { id }: { id: string }, query = '', headers = {}) => {
  const { bytes, ...answer } = await fetched(client, `/api/analysis/${id}/download${query}`, headers);
  return { ...answer, bytes, ...(await textOfPdf(bytes)) };
};

/** The words that the text does not contain, ignoring line breaks. */
const missingIn = (text: string, wanted: readonly string[]): string[] => {
  const all = squeezed(text);
  return wanted.filter((words) => !all.includes(squeezed(words)));
};

describe('the full report', () => {
  it('contains everything in the JSON: scores with their sums, findings with evidence and sources, keywords, answers, readings', async () => {
    const result = await analyzed(premium, golden('two-columns-pdf'), {
      jobUrl: 'https://jobs.lever.co/quillfeather/1',
    });
    const { text } = await reportOf(premium, result);
    const { ats, keyword, format, job } = result.scoreDetails;
    const parts = [ats, keyword, format, ...(job === null ? [] : [job])].flatMap((score) => score.parts);
    const failed = result.checks.filter((check) => check.outcome === 'fail');
    const cited = result.sources.filter(({ id }) =>
      [...failed.flatMap((check) => check.sources), ...notesOf(result).map((note) => note.source)].includes(id),
    );
    const facts = [
      'November',
      result.engineVersion,
      result.filename,
      'applied for through Lever',
      ...[result.atsScore, result.keywordScore, result.formatScore, result.jobRelevanceScore].map(
        (score) => `${score}%`,
      ),
      ...parts.map((part) => part.label),
      ...failed.flatMap((check) => [check.title, check.why]),
      ...failed.flatMap((check) => check.findings.flatMap(({ message, fix }) => [message, fix])),
      ...failed.flatMap((check) =>
        check.findings.flatMap(({ evidence }) => evidence.slice(0, 6).map(({ quote }) => quote)),
      ),
      ...result.matchedKeywords,
      ...result.missingKeywords,
      ...Object.keys(result.keywordFrequency),
      ...result.requirements.flatMap(({ label, lines }) => [label, ...lines]),
      ...result.knockOutQuestions.map(({ question }) => question),
      ...notesOf(result).map((note) => note.text),
      result.parsed.name ?? '',
      result.parsed.email ?? '',
      ...result.parsed.skills,
      ...result.readings.stream.split('\n'),
      ...result.checks.filter(({ outcome }) => outcome === 'pass').map(({ title }) => title),
      ...cited.map(({ title }) => title),
    ];
    expect(facts.length).toBeGreaterThan(200);
    expect(missingIn(text, facts)).toEqual([]);
  });

  it('has its text in the order in which it is printed', async () => {
    const { text } = await reportOf(premium, await analyzed(premium));
    const all = squeezed(text);
    const places = [
      'Resume Analysis Report',
      'Overall ATS Compatibility',
      'What to do, most useful first',
      'Have your answers ready',
      'Appendix',
      'Every finding, with its place and its source',
      'How the scores are computed',
      'What the job asks for',
      'Questions the application form will probably ask',
      'What the machine read',
      'Hiring systems',
      'Passed (',
    ].map((heading) => all.indexOf(squeezed(heading)));
    expect(places.every((place) => place >= 0)).toBe(true);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(all.trimEnd()).toMatch(/Page(\d+)of\1$/);
    // Two pages to act on come before the appendix.
    expect(Number(/Page(\d+)of\d+Appendix/.exec(all)?.[1])).toBeLessThanOrEqual(2);
  });
});

const hostile = (where: string) => `${where} #panic("x") $y$ *b* <script> ] ) } @ref \\u{41} =HYPERLINK("x") 履`;

const notesOf = ({ atsCompatibility }: StoredAnalysis) => Object.values(atsCompatibility).flatMap(({ notes }) => notes);

describe('the short report', () => {
  it('A12: has the scores, the sums and three findings, and the count of the rest', async () => {
    const free = await server.signedIn('frugal');
    const result = await analyzed(free);
    const { text } = await reportOf(free, result);
    const [first, second, third, ...others] = result.recommendations;
    expect(others.length).toBeGreaterThan(0);
    const shown = [first, second, third].flatMap((item) => [item?.title ?? '?', item?.action ?? '?']);
    const parts = result.scoreDetails.ats.parts.map((part) => part.label);
    const counts = [`${others.length} more finding`, `${result.knockOutQuestions.length} question`];
    expect(missingIn(text, [...shown, ...parts, ...counts, `${result.atsScore}%`])).toEqual([]);

    const everything = await analyzed(premium);
    const withheld = everything.missingKeywords.filter((keyword) => !result.missingKeywords.includes(keyword));
    expect(withheld.length).toBeGreaterThan(0);
    const hidden = [
      ...withheld,
      ...others.flatMap(({ action = '' }) => [action]),
      ...notesOf(everything).map((note) => note.text),
      ...result.knockOutQuestions.map(({ question }) => question),
      ...result.sources.map((source) => source.address),
      result.parsed.email ?? '?',
      result.parsed.phone ?? '?',
      ...result.parsed.experience.map((job) => job.employer),
    ];
    expect(missingIn(text, hidden)).toEqual(hidden);
  });
});

describe('a report', () => {
  it('U9: is a tagged PDF with title and language, sent as a download that is not cached', async () => {
    const result = await analyzed(premium, golden('two-columns-pdf', 'Übersicht "1".pdf'));
    const { headers, metadata, traits, bytes } = await reportOf(premium, result);
    expect(bytes.toString('latin1')).toMatch(/pdfuaid:part/);
    expect(traits).toMatchObject({ isTagged: true, language: 'en-US' });
    expect(metadata.title).toBe(`Resume analysis: ${result.filename}`);
    expect(headers.get('content-type')).toBe('application/pdf');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="_bersicht .*ATS report\.pdf"/);
  });

  it('is the same file each time', async () => {
    const result = await analyzed(premium);
    const [one, other] = [await reportOf(premium, result), await reportOf(premium, result)];
    expect(one.bytes.equals(other.bytes)).toBe(true);
  });

  it.each([
    ['en-US,en;q=0.9', '', 612],
    ['de-DE,de;q=0.9,en-US;q=0.8', '', 595],
    ['en', '', 595],
    ['en-US', '?paper=a4', 595],
    ['de', '?paper=us-letter', 612],
  ])('uses the paper size of the country: %s %s is %i points wide', async (language, query, widthPt) => {
    const { pages } = await reportOf(premium, await analyzed(premium), query, { 'accept-language': language });
    expect(Math.round(pages[0]?.widthPt ?? 0)).toBe(widthPt);
  });

  it('is refused for an unknown paper size', async () => {
    const { id } = await analyzed(premium);
    expect(await premium.get(`/api/analysis/${id}/download?paper=papyrus`)).toMatchObject({ status: 400 });
  });

  it('W8: shows everything that users typed as plain text', async () => {
    const finding = { message: hostile('seen'), fix: hostile('fix'), evidence: [{ quote: hostile('quote') }] };
    const check = {
      id: 'odd',
      group: 'file',
      outcome: 'fail',
      impact: 'minor',
      sources: [],
      findings: [finding],
    } as const;
    const sample = sampleResult();
    const result: StoredAnalysis = {
      ...sample,
      createdAt: '2026-11-21T10:00:00Z',
      deletedOn: '2026-12-21T10:00:00Z',
      withheld: null,
      filename: hostile('file'),
      jobDescription: hostile('job'),
      missingKeywords: [hostile('missing')],
      parsed: { ...sample.parsed, name: hostile('name'), links: [`https://example.org/${'long'.repeat(200)}`] },
      readings: { stream: `${hostile('stream')}\n`, visual: '' },
      checks: [{ ...check, title: hostile('title'), why: '', sources: [], findings: [finding] }],
      recommendations: [{ title: hostile('todo'), priority: 'low', description: '', category: '', check: 'odd' }],
      knockOutQuestions: [{ question: hostile('question'), quote: hostile('advert') }],
    };
    const setting = { paper: 'a4', site: 'https://parsewell.example' } as const;
    const pdf = await typesetReport(server.services.typesetter, printedReportOf(result, 'full', setting), new Date());
    const { text } = await textOfPdf(pdf);
    const places = ['file', 'seen', 'fix', 'quote', 'todo', 'missing', 'name', 'stream', 'question', 'advert'];
    expect(
      missingIn(
        text,
        places.map((place) => hostile(place).replace('履', '□')),
      ),
    ).toEqual([]);
    expect(missingIn(text, ['long'.repeat(200)])).toEqual([]);
  });

  it('appears in the activity list', async () => {
    const person = await server.signedIn('lister');
    const result = await analyzed(person);
    await reportOf(person, result);
    const { body } = await person.get(`/api/user/${person.id}/activity`);
    expect(body).toMatchObject({
      list: expect.arrayContaining([
        expect.objectContaining({
          activity_type: 'Downloaded',
          details: expect.objectContaining({ message: 'You downloaded a report.', resume_name: result.filename }),
        }),
      ]),
    });
  });
});

describe('all reports', () => {
  it('U9: are a ZIP of PDFs with unique names, newest first', async () => {
    const person = await server.subscriber('collector');
    await analyzed(person, golden('two-columns-pdf', 'resume.pdf'));
    server.pass(1);
    await analyzed(person, golden('clean-pdf', 'Resume.pdf'));
    const { headers, bytes } = await fetched(person, '/api/user/reports/download-all');
    expect(headers.get('content-type')).toBe('application/zip');
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="ATS reports \d{4}-\d\d-\d\d\.zip"/);
    const files = unzip(bytes);
    expect(Object.keys(files)).toEqual(['Resume, ATS report.pdf', 'resume, ATS report (2).pdf']);
    const texts = await Promise.all(Object.values(files).map(async (file) => (await textOfPdf(file)).text));
    expect(texts.map((text) => /76%/.test(text))).toEqual([false, true]);
  });

  it('are not found before the first resume', async () => {
    const person = await server.signedIn('newcomer');
    for (const what of ['download-all', 'optimization-summary'])
      expect(await person.get(`/api/user/reports/${what}`)).toMatchObject({
        status: 404,
        body: { code: 'not-found', message: expect.stringMatching(/^You have no resumes yet/) },
      });
  });
});

describe('the optimization summary', () => {
  it('says what to do first across all resumes, and how the scores developed', async () => {
    const person = await server.subscriber('improver');
    const first = await analyzed(person, golden('two-columns-pdf', 'first.pdf'));
    server.pass(60);
    const second = await analyzed(person, golden('clean-pdf', 'second.pdf'));
    const { bytes, headers } = await fetched(person, '/api/user/reports/optimization-summary');
    const { text, metadata, traits } = await textOfPdf(bytes);
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="Optimization summary/);
    expect(metadata.title).toBe('Optimization summary of 2 resumes');
    expect(traits.isTagged).toBe(true);
    const titles = [...first.recommendations, ...second.recommendations].map(({ title }) => title);
    const gained = second.atsScore - first.atsScore;
    expect(missingIn(text, ['first.pdf', 'second.pdf', `${gained} points higher`, ...titles])).toEqual([]);
    expect(text).toContain('1. Your text is in columns');
    expect(text).toContain('in 1 of 2 resumes');
  });
});

describe('without a session', () => {
  const paths: [string, string][] = [
    ['/api/analysis/7', '/report/7'],
    ['/api/analysis/7/download', '/results/7'],
    ['/api/analysis/7/file', '/results/7'],
    ['/api/account/export', '/profile'],
    ['/api/user/reports/download-all', '/profile'],
    ['/api/user/reports/optimization-summary', '/profile'],
  ];
  it.each(paths)(
    'A4: %s returns 401 to programs, and redirects browsers through the login to %s',
    async (path, page) => {
      const visitor = server.visitor();
      expect(await visitor.get(path)).toMatchObject({ status: 401, body: { code: 'signed-out' } });
      const called = await server.app.inject({ url: path, headers: { 'sec-fetch-mode': 'cors', accept: 'text/html' } });
      expect(called.statusCode).toBe(401);
      for (const headers of [{ 'sec-fetch-mode': 'navigate' }, { accept: 'text/html,*/*' }]) {
        const { statusCode, headers: sent } = await server.app.inject({ url: path, headers });
        expect(statusCode).toBe(302);
        expect(sent['location']).toBe(`/login?redirect=${encodeURIComponent(page)}`);
      }
    },
  );

  it('A4: an owner who opens the URL of an analysis gets its page, and of a download the file', async () => {
    const { id } = await analyzed(premium);
    const open = (url: string) =>
      server.app.inject({ url, headers: { 'sec-fetch-mode': 'navigate', cookie: premium.cookie } });
    const page = await open(`/api/analysis/${id}`);
    expect([page.statusCode, page.headers.location]).toEqual([302, `/report/${id}`]);
    const file = await open(`/api/analysis/${id}/download`);
    expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'application/pdf']);
  });
});

describe('a resume whose last paragraph has 900,000 letters', () => {
  it('R5: gets its report, and delays nobody else', async () => {
    const text = `Ada Muster\nada@example.org\nExperience\nStaff Nurse, Harbor Clinic, 2019 to 2024\n${'A'.repeat(900_000)}`;
    const analysis = { ...(await analyzed(premium)), readings: { stream: text, visual: text } };
    const report = printedReportOf(analysis, 'full', { paper: 'a4', site: 'https://parsewell.example' });
    const { typesetter } = server.services;
    const own = await analyzed(premium);
    let setForAttacker = 0;
    const attack = Array.from({ length: 5 }, async () => {
      const pdf = await typesetReport(typesetter.of('attacker'), report, new Date(0));
      setForAttacker += 1;
      return pdf;
    });
    for (let count = 0; count < 5; count += 1) {
      const before = setForAttacker;
      expect((await reportOf(premium, own)).status).toBe(200);
      // The one that was being set, and one that begins before the request is there; each takes a tenth of a second.
      expect(setForAttacker - before).toBeLessThanOrEqual(2);
    }
    for (const pdf of await Promise.all(attack))
      expect(squeezed((await textOfPdf(Buffer.from(pdf))).text)).toContain(squeezed('… (898,000 more characters)'));
  });
});

const neverSet = async (): Promise<never> => {
  throw new Problem('too-long-to-print', { reason: 'too-slow' });
};

describe('a report that cannot be set in five seconds', () => {
  it('R5: is refused with what to do about it, and after five of them there are no more for an hour', async () => {
    const stubborn = await server.subscriber('stubborn');
    const own = await analyzed(stubborn);
    const { typesetter } = server.services;
    server.services.typesetter = { ...typesetter, of: () => ({ setPdf: neverSet }) };
    const answers = [];
    for (let count = 0; count < 6; count += 1) answers.push(await stubborn.get(`/api/analysis/${own.id}/download`));
    server.services.typesetter = typesetter;
    expect(answers.map(({ status }) => status)).toEqual([422, 422, 422, 422, 422, 429]);
    expect(answers[0]?.body['message']).toContain('Delete hidden text and very long lines');
  });
});
