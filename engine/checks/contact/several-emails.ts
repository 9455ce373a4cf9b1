import type { Check } from '../../model/check.ts';
import type { Reading } from '../../model/reading.ts';
import type { Field, Resume } from '../../model/resume.ts';
import { failed, noFinding, passed } from '../outcomes.ts';
import { isSiteAddress } from '../link-stretches.ts';

export const severalEmails: Check<'resume' | 'visual' | 'cite'> = {
  id: 'several-emails',
  group: 'contact',
  title: { pass: 'We found one email address', fail: 'You give more than one email address' },
  why: 'A candidate profile usually has room for one email address. You cannot choose which one is used.',
  impact: 'hint',
  needs: ['resume', 'visual', 'cite'],
  sources: [],
  run: ({ resume, visual, cite }) => {
    const given = resume.emails.filter(
      (email) => !isBehindSite(email, visual) && !isBelowReferences(email, visual, resume),
    );
    const different = new Set(given.map((email) => email.value.toLowerCase()));
    if (different.size === 0) return { is: 'not-applicable' };
    if (different.size === 1) return given.some((own) => hasOthers(visual, own)) ? noFinding : passed;
    // An address behind the words of another is that of a template, or a slip: the page gives one.
    const printed = given.filter((email) => isPrinted(email, visual));
    const seen = new Set(printed.map((email) => email.value.toLowerCase()));
    if (seen.size <= 1) return { is: 'not-applicable' };
    return failed(
      0.5,
      `We found ${seen.size} email addresses. You cannot choose which one a system keeps.`,
      'Keep the address that you check every day.',
      printed.map((email) => cite.field(email)),
    );
  },
};

/**
 * Below the title for references on its page, in any column: referees are often listed side by side, with the title above
 * only one of them. Below a title for contact details, an address is the person's own.
 */
const isBelowReferences = ({ spans }: Field<string>, { lines }: Reading, { sections }: Resume): boolean => {
  const titles = sections.flatMap(({ kind, heading }) =>
    kind === 'references' && heading !== null ? (lines[heading.span.line] ?? []) : [],
  );
  const isOwn = sections.some(
    ({ kind, heading, lines: inside }) =>
      kind === 'contact' && heading !== null && spans.some(({ line }) => inside.includes(line)),
  );
  const given = isOwn ? [] : spans.flatMap(({ line }) => lines[line] ?? []);
  return given.some(({ page, box }) =>
    titles.some((title) => title.page === page && title.box !== null && box !== null && title.box.y < box.y),
  );
};

/** Not a handle: '@jane@social.example'. */
const address = /(?<![@\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,4}/gu;

/** The addresses of referees, for example: they are on the page, but not the person's. */
const hasOthers = ({ lines }: Reading, own: Field<string>): boolean =>
  lines.some(({ text }, at) => {
    if (!text.includes('@')) return false;
    const isPart = own.spans.some(({ line }) => line === at);
    return (text.match(address) ?? []).some((one) => !isSame(one.toLowerCase(), own.value.toLowerCase(), isPart));
  });

/** `isPart`: on a line of the address, which may run over two. 'roe@example.com' elsewhere is another than 'jane.roe@…'. */
const isSame = (one: string, own: string, isPart: boolean): boolean => one === own || (isPart && own.includes(one));

const isPrinted = ({ value, spans }: Field<string>, { lines }: Reading): boolean => {
  const printed = spans.map(({ line, from, to }) => lines[line]?.text.slice(from, to) ?? '').join('');
  return printed.replaceAll(/\s+/gu, '').toLowerCase().includes(value.toLowerCase());
};

/** The address of a website that opens an email: a wrong link, and no second address. */
const isBehindSite = ({ spans }: Field<string>, { lines }: Reading): boolean =>
  spans.every(({ line, from, to }) => isSiteAddress(lines[line]?.text.slice(from, to) ?? ''));
