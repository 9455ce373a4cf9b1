import type { Check } from '../../model/check.ts';
import { accentedEnding } from '../../lexicon/addresses/accented-ending.ts';
import { hasCommaForDot } from '../../lexicon/addresses/comma-for-dot.ts';
import { hiddenEmailsIn } from './details/hidden-details.ts';
import { absent, failed, firstFew, noFinding, passed, unsure } from '../outcomes.ts';
import { isBroken, isWhole, mayBePart } from '../broken-field.ts';

export const missingEmail: Check<'document' | 'visual' | 'lostValues' | 'resume' | 'traces' | 'hiddenTexts' | 'cite'> =
  {
    id: 'missing-email',
    group: 'contact',
    title: { pass: 'Your email address is readable', fail: 'We could not find your email address' },
    why: 'Employers usually reply by email, and application forms ask for an email address.',
    impact: 'major',
    needs: ['document', 'visual', 'lostValues', 'resume', 'traces', 'hiddenTexts', 'cite'],
    sources: [],
    run: ({ document, visual, lostValues, resume, traces, hiddenTexts, cite }) => {
      const [first] = resume.emails;
      // What the other reading splits, 'lost-in-plain-reading' reports.
      if (first !== undefined) {
        if (
          accentedEnding(first.value) !== null ||
          isBroken(first) ||
          !isWhole(first, 'email', { document, visual, lostValues })
        )
          return { is: 'not-applicable' };
        // Among jobs and sentences it may be the address of an employer or a referee.
        return mayBePart(first, visual, resume.name) || first.confidence < amongDetails ? noFinding : passed;
      }
      // With no phone either, 'missing-contact' reports both, with more weight.
      if (resume.phones.length === 0) return { is: 'not-applicable' };
      const slips = traces.emails.filter((line) => hasCommaForDot(visual.lines[line]?.text ?? ''));
      if (slips.length > 0)
        return failed(
          0,
          'Something on your page looks like an email address with a comma where its dot belongs.',
          'Check the address and write it with a dot: name@example.com.',
          firstFew(slips).map((line) => cite.line(line)),
        );
      if (traces.emails.length > 0)
        return failed(
          0,
          'Something on your page looks like an email address, but we could not read it as yours.',
          'Write your email address in one piece and as ordinary text: name@example.com.',
          firstFew(traces.emails).map((line) => cite.line(line)),
        );
      if (hiddenEmailsIn(hiddenTexts).length > 0)
        return unsure('Hidden text in your file may be your email address. Nobody sees it on the page.');
      return failed(
        0,
        'We found your phone number but no email address in the text.',
        'Add your email address as ordinary text below your name, not only as a link or an icon.',
        absent,
      );
    },
  };

/** The confidence of an address among the contact details. */
const amongDetails = 0.9;
