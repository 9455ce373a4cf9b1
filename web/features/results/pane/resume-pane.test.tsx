import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { sampleResult } from '../../../testing/sample-result.ts';
import { panel, prepareResults, region, show } from '../../../testing/show-results.tsx';

prepareResults();

const bar = () => region('About the marks');

describe('the resume beside the report', () => {
  const place = { quote: 'Triage', page: 1, box: { x: 60, y: 72, width: 40, height: 12 } };
  const other = { quote: 'triage', page: 1, box: { x: 60, y: 172, width: 40, height: 12 } };

  it('opens when a finding is shown, and steps through the findings', async () => {
    const result = sampleResult();
    const [first, second, ...rest] = result.recommendations;
    const marked = [
      { ...first, check: 'contact-in-page-header' },
      { ...second, check: 'mixed-date-styles' },
      ...rest,
    ] as typeof result.recommendations;
    const finding = { message: 'm', fix: 'f', evidence: [place] };
    const checks = result.checks.map((check) => (check.outcome === 'fail' ? { ...check, findings: [finding] } : check));
    const onViewChange = show({ ...result, recommendations: marked, checks }, { tab: 'recommendations' });
    await userEvent.click(region('Fix this first').getByRole('button', { name: 'Fix this now' }));
    expect(onViewChange).toHaveBeenLastCalledWith({ tab: 'recommendations', pane: null });
    await userEvent.click(panel('Recommendations').getByRole('button', { name: /^1 ?Show on the page/ }));
    expect(onViewChange).toHaveBeenLastCalledWith({ pane: 'page' });
    expect(bar().getByText('Move your email address out of the page header')).toBeDefined();
    await userEvent.click(bar().getByRole('button', { name: 'Next finding' }));
    expect(bar().getByText('Write all dates the same way')).toBeDefined();
    await userEvent.click(bar().getByRole('button', { name: 'Read more in the report' }));
    expect(onViewChange).toHaveBeenLastCalledWith({ tab: 'recommendations', pane: null });
  });

  it('steps through the places of a keyword, around at the end, and back to the findings', async () => {
    const onViewChange = show(sampleResult({ keywordPlaces: { Triage: [place, other] } }), { tab: 'keywords' });
    const [chip] = panel('Keywords').getAllByRole('button', { name: /^Triage/ });
    await userEvent.click(chip as HTMLElement);
    expect(onViewChange).toHaveBeenLastCalledWith({ pane: 'page' });
    expect(bar().getByText('Mark 1 of 2, page 1')).toBeDefined();
    await userEvent.click(bar().getByRole('button', { name: 'Next mark' }));
    expect(bar().getByText('Mark 2 of 2, page 1')).toBeDefined();
    await userEvent.click(bar().getByRole('button', { name: 'Next mark' }));
    expect(bar().getByText('Mark 1 of 2, page 1')).toBeDefined();
    await userEvent.click(bar().getByRole('button', { name: 'Back to all findings' }));
    expect(screen.queryByRole('region', { name: 'About the marks' })).toBeNull();
  });

  it('shows the text as a parser gets it, with lost and moved lines named', () => {
    show(sampleResult(), { pane: 'parser' });
    const text = screen.getByRole('region', { name: 'The text as a layout-blind parser reads it' });
    expect(within(text).getByText('lost').closest('li')?.textContent).toContain('amara.reyes@example.com');
    expect(within(text).getAllByText('out of order', { exact: false }).length).toBeGreaterThan(0);
  });

  it('shows a form filled in from the resume, with empty fields named', () => {
    show(sampleResult(), { pane: 'form' });
    const contact = region('Contact details');
    expect(contact.getByText('amara.reyes@example.com')).toBeDefined();
    expect(contact.getByText('Some systems miss it')).toBeDefined();
    expect(contact.getAllByText('not found').length).toBeGreaterThan(0);
  });
});
