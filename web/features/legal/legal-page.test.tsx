import { describe, expect, it } from 'vitest';
import { privacy } from '#content/legal/privacy.ts';
import { terms } from '#content/legal/terms.ts';
import { htmlOf, wordsOf } from '../../testing/html-of.tsx';
import { LegalPage } from './legal-page.tsx';

describe.each([
  [terms, 13],
  [privacy, 10],
] as const)('LegalPage of $title', (text, count) => {
  it('has as many sections as the specification says, each with its link in the contents', () => {
    const html = htmlOf(<LegalPage text={text} />);
    expect(html.match(/<h2 /g)).toHaveLength(count);
    for (const { id } of text.sections) {
      expect(html).toContain(`href="#${id}"`);
      expect(html).toContain(`id="${id}"`);
    }
  });

  it('says when it was last updated', () => {
    expect(wordsOf(<LegalPage text={text} />)).toContain('Last updated: March 15, 2025');
  });
});
