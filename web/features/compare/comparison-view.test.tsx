import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Comparison } from '#contract/api/versions.ts';
import { renderPart } from '../../testing/render-part.tsx';
import { ComparisonView } from './comparison-view.tsx';

const side = (id: string, change: Partial<Comparison['before']> = {}): Comparison['before'] => ({
  id,
  name: `${id}.pdf`,
  filename: `${id}.pdf`,
  createdAt: '2026-11-20T09:30:00.000Z',
  engineVersion: '1',
  ...change,
});

const comparison = (change: Partial<Comparison> = {}): Comparison => ({
  before: side('old'),
  after: side('new'),
  isSameJob: true,
  occupations: null,
  scores: [
    {
      kind: 'ats',
      before: 60,
      after: 72,
      totals: { before: { points: 60, weight: 100 }, after: { points: 80, weight: 100 } },
      cappedAt: { before: null, after: 72 },
      parts: [
        { check: 'dates', label: 'Date styles', before: { points: 2, weight: 10 }, after: { points: 10, weight: 10 } },
        { check: 'icons', label: 'Icons', before: null, after: { points: 5, weight: 5 } },
      ],
    },
    {
      kind: 'keyword',
      before: null,
      after: 40,
      totals: { before: { points: 0, weight: 0 }, after: { points: 40, weight: 100 } },
      cappedAt: { before: null, after: null },
      parts: [],
    },
  ],
  findings: {
    solved: [{ check: 'dates', title: 'Dates differ', before: 2, after: 0 }],
    fresh: [],
    left: [{ check: 'columns', title: 'Two columns', fix: 'Use one column.', before: 3, after: 1 }],
    unsure: [],
  },
  keywords: { won: ['Triage'], lost: ['Epic'], phrases: { won: [], lost: [] }, withheld: 1 },
  ...change,
});

describe('the comparison of two analyses', () => {
  it('shows each score before and after, with the parts that changed it', () => {
    renderPart(<ComparisonView comparison={comparison()} />);
    const ats = within(screen.getByRole('heading', { name: 'ATS compatibility' }).closest('li') as HTMLElement);
    expect(ats.getByText('60%')).toBeDefined();
    expect(ats.getByText('72%')).toBeDefined();
    expect(ats.getByText('+12')).toBeDefined();
    const rows = [...document.querySelectorAll('tbody tr')].map((row) =>
      [...row.children].map((cell) => cell.textContent),
    );
    expect(rows.slice(0, 3)).toEqual([
      ['Date styles', '2 of 10', '10 of 10'],
      ['Icons', 'did not count', '5 of 5'],
      ['Total', '60 of 100', '80 of 100, limited to 72'],
    ]);
  });

  it('shows a score that was not computed in words, without a difference', () => {
    renderPart(<ComparisonView comparison={comparison()} />);
    const keyword = screen.getByRole('heading', { name: 'Keyword match' }).closest('li');
    expect(keyword?.textContent).toMatch(/^Keyword matchnot scored→then40%What changed the score/);
  });

  it('lists the findings that are fixed, new and left, and what to do', () => {
    renderPart(<ComparisonView comparison={comparison()} />);
    expect(screen.getByText('Dates differ').tagName).toBe('S');
    expect(screen.getByRole('heading', { name: 'Fixed (1)' })).toBeDefined();
    expect(screen.getByRole('heading', { name: 'New (0)' })).toBeDefined();
    expect(screen.getByText('There are no new findings.')).toBeDefined();
    expect(screen.getByText(/Use one column\.$/).textContent).toBe('3 before, 1 now · What to do: Use one column.');
    expect(screen.queryByText(/^Inconclusive/)).toBeNull();
  });

  it('names the keywords that were added and lost, and counts those that the plan leaves out', () => {
    renderPart(<ComparisonView comparison={comparison()} />);
    expect(screen.getByRole('heading', { name: 'Added (1)' })).toBeDefined();
    expect(screen.getByText('1 more was lost. Premium shows it.')).toBeDefined();
  });

  it('counts phrases that are in none of our lists apart', () => {
    const keywords = { won: [], lost: ['Epic'], phrases: { won: ['Annex 2'], lost: ['Annex 1'] }, withheld: 0 };
    renderPart(<ComparisonView comparison={comparison({ keywords })} />);
    expect(screen.getByRole('heading', { name: 'Added (0)' })).toBeDefined();
    expect(screen.getByRole('heading', { name: 'Lost (1)' })).toBeDefined();
    const phrases = screen.getAllByRole('heading', { name: 'Other phrases of the posting (1)' });
    expect(phrases.map((title) => title.closest('div')?.querySelector('ul')?.textContent)).toEqual([
      'Annex 2',
      'Annex 1',
    ]);
  });

  it('warns when the two are not fully comparable', () => {
    const change = { isSameJob: false, after: side('new', { engineVersion: '2' }) };
    renderPart(<ComparisonView comparison={comparison(change)} />);
    expect(screen.getByText(/^You checked the two against different job descriptions/)).toBeDefined();
    expect(screen.getByText(/^Different versions of our engine/)).toBeDefined();
    expect(screen.getByText('not comparable')).toBeDefined();
    expect(screen.getByText('+12')).toBeDefined();
    expect(screen.queryByRole('heading', { name: 'Keywords' })).toBeNull();
  });

  it('links to both reports', () => {
    renderPart(<ComparisonView comparison={comparison()} />);
    expect(screen.getByRole('link', { name: /^Open the report ?: Before$/ }).getAttribute('href')).toBe('/results/old');
    expect(screen.getByRole('link', { name: /^Open the report ?: After$/ }).getAttribute('href')).toBe('/results/new');
  });
});
