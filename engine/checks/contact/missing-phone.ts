import type { Check } from '../../model/check.ts';
import type { Paragraph } from '../../model/document.ts';
import { hiddenPhonesIn } from './details/hidden-details.ts';
import { absent, failed, passed, unsure } from '../outcomes.ts';
import { isBroken, isWhole } from '../broken-field.ts';

const minDigits = 7;

/** Word takes '312-555-0142' at the beginning of a line for the third level of a numbered list. */
const isNumberedByPhone = ({ listMarker }: Paragraph): boolean =>
  (listMarker ?? '').replaceAll(/\D/gu, '').length >= minDigits;

export const missingPhone: Check<'document' | 'visual' | 'lostValues' | 'resume' | 'traces' | 'hiddenTexts'> = {
  id: 'missing-phone',
  group: 'contact',
  title: { pass: 'Your phone number is readable', fail: 'We could not find your phone number' },
  why: 'Application forms usually ask for a phone number, and recruiters call.',
  impact: 'minor',
  needs: ['document', 'visual', 'lostValues', 'resume', 'traces', 'hiddenTexts'],
  sources: [],
  run: ({ document, visual, lostValues, resume, traces, hiddenTexts }) => {
    const [first] = resume.phones;
    // What the other reading splits, 'lost-in-plain-reading' reports.
    if (first !== undefined)
      return isBroken(first) || !isWhole(first, 'phone', { document, visual, lostValues })
        ? { is: 'not-applicable' }
        : passed;
    if (resume.emails.length === 0) return { is: 'not-applicable' };
    if (traces.phones.length > 0)
      return unsure('Some digits on your page may be your phone number, but we could not tell.');
    if (hiddenPhonesIn(hiddenTexts).length > 0)
      return unsure('Hidden text in your file may be your phone number. Nobody sees it on the page.');
    if (document.paragraphs.some(isNumberedByPhone))
      return failed(
        0,
        'Word stores your phone number as the automatic numbering of a list. Parsers do not find it in the text.',
        'Delete it, type it again, and undo the automatic numbering with Ctrl + Z.',
        absent,
      );
    return failed(
      0,
      'We found your email address but no phone number in the text.',
      'Add your phone number with its country code, such as +1 212 555 0100.',
      absent,
    );
  },
};
