import { describe, expect, test } from 'vitest';
import { pdfDocument, docxDocument } from '#engine/testing/build-document.ts';
import { factsFrom } from '#engine/testing/facts-from.ts';
import { asDocx, asPdf, changed, sample, withoutSection } from '#engine/testing/sample-resume.ts';
import { checks } from '../checks/index.ts';
import { runChecks } from '../checks/run-checks.ts';
import type { CheckResult } from '../model/check.ts';
import type { SourceDocument } from '../model/document.ts';
import type { Report } from '../model/report.ts';
import { assess } from './assess.ts';
import { atsCard, coreChecks, formatCard } from './score-cards.ts';

type Assessed = Pick<Report, 'scores' | 'categories' | 'structure' | 'recommendations'>;
const assessed = (document: SourceDocument, job?: string): Assessed => {
  const facts = factsFrom(document, job === undefined ? {} : { job });
  return assess(facts, runChecks(facts));
};
const contact = 'Chicago, Illinois | jane.roe@example.com | +1 312-555-0142';
const clean = assessed(asPdf(sample));

describe('the scores', () => {
  test('of a clean resume are high, as PDF and as DOCX alike', () => {
    const docx = assessed(asDocx(sample));
    expect(clean.scores.format.value).toBe(100);
    expect(clean.scores.ats.value).toBeGreaterThanOrEqual(97);
    expect(Math.abs((clean.scores.ats.value ?? 0) - (docx.scores.ats.value ?? 0))).toBeLessThanOrEqual(3);
    expect(Math.abs((clean.scores.format.value ?? 0) - (docx.scores.format.value ?? 0))).toBeLessThanOrEqual(3);
  });

  test('of a resume with its addresses in a Word header fall, and say why', () => {
    const { scores } = assessed(docxDocument([{ text: contact, part: 'header' }, ...changed('Chicago')]));
    expect(scores.format.value).toBeLessThan(85);
    expect(scores.format.parts.find(({ check }) => check === 'contact-in-header-footer')?.label).toMatch(
      /header or footer/,
    );
  });

  test('of a resume in columns are in between', () => {
    const main = sample
      .slice(0, -2)
      .map((text, index) => ({ text: text.slice(0, 60), x: 220, y: 60 + index * 16, sizePt: 9 }));
    const side = [
      'Skills',
      'Inventory planning',
      'Forecasting of demand',
      'Cold-chain logistics',
      'Contract negotiation',
      'Excel and SAP',
      'HACCP audits',
    ];
    const { scores } = assessed(
      pdfDocument([...main, ...side.map((text, index) => ({ text, x: 40, y: 108 + index * 16, sizePt: 9 }))]),
    );
    expect(scores.format.value).toBeLessThan(97);
    expect(scores.format.value).toBeGreaterThan(70);
  });

  test.each([
    ['white words', { text: 'Kubernetes Python Terraform', hidden: 'no-ink' as const }],
    ['tiny words', { text: 'Inventory planning SAP Excel', hidden: 'tiny' as const }],
  ])('never rise by %s', (_, hidden) => {
    const { scores } = assessed(pdfDocument([...sample.map((text) => ({ text })), hidden]));
    const open = assessed(pdfDocument(sample.map((text) => ({ text }))));
    for (const name of ['ats', 'format', 'keyword'] as const)
      expect(scores[name].value ?? 0).toBeLessThanOrEqual(open.scores[name].value ?? 0);
  });

  test('never rise by repeating the skills', () => {
    const { scores } = assessed(asPdf([...sample, ...Array.from({ length: 6 }, () => sample.at(-1) ?? '')]));
    expect(scores.ats.value ?? 0).toBeLessThanOrEqual(clean.scores.ats.value ?? 0);
    expect(scores.keyword.value ?? 0).toBeLessThanOrEqual(clean.scores.keyword.value ?? 0);
  });

  test.each([
    ['another name', changed('Jane', 'Oluwaseun Adébáyò')],
    [
      'another school',
      changed('Bachelor', 'Bachelor of Science in Food Science, Grambling State University, Grambling, LA, May 2016'),
    ],
    ['another town', changed('Chicago', 'Tulsa, Oklahoma | jane.roe@example.com | +1 312-555-0142')],
  ])('do not move with %s', (_, lines) => {
    const { scores } = assessed(asPdf(lines));
    for (const name of ['ats', 'format', 'keyword'] as const) expect(scores[name].value).toBe(clean.scores[name].value);
  });

  test('have a keyword value even when the posting has no known requirement', () => {
    expect(assessed(asPdf(sample), 'We are a nice company.').scores.keyword.value).not.toBeNull();
  });

  test('have a job value only with a job description', () => {
    expect(clean.scores.job).toEqual({ value: null, parts: [] });
    expect(assessed(asPdf(sample), 'Requirements\n- SAP\n- HACCP\n- Excel').scores.job.value).toBeGreaterThan(50);
  });

  // words of no list, of which some may not be asked for
  const phrasesAlone = 'Baker\nRequirements\n- SAP\n- Experience with Quorvexing, Brindlewarp and Snorfling';

  test.each(['Nurse wanted', 'Python', 'Baker\nRequirements\n- SAP', phrasesAlone])(
    'judge nobody by too little: %s',
    (job) => {
      const { scores } = assessed(asPdf(sample), job);
      expect(scores.job).toEqual({ value: null, parts: [] });
      expect(scores.keyword.parts.map(({ check }) => check)).toEqual(['keywords-in-context', 'keywords-variety']);
    },
  );
});

