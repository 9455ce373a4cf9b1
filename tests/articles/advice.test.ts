import { beforeAll, describe, expect, test } from 'vitest';
import { answerWords } from '#contract/report/result-words.ts';
import type { Report } from '#engine/model/report.ts';
import { analyze } from '#engine/analyze.ts';
import type { Pdfium } from '#engine/read/pdf/pdfium/pdfium.ts';
import { buildDocx, paragraph, run } from '#engine/testing/build-docx.ts';
import { buildPdf } from '#engine/testing/build-pdf.ts';
import { pdfiumForTests } from '#engine/testing/pdfium.ts';
import { pageInArticle } from '#tools/marked-pages/article-pages.ts';
import { headings } from '#tools/marked-pages/layouts.ts';
import { readSource } from '../source-files.ts';

// What the articles call safe must be safe for our own engine, and what they warn of must be found by it.
const today = '2026-11-21';
let pdfium: Pdfium;
beforeAll(async () => {
  pdfium = await pdfiumForTests();
});

/** The page that the format guide shows. */
const outline = (): string[] => pageInArticle('resume-format-guide', 'Amara Lindqvist');

/** One column of 12-point text. `headingSpacing`: points between the letters of headings. `pageEnd`: lines of the first page. */
const pdfOf = (lines: readonly string[], headingSpacing = 0, pageEnd = lines.length): Uint8Array => {
  const draw = (line: string, at: number): string => {
    const isHeading = headings.has(line);
    const text = line.replaceAll(/([()\\])/g, String.raw`\$1`);
    return `BT /${isHeading ? 'F2' : 'F1'} 12 Tf ${isHeading ? headingSpacing : 0} Tc 60 ${740 - at * 17} Td (${text}) Tj ET`;
  };
  const pages = [lines.slice(0, pageEnd), lines.slice(pageEnd)].filter((page) => page.length > 0);
  return buildPdf({ pages: pages.map((page) => ({ content: page.map(draw).join('\n') })) });
};

const docxOf = (lines: readonly string[]): Uint8Array =>
  buildDocx({
    body: lines
      .filter((line) => line !== '')
      .map((line) => paragraph(run(line, headings.has(line) ? '<w:b/>' : '')))
      .join(''),
  });

const reportOn = (filename: string, bytes: Uint8Array, job?: string): Report => {
  const outcome = analyze({ bytes, filename, today, ...(job === undefined ? {} : { job }) }, pdfium);
  if (!outcome.ok) throw new Error(outcome.failure.message);
  return outcome.value;
};

/** The ids of blockers and major findings. */
const serious = ({ checks }: Report): string[] =>
  checks
    .filter(({ check, outcome }) => outcome.is === 'fail' && ['blocker', 'major'].includes(check.impact))
    .map(({ check }) => check.id);

/** Employers, and how many bullets each job has. */
const jobsIn = (bytes: Uint8Array): unknown[] =>
  reportOn('pages.pdf', bytes).resume.experience.map(({ employer, bullets }) => [employer?.value, bullets.length]);

const scoresOf = (report?: Report) => ({ ...report?.scores, job: report?.scores.job.value });
const answers = (report?: Report) =>
  (report?.job?.requirements ?? []).map(({ label, answer }) => [label, answerWords[answer].toLowerCase()]);
const byLabel = (a: readonly string[], b: readonly string[]): number => (a[0] ?? '').localeCompare(b[0] ?? '');

describe('the outline of the format guide', () => {
  test.each([
    ['PDF', 'outline.pdf', pdfOf],
    ['Word file', 'outline.docx', docxOf],
  ] as const)('has no blocker and no major finding as a %s', (_, filename, fileOf) => {
    const report = reportOn(filename, fileOf(outline()));
    expect(serious(report)).toEqual([]);
    expect(report.resume.experience.map(({ employer }) => employer?.value)).toEqual([
      'Maple Street Dental',
      'Kettering Family Dentistry',
    ]);
  });
});

