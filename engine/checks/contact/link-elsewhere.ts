import type { Check } from '../../model/check.ts';
import { failed, firstFew, passed } from '../outcomes.ts';
import {
  bareAddress,
  isSiteAddress,
  linkStretchesOf,
  queryOf,
  readingsOfStretch,
  type LinkStretch,
} from '../link-stretches.ts';
import { stepsIn } from '../steps-in-program.ts';

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
    const all = linkStretchesOf(document.runs);
    const linked = all.filter(({ link }) => personalLink.test(link));
    if (linked.length === 0) return { is: 'not-applicable' };
    const wrong = linked.filter((stretch) => readingsOfStretch(stretch).every((text) => isOther(stretch.link, text)));
    // Words such as 'LinkedIn' promise no address that the link could miss.
    if (wrong.length === 0)
      return linked.some(({ link, pieces }) => showsAddress(link, pieces.join(''))) && !all.some(isDoubtful)
        ? passed
        : { is: 'not-applicable' };
    return failed(
      0.3,
      foundSentence(wrong),
      `Correct or remove the link.${stepsIn(document, { Word: 'right-click, Edit Hyperlink.' })}`,
      firstFew(wrong).map(({ runs }) => cite.runs(runs)),
    );
  },
};

/** An address that leads nowhere ('http://jane-roe'), or a website that shows another address than it opens. */
const isDoubtful = (stretch: LinkStretch): boolean => {
  const { link } = stretch;
  if (/^https?:\/\//iu.test(link) && !/^https?:\/\/[^/?#@]+\.[^/?#@]+/iu.test(link)) return true;
  if (/^mailto:/iu.test(link) && !/^mailto:[^/@?]+@[^/@?]+/iu.test(link)) return true;
  return readingsOfStretch(stretch).every((text) => {
    const shown = bareAddress(text.replace(/^[^\p{L}\p{N}]+/u, ''));
    const opened = bareAddress(link);
    return isSiteAddress(shown) && !isWithin(opened, shown) && !forwardsTo(link, shown);
  });
};

/** Whole: 'linkedin.com/in/jane-roe' in 'linkedin.com/in/jane-roe/en', and not in that of 'jane-roe-1b2c3d', who is another. */
const isWithin = (opened: string, shown: string): boolean =>
  opened.includes(shown) && !/^[\p{L}\p{N}_-]/u.test(opened.slice(opened.indexOf(shown) + shown.length));

const foundSentence = (wrong: readonly LinkStretch[]): string => {
  const [first] = wrong;
  const example = `${bareAddress(first?.link ?? '').slice(0, 80)} behind "${(first?.pieces.join('') ?? '').slice(0, 80)}"`;
  return wrong.length === 1
    ? `A link opens a different address than the one that is printed: ${example}.`
    : `Some links open different addresses than the ones printed, such as ${example}.`;
};

const showsAddress = (link: string, text: string): boolean =>
  (/^mailto:/i.test(link) ? looksLikeMail : looksLikeProfile).test(text);

const isOther = (link: string, text: string): boolean => {
  const [shown, opened] = [bareAddress(text), bareAddress(link)];
  if (opened.includes(shown)) return false;
  // The address of a website that opens an email.
  if (/^mailto:/i.test(link) && isSiteAddress(text)) return true;
  return showsAddress(link, text) && !shown.includes(opened) && !forwardsTo(link, shown);
};

/** Pages that open the address in their query: Europass, Google Docs, Outlook, LinkedIn and Facebook link through them. */
const forwarding: readonly { host: string; path: string }[] = [
  { host: 'europa.eu', path: '/redirect-external' },
  { host: 'google.com', path: '/url' },
  { host: 'safelinks.protection.outlook.com', path: '/' },
  { host: 'linkedin.com', path: '/safety/go' },
  { host: 'linkedin.com', path: '/authwall' },
  { host: 'l.facebook.com', path: '/l.php' },
];

/** 'europa.eu/redirect-external?url=https://github.com/jane-roe' for 'github.com/jane-roe'. */
const forwardsTo = (link: string, shown: string): boolean => {
  const query = queryOf(link);
  if (query === null) return false;
  const isForwarding = forwarding.some(
    ({ host, path }) => (query.host === host || query.host.endsWith(`.${host}`)) && query.path.endsWith(path),
  );
  return isForwarding && query.values.some((target) => bareAddress(target).includes(shown));
};
