import type { Check } from '../../model/check.ts';
import { failed, firstFew, passed } from '../outcomes.ts';

/** What templates say before somebody fills them in. */
const placeholder =
  /\blorem ipsum\b|\[(your|company|employer|job|position|school|university|degree|city|phone|e-?mail|date|name|skill|title|dates?)\b[^\]\n]{0,30}\]|<(your|company|insert)\b[^>\n]{0,30}>|\b(your name here|insert (text|here)|click here to enter|xx+\/xx+)\b|^(?:[•*-]\s)?(?:any company|company name|(?:company|client|employer|job title|description(?: line)?|language|skill|achievement|degree|institution|bullet point) [1-9])$|\b(?:month 20xx|20xx|year\s?[-–—]{1,3}\s?year|a[nñ]o\s?[-–—]{1,3}\s?a[nñ]o|your name here|year of birth)\b/iu;

export const placeholderText: Check<'visual' | 'cite'> = {
  id: 'placeholder-text',
  group: 'integrity',
  title: { pass: 'No template text is left', fail: 'Template text is left' },
  why: 'Greenhouse skips data that looks made up, such as "Company 1". Readers see that the template was not finished.',
  impact: 'major',
  needs: ['visual', 'cite'],
  sources: ['greenhouse-parsing'],
  run: ({ visual, cite }) => {
    const found = visual.lines.flatMap(({ text }, line) => (placeholder.test(text) ? [line] : []));
    if (found.length === 0) return passed;
    return failed(
      0.2,
      'Some lines still contain the sample text of a template.',
      'Fill them in or delete them.',
      firstFew(found).map((line) => cite.line(line)),
    );
  },
};
