import type { Check, CheckOutcome } from '../../model/check.ts';
import type { SourceDocument } from '../../model/document.ts';
import type { Reading } from '../../model/reading.ts';
import type { Resume } from '../../model/resume.ts';
import { failed, firstFew, listed, noFinding, passed } from '../outcomes.ts';
import { isBroken, isWhole, mayBePart, mayBreakLink, mayGoOnBelow, restOfLink } from '../broken-field.ts';
import { hasAddressOverLines } from '../link-stretches.ts';

export const brokenAddress: Check<'document' | 'visual' | 'lostValues' | 'resume' | 'traces' | 'cite'> = {
  id: 'broken-address',
  group: 'contact',
  title: { pass: 'Each address is on one line', fail: 'An address is broken across two lines' },
  why: 'A parser looks for an email address, a phone number or a link within one line. In our tests, none of the five extractors put a broken one back together.',
  impact: 'major',
  needs: ['document', 'visual', 'lostValues', 'resume', 'traces', 'cite'],
  sources: ['parsewell-extractors'],
  run: ({ document, visual, lostValues, resume, traces, cite }) => {
    const { emails, phones, links } = resume;
    if (emails.length + phones.length + links.length === 0) return { is: 'not-applicable' };
    const broken = [
      ...emails.filter(isBroken).map((field) => ({ field, what: 'email address' })),
      ...phones.filter(isBroken).map((field) => ({ field, what: 'phone number' })),
      ...links.flatMap((field) => {
        const rest = restOfLink(field, visual);
        if (rest === null) return isBroken(field) ? [{ field, what: 'link' }] : [];
        return [{ field: { ...field, spans: [...field.spans, rest] }, what: 'link' }];
      }),
    ];
    const seen = { document, visual, lostValues };
    if (broken.length === 0)
      return emails.every((field) => isWhole(field, 'email', seen)) &&
        phones.every((field) => isWhole(field, 'phone', seen)) &&
        // What only looks like an address may be half of one.
        traces.emails.length === 0 &&
        !mayBreakLink(visual)
        ? praiseOf(resume, seen)
        : { is: 'not-applicable' };
    const kinds = [...new Set(broken.map(({ what }) => what))];
    const isLinkOnly = broken.every(({ what }) => what === 'link');
    return failed(
      isLinkOnly ? 0.5 : 0,
      kinds.length === 1
        ? `Your ${listed(kinds)} continues on the next line. A parser may get only half of it.`
        : `Your ${listed(kinds)} continue on the next line. A parser may get only half of each.`,
      'Put it on its own line, in a wider column or a smaller font.',
      firstFew(broken).map(({ field }) => cite.field(field)),
    );
  },
};

/** Addresses of sites that we do not know are no links of the resume, but a reader sees them as well. */
const praiseOf = (
  { emails, name }: Resume,
  { document, visual }: { document: SourceDocument; visual: Reading },
): CheckOutcome =>
  emails.some((email) => mayBePart(email, visual, name)) || hasAddressOverLines(document.runs) || mayGoOnBelow(visual)
    ? noFinding
    : passed;
