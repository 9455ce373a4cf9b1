import type { Check } from '../../model/check.ts';
import type { Run } from '../../model/document.ts';
import { counted, failed, firstFew, passed } from '../outcomes.ts';

/** Addresses that a resume usually prints in full: email, and profiles with the name of their owner. */
const personalLink = /^mailto:|linkedin\.com\/in\/|(?:github|gitlab)\.com\//i;
const looksLikeMail = /^\S{1,64}@\S{1,80}\.\p{L}{2,}$/u;
const looksLikeProfile = /(?:linkedin\.com\/in\/|(?:github|gitlab)\.com\/)[^/\s]/i;

export const linkElsewhere: Check<'document' | 'cite'> = {
  id: 'link-elsewhere',
  group: 'contact',
  title: {
    pass: 'Your contact and profile links go where they say',
    fail: 'A link goes to a different address than the one it shows',
  },
  why: 'Templates often contain placeholder links. If one of them is still in your file, a reader who clicks your address writes to somebody else, and a parser may take the address behind the words.',
  impact: 'minor',
  needs: ['document', 'cite'],
  sources: [],
  run: ({ document, cite }) => {
    const linked = stretchesOf(document.runs).filter(({ link }) => personalLink.test(link));
    if (linked.length === 0) return { is: 'not-applicable' };
    const wrong = linked.filter(({ link, text }) => isOther(link, text));
    // Words such as 'LinkedIn' promise no address that the link could miss.
    if (wrong.length === 0) return linked.some(showsAddress) ? passed : { is: 'not-applicable' };
    return failed(
      0.3,
      `${counted(wrong.length, 'link')} ${wrong.length === 1 ? 'opens' : 'open'} another address than the one that is printed: ${bare(wrong[0]?.link ?? '').slice(0, 80)} behind "${(wrong[0]?.text ?? '').slice(0, 80)}".`,
      'Correct or remove the link. In Word: right-click, Edit Hyperlink.',
      firstFew(wrong).map(({ runs }) => cite.runs(runs)),
    );
  },
};

type Stretch = { link: string; text: string; runs: readonly number[] };

/** Adjacent runs with the same link target, such as an address on two lines. */
const stretchesOf = (runs: readonly Run[]): Stretch[] => {
  const stretches: { link: string; text: string; runs: number[] }[] = [];
  for (const [index, { link, text, hidden }] of runs.entries()) {
    if (link === undefined || hidden !== undefined) continue;
    const last = stretches.at(-1);
    if (last !== undefined && last.link === link && last.runs.at(-1) === index - 1) {
      last.runs.push(index);
      last.text += text.trim();
    } else stretches.push({ link, text: text.trim(), runs: [index] });
  }
  return stretches;
};

const showsAddress = ({ link, text }: Pick<Stretch, 'link' | 'text'>): boolean =>
  (/^mailto:/i.test(link) ? looksLikeMail : looksLikeProfile).test(text);

const isOther = (link: string, text: string): boolean => {
  if (!showsAddress({ link, text })) return false;
  const [shown, opened] = [bare(text), bare(link)];
  return !opened.includes(shown) && !shown.includes(opened) && !forwardsTo(link, shown);
};

/** Europass links through a page of its own: 'europa.eu/redirect-external?url=https://github.com/jane-roe'. */
const forwardsTo = (link: string, shown: string): boolean => {
  const [, query = ''] = link.toLowerCase().split('?');
  return query.includes(shown);
};

const bare = (address: string): string =>
  address
    .toLowerCase()
    .replace(/^(?:mailto:|https?:\/\/)/, '')
    .replace(/^www\./, '')
    .replace(/[?#].*$/, '')
    .replace(/\/+$/, '')
    .trim();
