import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { sampleResult, sampleWithoutJob } from '../../testing/sample-result.ts';
import { panel, prepareResults, region, show } from '../../testing/show-results.tsx';

prepareResults();

const tabNames = (): string[] =>
  within(screen.getByRole('tablist', { name: 'Parts of the report' }))
    .getAllByRole('tab')
    .map((tab) => tab.textContent);

describe('the results view', () => {
  it('shows the three scores with their bands', () => {
    show(sampleResult());
    for (const [score, value, band] of [
      ['Overall ATS Compatibility', '68%', /^Moderate compatibility with most ATS systems/],
      ['Keyword Match', '55%', /^Moderate keyword match/],
      ['Format Score', '82%', /^Good formatting with minor issues/],
    ] as const) {
      expect(region(score).getByText(value)).toBeDefined();
      expect(region(score).getByText(band)).toBeDefined();
    }
  });

  it('prints the parts of a score and its cap', () => {
    show(sampleResult());
    const score = region('Overall ATS Compatibility');
    expect(score.getByRole('row', { name: 'Date styles 7.4 10' })).toBeDefined();
    expect(score.getByText('2 parts have all their points')).toBeDefined();
    expect(score.getByText('48.4 of 65 points')).toBeDefined();
    expect(score.getByText(/^Limited to/).textContent).toBe(
      'Limited to 68 because of: Contact details are in the page header.',
    );
  });

  it('says "Not scored" instead of a number that was never computed', () => {
    const { scoreDetails, ...result } = sampleResult();
    show({ ...result, keywordScore: 0, scoreDetails: { ...scoreDetails, keyword: { value: null, parts: [] } } });
    expect(region('Keyword Match').getByText('–')).toBeDefined();
    expect(region('Keyword Match').getByText('Not scored')).toBeDefined();
  });

  it('shows the parsed fields and the first thing to fix before the tabs', () => {
    show(sampleResult());
    const tabs = screen.getByRole('tablist', { name: 'Parts of the report' });
    for (const text of [
      region('What the software read').getByText('Amara Reyes'),
      region('Fix this first').getByText('Move your email address out of the page header'),
    ])
      expect(text.compareDocumentPosition(tabs) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
  });

  it('has the job match only when there was a job description', () => {
    show(sampleResult());
    expect(tabNames()).toEqual(['Overview', 'Keywords', 'Format Analysis', 'Recommendations', 'Job Match']);
  });

  it('has four tabs without a job description, suggests one, and calls the keywords general', () => {
    show(sampleWithoutJob());
    expect(tabNames()).not.toContain('Job Match');
    expect(screen.getByText(/^Upload your resume with a job description/)).toBeDefined();
    expect(panel('Keywords').getByText(/^These are general industry keywords/)).toBeDefined();
  });

  it('shows the tab in the address bar, and asks for another one that is clicked', async () => {
    const onViewChange = show(sampleResult(), { tab: 'format' });
    expect(screen.getByRole('tab', { name: 'Format Analysis' }).getAttribute('aria-selected')).toBe('true');
    await userEvent.click(screen.getByRole('tab', { name: 'Keywords' }));
    expect(onViewChange).toHaveBeenLastCalledWith({ tab: 'keywords' });
  });

  it('says so if there are no findings', () => {
    show(sampleResult({ formatIssues: [], recommendations: [] }));
    expect(panel('Format Analysis').getByText('No significant format issues detected')).toBeDefined();
    expect(region('No findings').getByText(/^We found nothing that needs fixing\./)).toBeDefined();
    expect(screen.queryByRole('heading', { name: 'Fix this first' })).toBeNull();
  });

  it('begins the format and the job match with what to do, and folds what is to be looked up', () => {
    show(sampleResult());
    for (const [tab, first] of [
      ['Format Analysis', 'What to do: Move the address into the first lines of the page.'],
      ['Job Match', 'What to do first'],
    ] as const) {
      const text = screen.getByRole('tabpanel', { name: tab });
      const folds = [...text.querySelectorAll('details')].filter((fold) => fold.querySelector('summary h3') !== null);
      expect(folds.length).toBeGreaterThan(0);
      expect(folds.filter(({ open }) => open)).toEqual([]);
      const at = text.textContent.indexOf(first);
      expect(at).toBeGreaterThan(-1);
      expect(at).toBeLessThan(text.textContent.indexOf(folds[0]?.textContent ?? ''));
    }
  });

  it('shows text of a resume as text, whatever it contains', () => {
    const filename = '<img src=x onerror=alert(1)>.pdf';
    show(sampleResult({ filename }));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toContain(filename);
    expect(document.querySelector('img[src=x]')).toBeNull();
  });

  it('explains the terms that may be new to a reader', () => {
    show(sampleResult());
    const glossary = screen.getByText('What the words in this report mean').closest('details');
    expect([...(glossary?.querySelectorAll('dt') ?? [])].map((term) => term.textContent)).toEqual([
      'ATS',
      'Parser',
      'Layout-blind',
      'Keyword',
      'Blocker, major, minor, hint',
      'Points',
    ]);
  });
});
