import type { Check } from '../../model/check.ts';
import { failed, firstFew, passed } from '../outcomes.ts';

/** Profiles and contact links, not the pages of single projects. */
const profileLink = /linkedin\.com\/(?:in|pub)\/|(?:github\.com|gitlab\.com)\/[^/?#]+\/?$|^mailto:|^tel:/i;
/** Link texts that are an address themselves. When they lead elsewhere, another check reports it. */
const visibleAddress = /@\S{1,80}\.\p{L}{2}|\p{L}\.\p{L}{2,}\/|^[+\d() .-]{7,}$/u;
const bare = (address: string): string =>
  address
    .toLowerCase()
    .replace(/^(mailto:|tel:|https?:\/\/)/, '')
    .replace(/^www\./, '')
    .replace(/\/+$/, '');

export const addressBehindWords: Check<'document' | 'visual' | 'cite'> = {
  id: 'address-behind-words',
  group: 'contact',
  title: { pass: 'Your contact and profile links show their address', fail: 'Some links do not show their address' },
  why: 'When a page is converted to plain text, the address behind a word such as "LinkedIn" can get lost.',
  impact: 'hint',
  needs: ['document', 'visual', 'cite'],
  sources: [],
  run: ({ document, visual, cite }) => {
    const linked = document.runs.flatMap((run, index) =>
      run.link !== undefined && run.hidden === undefined && profileLink.test(run.link)
        ? [{ link: run.link, index }]
        : [],
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
    // An icon and the words beside it often have the same link target: the words are the better evidence.
    const byLink = new Map<string, number>();
    for (const { link, index } of linked) {
      const before = document.runs[byLink.get(link) ?? -1]?.text ?? '';
      if (!/[\p{L}\p{N}]/u.test(before)) byLink.set(link, index);
    }
    const behind = [...byLink].flatMap(([link, index]) =>
      isShown(link) || visibleAddress.test(document.runs[index]?.text.trim() ?? '') ? [] : [{ index }],
    );
    if (behind.length === 0) return passed;
    return failed(
      0.5,
      'A reader can click these words, but the text does not contain the address itself.',
      'Write the address out, for example linkedin.com/in/your-name. It can still be a link.',
      firstFew(behind).map(({ index }) => cite.runs([index])),
    );
  },
};
