import type { Check, CheckOutcome } from '../../model/check.ts';
import type { SourceDocument } from '../../model/document.ts';
import type { Resume, SectionKind } from '../../model/resume.ts';
import type { Reading } from '../../model/reading.ts';
import { failed, firstFew, noFinding, passed, unsure } from '../outcomes.ts';
import { bareAddress, isSiteAddress, linkStretchesOf, readingsOfStretch, type LinkStretch } from '../link-stretches.ts';

/** Profiles and contact links, not the pages of single projects, posts or certificates. */
const profileLink =
  /linkedin\.com\/(?:in\/[^/?#]+\/?(?:[?#]|$)|pub\/)|(?:github\.com|gitlab\.com)\/[^/?#]+\/?$|^mailto:|^tel:/i;
/** Link texts that are an address themselves. When they lead elsewhere, another check reports it. */
const visibleAddress = /@\S{1,80}\.\p{L}{2}|\p{L}\.\p{L}{2,}\/|^[+\d() .-]{7,}$/u;
export const addressBehindWords: Check<'document' | 'visual' | 'resume' | 'cite'> = {
  id: 'address-behind-words',
  group: 'contact',
  title: {
    pass: 'Your contact and profile links show their addresses',
    fail: 'Some links do not show their addresses',
  },
  why: 'When a page is converted to plain text, the address behind a word such as "LinkedIn" can get lost.',
  impact: 'hint',
  needs: ['document', 'visual', 'resume', 'cite'],
  sources: [],
  run: ({ document, visual, resume, cite }) => {
    const foreign = runsOfReferees(resume, visual);
    const linked = linkStretchesOf(document.runs).filter(
      ({ link, runs }) => profileLink.test(link) && !runs.some((run) => foreign.has(run)),
    );
    if (linked.length === 0) return { is: 'not-applicable' };
    const seen = visual.lines
      .map((line) => line.text.toLowerCase())
      .join(' ')
      .replaceAll(/\s+/g, '');
    let digits: string | null = null;
    const isShown = (link: string): boolean =>
      link.startsWith('tel:')
        ? (digits ??= seen.replaceAll(/\D+/g, '')).includes(link.replaceAll(/\D+/g, '').slice(-7))
        : seen.includes(bareAddress(link));
    // An icon and the words beside it often have the same link target: the words are the better evidence.
    const byLink = new Map<string, LinkStretch>();
    for (const stretch of linked)
      if (!hasWords(byLink.get(stretch.link)?.pieces ?? [])) byLink.set(stretch.link, stretch);
    const behind = [...byLink.values()].filter(
      (stretch) =>
        !isShown(stretch.link) &&
        !readingsOfStretch(stretch).some((text) => showsAddress(text, stretch.link)) &&
        !isWithinEmail(stretch, visual),
    );
    const areDrawn = document.links.some(
      ({ address }) => isBehindPicture(address, document) && !isShown(address.replace(query, '')),
    );
    if (behind.length === 0 && !areDrawn) return praiseOf({ document, visual, resume }, isShown);
    const words = behind.filter(({ pieces }) => hasWords(pieces));
    // What an icon shows, or letters drawn as shapes, is not known: the address may well be printed.
    if (words.length === 0)
      return unsure(
        'Some links are behind icons or pictures. We could not tell whether your page shows their addresses.',
      );
    return failed(
      0.5,
      'A reader can click these words, but the text does not contain the address itself.',
      'Write the address out, for example linkedin.com/in/your-name. It can still be a link.',
      firstFew(words).map(({ runs }) => cite.runs(runs)),
    );
  },
};

const query = /[?#].*$/u;

/** A profile that no words are linked to: an icon that is a picture is. */
const isBehindPicture = (address: string, { runs }: SourceDocument): boolean =>
  profileLink.test(address) && !/^(?:mailto|tel):/iu.test(address) && !runs.some(({ link }) => link === address);

type Page = { document: SourceDocument; visual: Reading; resume: Resume };

const runsIn = ({ lines }: Reading, sections: Resume['sections']): ReadonlySet<number> =>
  new Set(
    sections.flatMap((section) => section.lines.flatMap((line) => lines[line]?.pieces.map(({ run }) => run) ?? [])),
  );

/** In these sections, words lead to works, places and schools. Anywhere else, they may lead to a profile that we do not know. */
const ofWorks: ReadonlySet<SectionKind> = new Set<SectionKind>([
  'experience',
  'education',
  'projects',
  'volunteering',
  'publications',
  'certifications',
  'awards',
  'references',
]);

const isIn =
  (runs: ReadonlySet<number>) =>
  (stretch: LinkStretch): boolean =>
    stretch.runs.some((run) => runs.has(run));

/** 'View My Portfolio' beside the contact details: its address is not printed, and it is no profile that we know. */
const praiseOf = ({ document, visual, resume }: Page, isShown: (link: string) => boolean): CheckOutcome => {
  const hidden = linkStretchesOf(document.runs).filter(
    (stretch) =>
      /^https?:/iu.test(stretch.link) &&
      hasWords(stretch.pieces) &&
      !isShown(stretch.link) &&
      !readingsOfStretch(stretch).some((text) => showsAddress(text, stretch.link)),
  );
  const atTop = runsIn(
    visual,
    resume.sections.filter(({ kind }) => kind === 'contact'),
  );
  if (hidden.some(isIn(atTop))) return { is: 'not-applicable' };
  const works = runsIn(
    visual,
    resume.sections.filter(({ kind }) => ofWorks.has(kind)),
  );
  return hidden.every(isIn(works)) ? passed : noFinding;
};

/** Part of an email address that goes on: what is behind it is a slip, and the address is printed. */
const isWithinEmail = ({ pieces }: LinkStretch, { lines }: Reading): boolean => {
  const words = pieces.join('');
  return (
    words.length >= minLettersOfPart &&
    !/\s/u.test(words) &&
    lines.some(
      ({ text }) =>
        text.includes(words) && text.split(/\s+/u).some((word) => emailAddress.test(word) && word.includes(words)),
    )
  );
};

const minLettersOfPart = 4;
const emailAddress = /[^@\s]@[^@\s]{1,80}\.\p{L}{2}/u;

const hasWords = (pieces: readonly string[]): boolean => /[\p{L}\p{N}]/u.test(pieces.join(''));

const showsAddress = (text: string, link: string): boolean =>
  visibleAddress.test(text) || isSiteAddress(text) || bareAddress(text).includes(bareAddress(link));

/** The links among the references are those of other people. */
const runsOfReferees = ({ sections }: Resume, visual: Reading): ReadonlySet<number> =>
  runsIn(
    visual,
    sections.filter(({ kind }) => kind === 'references'),
  );
