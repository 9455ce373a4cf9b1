import type { Check } from '../../model/check.ts';
import type { HiddenBecause } from '../../model/document.ts';
import { failed, firstFew, listed, passed } from '../outcomes.ts';

const how: Record<HiddenBecause, string> = {
  'no-ink': 'without ink or in the colour of what lies behind it',
  tiny: 'too small to see',
  'off-page': 'off the page',
  covered: 'under a picture',
  vanish: 'marked as hidden',
};

export const hiddenText: Check<'hiddenTexts' | 'cite'> = {
  id: 'hidden-text',
  group: 'integrity',
  title: { pass: 'Your file hides no text', fail: 'Your file holds text that nobody sees' },
  why: 'Parsers print hidden words into the profile, where recruiters see them and take them for a trick. We do not count them for any score.',
  impact: 'major',
  needs: ['hiddenTexts', 'cite'],
  sources: ['parsewell-extractors'],
  run: ({ hiddenTexts, cite }) => {
    if (hiddenTexts.length === 0) return passed;
    const ways = [...new Set(hiddenTexts.map(({ because }) => how[because]))];
    return failed(
      0,
      `We found text ${listed(ways)}. A system reads it, a person does not.`,
      'Delete it, or bring it back into sight if it belongs to your resume. If you did not put it there, export the file again from your own program.',
      firstFew(hiddenTexts).map(({ runs }) => cite.runs(runs)),
    );
  },
};
