import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sampleResult } from '../../../testing/sample-result.ts';
import { prepareResults, show } from '../../../testing/show-results.tsx';

prepareResults();

describe('the results view', () => {
  it('shows all eight systems, each note with its source', () => {
    show(sampleResult());
    const card = screen.getByRole('heading', { name: 'Greenhouse', level: 4 }).closest('li');
    expect(card?.textContent).toMatch(/71% Moderate/);
    for (const name of ['Workday', 'Taleo', 'Lever', 'Greenhouse', 'BambooHR', 'SmartRecruiters', 'iCIMS', 'Jobvite'])
      expect(screen.getByRole('heading', { name, level: 4 })).toBeDefined();
    const [source] = screen.getAllByRole('link', { name: /^Sample Vendor/ });
    expect(source?.getAttribute('href')).toBe('https://vendor.example/help');
    expect(source?.getAttribute('rel')).toBe('noopener noreferrer');
  });

  it('puts the system that the job uses first, says so, and opens its notes', () => {
    show(sampleResult({ applyingThrough: { id: 'lever', name: 'Lever' } }));
    const card = screen.getByText('This job uses Lever').closest('li');
    expect(card?.previousElementSibling).toBeNull();
    expect(card?.querySelector('details')?.open).toBe(true);
    expect(card?.nextElementSibling?.querySelector('details')?.open).toBe(false);
  });
});
