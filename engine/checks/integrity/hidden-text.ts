import type { Check } from '../../model/check.ts';
import type { HiddenBecause } from '../../model/document.ts';
import { failed, firstFew, listed, passed } from '../outcomes.ts';

const how: Record<HiddenBecause, string> = {
  'no-ink': 'invisible or in the color of its background',
  tiny: 'too small to see',
  'off-page': 'off the page',
  covered: 'under a picture',
  vanish: 'marked as hidden',
};

export const hiddenText: Check<'hiddenTexts' | 'cite'> = {
  id: 'hidden-text',
  group: 'integrity',
  title: { pass: 'We found no hidden text', fail: 'Your file contains hidden text' },
  why: 'Parsers can copy hidden words into the candidate profile, where recruiters may see them and take them for a trick. We do not count them in any score.',
  impact: 'major',
  needs: ['hiddenTexts', 'cite'],
  sources: ['parsewell-extractors'],
  run: ({ hiddenTexts, cite }) => {
    if (hiddenTexts.length === 0) return passed;
    const ways = [...new Set(hiddenTexts.map(({ because }) => how[because]))];
    return failed(
      0,
      `We found text that is ${listed(ways)}. Software can read it; a person does not see it.`,
      'Delete it, or make it visible if it belongs in your resume. If you did not put it there, export the file again from the program that you created it in.',
      firstFew(hiddenTexts).map(({ runs }) => cite.runs(runs)),
    );
  },
};
