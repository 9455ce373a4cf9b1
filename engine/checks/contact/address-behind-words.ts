import type { Check } from '../../model/check.ts';
import { failed, firstFew, passed } from '../outcomes.ts';

const isProfile = /linkedin\.|github\.|gitlab\.|^mailto:|^tel:/i;
const bare = (address: string): string =>
  address
    .toLowerCase()
    .replace(/^(mailto:|tel:|https?:\/\/)/, '')
    .replace(/^www\./, '')
    .replace(/\/+$/, '');

export const addressBehindWords: Check<'document' | 'visual' | 'cite'> = {
  id: 'address-behind-words',
  group: 'contact',
  title: { pass: 'Your links show their address', fail: 'Some addresses are hidden behind words' },
  why: 'When a page becomes plain text, the address under a word such as "LinkedIn" can stay behind.',
  impact: 'hint',
  needs: ['document', 'visual', 'cite'],
  sources: [],
  run: ({ document, visual, cite }) => {
    const linked = document.runs.flatMap((run, index) =>
      run.link !== undefined && run.hidden === undefined && isProfile.test(run.link) ? [{ link: run.link, index }] : [],
    );
    if (linked.length === 0) return { is: 'not-applicable' };
    const seen = visual.lines
      .map((line) => line.text.toLowerCase())
      .join(' ')
      .replaceAll(/\s+/g, '');
    const digits = seen.replaceAll(/\D+/g, '');
    const isShown = (link: string): boolean =>
      link.startsWith('tel:')
        ? digits.includes(link.replaceAll(/\D+/g, '').slice(-7))
        : seen.includes(bare(link).split('?')[0] ?? '');
    const behind = linked.filter(({ link }) => !isShown(link));
    if (behind.length === 0) return passed;
    return failed(
      0.5,
      'A reader can click these words, but the address itself is not part of the text.',
      'Write the address out, for example linkedin.com/in/your-name. It may still be a link.',
      firstFew(behind).map(({ index }) => cite.runs([index])),
    );
  },
};
