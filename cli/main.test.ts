import { afterAll, describe, expect, test } from 'vitest';
import path from 'node:path';
import { analysisResultSchema } from '#contract/report/analysis-result.ts';
import {
  removeFolder,
  clean,
  golden,
  word,
  scan,
  written,
  parsewell,
  linesOf,
  printedAlone,
} from './testing/run-parsewell.ts';

afterAll(removeFolder);

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

  test('a finding whose fix alone gains nothing says which problem limits the score', () => {
    const { out } = printedAlone(path.join(golden('two-columns-pdf'), 'resume.pdf'));
    const [said] = linesOf(parsewell('check', path.join(golden('two-columns-pdf'), 'resume.pdf'), '--json').out);
    const { recommendations } = analysisResultSchema.parse(said);
    const held = recommendations.filter(({ priority, impact }) => priority === 'high' && impact === undefined);
    expect(held.map(({ noGain }) => noGain)).toEqual([
      'Fixing this alone does not raise the overall score yet, because another problem limits it to 76%: Your text is not stored in the order in which you read it.',
    ]);
    expect(out.split('\n').map((line) => line.trim())).toContain(held[0]?.noGain);
  });

  test('missing keywords are listed as on the page: alternatives once, and phrases of the posting apart', () => {
    const asked = ['Kubernetes or Terraform', 'Power BI', 'Salesforce', 'SQL', 'Neuropixels probes'];
    const text = `Financial Analyst\n\nRequirements\n${asked.map((term) => `- Experience with ${term}\n`).join('')}`;
    const { out } = parsewell('check', clean, '--job', written('phrases.txt', text));
    expect(out.slice(out.indexOf('  Keywords not found')).trimEnd()).toBe(
      [
        '  Keywords not found (from the job description; some may not be required)',
        '    Kubernetes or Terraform, Salesforce',
        '',
        '  Other phrases of the posting that we did not find (check whether the job asks for them)',
        '    Neuropixels probes',
      ].join('\n'),
    );
  });

  test('a job description with too few requirements says why it is not scored', () => {
    const { out } = parsewell('check', clean, '--job', written('few.txt', 'Financial Analyst\n\nRequirements\n- SQL'));
    expect(out).toContain(
      'Job match            –  Not scored. We found too few requirements in the job description to judge a resume by.',
    );
    expect(out).not.toContain('with job requirements');
  });

  test('a missing file prints an error message instead of crashing', () => {
    const { code, out } = parsewell('check', 'nowhere.pdf', '--json');
    expect(code).toBe(2);
    expect(linesOf(out)).toEqual([
      { file: 'nowhere.pdf', error: { code: 'cannot-open', message: 'There is no such file.' } },
    ]);
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

  test('--job reads a posting from a saved page and a PDF, without what the site puts around it', () => {
    const posting = `<html><body><nav>All jobs</nav><script type="application/ld+json">${JSON.stringify({
      '@context': 'https://schema.org',
      '@type': 'JobPosting',
      title: 'Registered Nurse',
      description: '<p>Requirements</p><ul><li>Triage</li><li>Telemetry</li><li>Underwater basket weaving</li></ul>',
    })}</script></body></html>`;
    const page = written('posting.html', posting);
    const { code, out } = parsewell('check', clean, '--job', page, '--json');
    expect(code).toBe(0);
    const [said] = linesOf(out);
    expect(JSON.stringify(said)).toContain('Triage');
    expect(JSON.stringify(said)).not.toContain('All jobs');
    const damaged = parsewell('check', clean, '--job', written('posting.pdf', '%PDF-1.7 and no more'));
    expect(damaged.code).toBe(2);
    expect(damaged.out).toContain('The job description cannot be read: ');
  });
});