test('every row of a score card belongs to a check', () => {
  const known = new Set(checks.map(({ id }) => id));
  expect([...atsCard, ...formatCard].filter(({ check }) => !known.has(check))).toEqual([]);
});

describe('the recommendations', () => {
  const { recommendations, scores } = assessed(
    docxDocument([
      { text: contact, part: 'header' },
      ...withoutSection('Skills', '').filter((line) => line !== contact),
    ]),
  );

  test('name the failed checks, highest gain first', () => {
    const gains = recommendations.map(({ gain }) => gain);
    expect(recommendations.map(({ check }) => check)).toContain('missing-skills');
    expect(gains).toEqual([...gains].sort((a, b) => b - a));
  });

  test('begin with the blockers', () => {
    const withoutAddress = assessed(
      pdfDocument([...sample.filter((line) => line !== contact), { text: 'Kubernetes Python', hidden: 'no-ink' }]),
    );
    expect(withoutAddress.recommendations[0]?.check).toBe('missing-contact');
  });

  test('state gains that stay within the score', () => {
    for (const { gain } of recommendations) expect((scores.ats.value ?? 0) + gain).toBeLessThanOrEqual(100);
  });

  test('are few for a clean resume', () => {
    expect(clean.recommendations.filter(({ priority }) => priority === 'high')).toEqual([]);
  });
});

/** All checks passed but one. */
const resultsWithout = (failing: string): CheckResult[] =>
  checks.map((check) => ({
    check,
    outcome:
      check.id === failing
        ? { is: 'fail', score: 0, findings: [{ message: '', fix: '', evidence: [{ quote: '', places: [] }] }] }
        : { is: 'pass' },
  }));

describe('a core field that was not read', () => {
  test.each([...coreChecks])('takes both scores and its category below 60: %s', (core) => {
    const { scores, categories } = assess(factsFrom(asPdf(sample)), resultsWithout(core));
    expect(scores.ats).toMatchObject({ cappedBy: { check: core } });
    expect(scores.format).toMatchObject({ cappedBy: { check: core } });
    expect(Math.max(scores.ats.value, scores.format.value)).toBeLessThan(60);
    const group = checks.find(({ id }) => id === core)?.group;
    expect(categories.find((category) => category.group === group)?.score).toBeLessThan(60);
  });
});

describe('the categories', () => {
  test('have strengths where checks passed', () => {
    const contactDetails = clean.categories.find(({ group }) => group === 'contact');
    expect(contactDetails).toMatchObject({ score: 100, weaknesses: [], recommendations: [] });
    expect(contactDetails?.strengths).toContain('Your email address is readable');
  });

  test('have a weakness and a fix for each failed check', () => {
    const { categories } = assessed(asPdf(withoutSection('Skills', '')));
    const sections = categories.find(({ group }) => group === 'sections');
    expect(sections?.weaknesses).toContain('We could not find a skills section');
    expect(sections?.recommendations).toHaveLength(sections?.weaknesses.length ?? -1);
  });
});

describe('the structure', () => {
  test('of a clean resume is well organized', () => {
    expect(clean.structure).toMatchObject({
      sections: ['Summary', 'Work Experience', 'Education', 'Skills'],
      wellOrganized: true,
    });
    expect(clean.structure.wordCount).toBeGreaterThan(120);
  });

  test('of a beginner with projects instead of jobs is well organized', () => {
    const project = ['Projects', 'Tram map', 'Drew a map of all 14 tram lines of Leeds for a course.'];
    const lines = withoutSection('Work Experience', 'Education').flatMap((line) =>
      line === 'Education' ? [...project, line] : [line],
    );
    const { structure } = assessed(asPdf(lines, {}, ['Projects']));
    expect(structure).toMatchObject({ sections: ['Summary', 'Projects', 'Education', 'Skills'], wellOrganized: true });
  });

  test('needs improvement without a section for the education that another one mentions', () => {
    const lines = withoutSection('Education', 'Skills').flatMap((line) =>
      line === 'Summary' ? [line, 'Studied at Lakeside University until 2012.'] : [line],
    );
    const facts = factsFrom(asPdf(lines));
    const results = runChecks(facts);
    expect(results.find(({ check }) => check.id === 'missing-education')?.outcome.is).toBe('unsure');
    expect(assess(facts, results).structure.wellOrganized).toBe(false);
  });

  test('needs improvement without an essential section', () => {
    expect(assessed(asPdf(withoutSection('Education', 'Skills'))).structure.wellOrganized).toBe(false);
  });
});
