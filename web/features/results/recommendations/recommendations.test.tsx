import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sampleResult } from '../../../testing/sample-result.ts';
import { panel, prepareResults, region, show } from '../../../testing/show-results.tsx';

prepareResults();

describe('the results view', () => {
  it('counts the areas for improvement, one or many', () => {
    show(sampleResult());
    expect(screen.getByText(/This analysis found 3 areas for improvement\./)).toBeDefined();
  });

  it('counts a single area for improvement in the singular', () => {
    const result = sampleResult();
    show({ ...result, recommendations: result.recommendations.slice(0, 1) });
    expect(screen.getByText(/This analysis found 1 area for improvement\./)).toBeDefined();
  });

  it('says why fixing a finding alone gains nothing now, where it is fixed and in the list', () => {
    const [first, ...rest] = sampleResult().recommendations;
    if (first === undefined) throw new Error('the sample has recommendations');
    const { impact: _, ...withoutPoints } = first;
    const noGain = 'Fixing this alone does not raise the overall score yet.';
    show(sampleResult({ recommendations: [{ ...withoutPoints, noGain }, ...rest] }));
    expect(region('Fix this first').getByText(noGain)).toBeDefined();
    const cards = panel('Recommendations').getAllByRole('listitem');
    expect(cards[0]?.textContent).toContain(noGain);
    expect(cards[1]?.textContent).not.toContain(noGain);
  });

  it('says what to write about a missing term, in the words of the posting', () => {
    const [first, ...rest] = sampleResult().recommendations;
    if (first === undefined) throw new Error('the sample has recommendations');
    show(sampleResult({ recommendations: [{ ...first, check: 'wanted-keywords' }, ...rest] }));
    const card = panel('Recommendations').getAllByRole('listitem')[0];
    expect(card?.textContent).toContain(
      'The posting says You must hold a current RN license and Basic Life Support: if you have it, add Basic Life Support',
    );
  });

  it('sends a missing license to the certifications, not to the job where it was used', () => {
    const { recommendations, requirements } = sampleResult();
    const [first] = recommendations;
    const asked = requirements.find(({ label }) => label === 'Basic Life Support');
    if (first === undefined || asked === undefined) throw new Error('the sample misses Basic Life Support');
    show(
      sampleResult({
        recommendations: [{ ...first, check: 'wanted-keywords' }],
        requirements: [{ ...asked, isCredential: true }],
      }),
    );
    const advice = panel('Recommendations').getAllByRole('listitem')[0]?.textContent;
    expect(advice).toContain('if you have it, add Basic Life Support to your certifications');
    expect(advice).not.toContain('where you used it');
  });

  it('lists a missing language among the terms, for the languages of the resume', () => {
    const { recommendations, requirements } = sampleResult();
    const [first] = recommendations;
    const asked = requirements.find(({ label }) => label === 'Basic Life Support');
    if (first === undefined || asked === undefined) throw new Error('the sample misses Basic Life Support');
    show(
      sampleResult({
        recommendations: [{ ...first, check: 'wanted-keywords' }],
        requirements: [{ ...asked, kind: 'language', label: 'Dutch', quote: 'Dutch is required' }],
        missingKeywords: ['Dutch'],
      }),
    );
    expect(panel('Recommendations').getAllByRole('listitem')[0]?.textContent).toContain(
      'The posting says Dutch is required: if you speak it, add Dutch and your level to your languages',
    );
  });

  it('lists missing terms in the order in which the finding names them', () => {
    const { recommendations, requirements } = sampleResult();
    const [first] = recommendations;
    const asked = requirements.find(({ label }) => label === 'Basic Life Support');
    if (first === undefined || asked === undefined) throw new Error('the sample misses Basic Life Support');
    const labels = ['bedside manner', 'ACLS or PALS', 'Triage'];
    show(
      sampleResult({
        recommendations: [{ ...first, check: 'wanted-keywords' }],
        requirements: labels.map((label) => ({ ...asked, label, quote: '' })),
        missingKeywords: ['Triage', 'ACLS', 'PALS', 'bedside manner'],
      }),
    );
    const text = panel('Recommendations').getAllByRole('listitem')[0]?.textContent ?? '';
    expect(text.match(/add (?:Triage|ACLS or PALS|bedside manner)/g)).toEqual([
      'add Triage',
      'add ACLS or PALS',
      'add bedside manner',
    ]);
  });

  it('shows seven recommendations before the rest', () => {
    const [first] = sampleResult().recommendations;
    if (first === undefined) throw new Error('the sample has recommendations');
    show(sampleResult({ recommendations: Array.from({ length: 9 }, () => first) }));
    const fold = panel('Recommendations').getByText('2 more things to improve').closest('details');
    expect(fold?.open).toBe(false);
    expect(fold?.querySelectorAll('[id^=finding-]')).toHaveLength(2);
  });

  it('lists checks that could not be judged separately, with the reason', () => {
    show(sampleResult());
    const group = screen.getByText('1 check was inconclusive').closest('details');
    expect(group?.textContent).toContain('“Icons are used instead of words”: one picture is too small to tell.');
  });

  it('quotes the titles of checks that were not judged, and leaves praise as it is', () => {
    const check = { group: 'layout', why: '', impact: 'minor' as const, sources: [], findings: [] };
    const checks = [
      { ...check, id: 'columns', outcome: 'not-applicable' as const, title: 'Your text runs in one column' },
      { ...check, id: 'tables', outcome: 'pass' as const, title: 'None of your text is in tables' },
    ];
    show(sampleResult({ checks }));
    const open = screen.getByText('1 check does not apply').closest('details');
    expect(open?.textContent).toContain('“Your text runs in one column”');
    expect(open?.textContent).toContain('It may or may not be true');
    expect(screen.getByText('1 check passed').closest('details')?.textContent).not.toContain('“');
  });
});
