import { expect, test } from 'vitest';
import { checks } from '../checks/index.ts';
import type { CheckResult } from '../model/check.ts';
import type { Requirement } from '../model/keywords.ts';
import { recommendationsFrom } from './recommendations.ts';
import { coreChecks } from './score-cards.ts';

/** All checks passed, except the named ones, which failed with the lowest score. */
const resultsWithout = (...failing: readonly string[]): CheckResult[] => {
  const results = checks.map((check): CheckResult => ({ check, outcome: { is: 'pass' } }));
  const failed = failing.map((id): CheckResult => {
    const result = results.find(({ check }) => check.id === id);
    if (result === undefined) throw new Error(`no check ${id}`);
    const finding = { message: 'Seen.', fix: 'Mend it.', evidence: [{ quote: '', places: [] }] };
    return { ...result, outcome: { is: 'fail', score: 0, findings: [finding] } };
  });
  return [...failed, ...results.filter(({ check }) => !failing.includes(check.id))];
};
const order = (...failing: readonly string[]): string[] =>
  recommendationsFrom(resultsWithout(...failing)).map(({ check }) => check);

test('the highest gain comes first', () => {
  expect(order('missing-summary', 'contact-in-header-footer')).toEqual(['contact-in-header-footer', 'missing-summary']);
});

test('a blocker comes first, whatever the other gains', () => {
  expect(order('hidden-text', 'embedded-document', 'missing-contact')[0]).toMatch(/embedded-document|missing-contact/);
  expect(order('prompt-injection', 'missing-contact')[0]).toBe('missing-contact');
});

test('of two that cap the score at the same limit, the one with more weight comes first', () => {
  const recommendations = recommendationsFrom(resultsWithout('little-text', 'missing-email'));
  expect(recommendations.map(({ gain }) => gain)).toEqual([0, 0]);
  expect(recommendations.map(({ check }) => check)).toEqual(['missing-email', 'little-text']);
});

test('what gains nothing because another problem limits the score names that problem', () => {
  const [first, second] = recommendationsFrom(resultsWithout('missing-dates', 'contact-in-header-footer'));
  expect(first).toMatchObject({ check: 'missing-dates', gain: 21 });
  expect(first).not.toHaveProperty('heldBackBy');
  expect(second).toMatchObject({ gain: 0, heldBackBy: { check: 'missing-dates', limit: 55 } });
});

test('of two problems with the same limit, each names the other', () => {
  const both = recommendationsFrom(resultsWithout('macros', 'file-version'));
  expect(both.map(({ gain, heldBackBy }) => [gain, heldBackBy?.check])).toEqual([
    [0, 'file-version'],
    [0, 'macros'],
  ]);
});

test('what gains nothing for another reason names no problem', () => {
  // Without a row in the card of the overall score.
  const fonts = recommendationsFrom(resultsWithout('missing-dates', 'ornamental-fonts')).at(-1);
  expect(fonts).toMatchObject({ check: 'ornamental-fonts', gain: 0 });
  expect(fonts).not.toHaveProperty('heldBackBy');
  // It loses less than half a point.
  const partly = resultsWithout('missing-dates', 'contact-in-frame').map(({ check, outcome }): CheckResult => ({
    check,
    outcome: check.id === 'contact-in-frame' && outcome.is === 'fail' ? { ...outcome, score: 0.999 } : outcome,
  }));
  expect(recommendationsFrom(partly).at(-1)).not.toHaveProperty('heldBackBy');
});

test.each([...coreChecks])('a core field that was not read comes before larger gains: %s', (core) => {
  expect(order('extraction-forbidden', 'prompt-injection', core)[0]).toBe(core);
});

/** A required term that the resume lacks. */
const missing = (term: string): Requirement => ({
  id: term,
  label: term,
  group: 'must',
  kind: 'term',
  alternatives: [{ term, kind: 'skill', industry: null }],
  quote: `- ${term}`,
  answer: 'missing',
  spans: [],
});

const posting = (...terms: readonly string[]) => {
  const unmet = terms.map(missing);
  return { job: { title: null, requirements: unmet, knockOutQuestions: [] }, keywords: { missing: terms, unmet } };
};

test('with a job, the gain in the job match counts: missing keywords come before a date without a month', () => {
  const asked = posting('Kiln firing', 'Glazing', 'Slip');
  const [first, second] = recommendationsFrom(resultsWithout('year-only-dates', 'wanted-keywords'), asked);
  expect(first).toMatchObject({ check: 'wanted-keywords', jobGain: 100, description: 'Seen.' });
  expect(second).toMatchObject({ check: 'year-only-dates', jobGain: 0 });
});

test('missing keywords promise the points of those that the finding names', () => {
  const terms = ['Kiln firing', 'Glazing', 'Throwing', 'Slip casting', 'Raku', 'Sculpture', 'Molds', 'Tiles'];
  const [first] = recommendationsFrom(resultsWithout('wanted-keywords'), posting(...terms));
  expect(first).toMatchObject({
    jobGain: 50,
    description: 'Seen. The points on the job match count only those named here, not the rest.',
  });
});

test('skills that are only listed promise the points of those that the finding names', () => {
  const terms = ['Kiln firing', 'Glazing', 'Throwing', 'Slip casting', 'Raku', 'Sculpture', 'Molds', 'Tiles'];
  const listed = terms.map((term): Requirement => ({ ...missing(term), answer: 'listed' }));
  const gainOf = (quotes: readonly string[], requirements: readonly Requirement[] = listed) => {
    const results = resultsWithout('skills-never-in-context').map(({ check, outcome }): CheckResult => {
      if (outcome.is !== 'fail') return { check, outcome };
      const [finding] = outcome.findings;
      const evidence = quotes.map((quote) => ({ quote, places: [] }));
      return { check, outcome: { ...outcome, findings: [{ ...finding, evidence }] } };
    });
    const job = { title: null, requirements, knockOutQuestions: [] };
    return recommendationsFrom(results, { job, keywords: { missing: [], unmet: [] } })[0];
  };
  const withPhrase = listed.map((asked): Requirement => (asked.id === 'Raku' ? { ...asked, isPhrase: true } : asked));
  expect(gainOf(['Raku'], withPhrase)?.jobGain).toBe(0);
  const few = gainOf(['glazing', 'Raku', 'Excel', 'Typing', 'Tiles']);
  const more = gainOf(['Glazing', 'Raku', 'Tiles', 'Molds', 'Throwing']);
  expect(few?.jobGain).toBeGreaterThan(0);
  expect(more?.jobGain).toBeGreaterThan(few?.jobGain ?? 0);
  expect(gainOf(terms)?.jobGain).toBe(more?.jobGain);
  expect(few?.description).toBe('Seen. The points on the job match count only those named here, not the rest.');
  expect(gainOf(['Excel'])).toMatchObject({ jobGain: 0, description: 'Seen.' });
});
