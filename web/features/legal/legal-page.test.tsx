import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { accessibility } from '#content/legal/accessibility.ts';
import { cookies } from '#content/legal/cookies.ts';
import { corrections } from '#content/legal/corrections.ts';
import { dataProcessing } from '#content/legal/data-processing.ts';
import { imprint } from '#content/legal/imprint.ts';
import { privacy } from '#content/legal/privacy.ts';
import { refunds } from '#content/legal/refunds.ts';
import { terms } from '#content/legal/terms.ts';
import { calendarDayOf } from '../../ui/dates.ts';
import { renderPart } from '../../testing/render-part.tsx';
import { LegalPage } from './legal-page.tsx';

describe.each([
  [terms, 13],
  [privacy, 10],
  [refunds, 5],
  [cookies, 5],
  [dataProcessing, 6],
  [accessibility, 4],
  [imprint, 3],
  [corrections, 2],
] as const)('LegalPage of $title', (text, count) => {
  it('has the specified number of sections, each linked from the contents', () => {
    renderPart(<LegalPage text={text} />);
    const headings = screen.getAllByRole('heading', { level: 2 });
    const links = within(screen.getByRole('navigation')).getAllByRole('link');
    expect(headings).toHaveLength(count);
    expect(links.map((link) => link.getAttribute('href'))).toEqual(headings.map(({ id }) => `#${id}`));
  });

  it('is marked as a sample until the operator has entered their details', () => {
    renderPart(<LegalPage text={text} />);
    expect(screen.getByText(/^Sample: the operator of this site/).textContent).toContain('are samples');
  });

  it('says when it was last updated', () => {
    renderPart(<LegalPage text={text} />);
    const shown = screen.getByText(/^Last updated:/);
    expect(shown.textContent).toBe(`Last updated: ${calendarDayOf(text.lastUpdated)}`);
  });
});