describe('advice about letters with spaces between them', () => {
  test('2 points of character spacing on 12-point text break words in a PDF, as the article says', () => {
    expect(readSource('content/articles/ats-parsing-failures.mdx')).toContain(
      '2 points of spacing on 12-point text broke words apart',
    );
    expect(serious(reportOn('spaced.pdf', pdfOf(outline(), 2)))).toContain('letter-spaced-text');
    expect(serious(reportOn('closer.pdf', pdfOf(outline(), 1)))).toEqual([]);
  });

  test('typed spaces are found in both formats, and bold headings without them are not', () => {
    const typed = outline().map((line) => (headings.has(line) ? Array.from(line.toUpperCase()).join(' ') : line));
    for (const report of [reportOn('typed.pdf', pdfOf(typed)), reportOn('typed.docx', docxOf(typed))])
      expect(serious(report)).toContain('letter-spaced-text');
    expect(serious(reportOn('bold.pdf', pdfOf(outline())))).not.toContain('letter-spaced-text');
  });
});

describe('the pages that articles show as examples', () => {
  test.each([
    ['resume-format-guide', 'Priya Castellanos'],
    ['resume-format-guide', 'Marcus Feld'],
    ['resume-format-guide', 'Noemi Tran'],
    ['first-job-resume', 'Jordan Pell'],
    ['federal-resume', 'Renata Oyelaran'],
  ])('%s: that of %s has no blocker and no major finding, as PDF and as Word file', (slug, name) => {
    const lines = pageInArticle(slug, name);
    for (const report of [reportOn('page.pdf', pdfOf(lines)), reportOn('page.docx', docxOf(lines))]) {
      expect(serious(report)).toEqual([]);
      expect(report.resume.name?.value).toBe(name);
    }
  });
});

describe('a resume of two pages', () => {
  test('has every job that it has on one page, wherever the page ends', () => {
    const lines = outline();
    const whole = jobsIn(pdfOf(lines));
    for (const end of [12, 16, 20]) expect(jobsIn(pdfOf(lines, 0, end)), `page ends at line ${end}`).toEqual(whole);
  });
});

const changeOf = (before: number | null | undefined, after: number | null | undefined): string =>
  before === after ? `stays at ${after}` : `goes from ${before} to ${after}`;

describe('the tailored resume', () => {
  const slug = 'tailor-resume-job-listings';
  const text = (): string => readSource(`content/articles/${slug}.mdx`);

  test('has the scores and the answers that the article states, before and after', () => {
    const job = pageInArticle(slug, 'Veterinary Receptionist').join('\n');
    const [before, after] = (['first', 'last'] as const).map((which) =>
      reportOn('dana.pdf', pdfOf(pageInArticle(slug, 'Dana Whitlock', which)), job),
    );
    expect(text()).toContain(`job match goes from **${scoresOf(before).job} to ${scoresOf(after).job}** of 100`);
    expect(text()).toContain(`keyword score from ${before?.scores.keyword.value} to ${after?.scores.keyword.value}`);
    expect(text()).toContain(`ATS score ${changeOf(before?.scores.ats.value, after?.scores.ats.value)}`);

    const stated = [
      ...text().matchAll(
        /^\| ([^|']+?) +\| (missing|shown|in the application) +\| (missing|shown|in the application) +\|/gm,
      ),
    ];
    expect(stated.map(([, label = '', was = '']) => [label, was]).toSorted(byLabel)).toEqual(
      answers(before).toSorted(byLabel),
    );
    expect(stated.map(([, label = '', , is = '']) => [label, is]).toSorted(byLabel)).toEqual(
      answers(after).toSorted(byLabel),
    );
    expect(text()).toContain('six lines answered instead of one');
    expect(stated.filter(([, , was]) => was === 'shown')).toHaveLength(1);
    expect(stated.filter(([, , , is]) => is === 'shown')).toHaveLength(6);
  });
});
