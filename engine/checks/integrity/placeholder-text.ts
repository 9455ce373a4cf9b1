import { compilePhrases } from '../../lexicon/phrases/compile.ts';
import { anyOf, inSequence } from '../../lexicon/phrases/compose.ts';
import type { Check } from '../../model/check.ts';
import { failed, firstFew, passed } from '../outcomes.ts';

/** Placeholders of templates that have not been filled in. */
const phrases = compilePhrases(
  `
  lorem ipsum
  your name here
  insert (text|here)
  click here to enter
  month 20xx
  20xx
  year of birth
  `,
  { start: 'word', end: 'word', ignoreCase: true },
);
/** 'xx/xx', 'year - year' */
const dates = /\b(?:xx+\/xx+|year\s?[-–—]{1,3}\s?year|a[nñ]o\s?[-–—]{1,3}\s?a[nñ]o)\b/iu;
/** '[your name]', '<insert text>' */
const inBrackets = inSequence(
  /\[/iu,
  compilePhrases(
    `
    your
    company
    employer
    job
    position
    school
    university
    degree
    city
    phone
    e-?mail
    dates?
    name
    skill
    title
    `,
    { end: 'word', ignoreCase: true },
  ),
  /[^\]\n]{0,30}\]/iu,
);
const inAngleBrackets = /<(?:your|company|insert)\b[^>\n]{0,30}>/iu;
/** Whole lines: 'Company name', 'Skill 1'. */
const wholeLines = inSequence(
  /^(?:[•*-]\s)?/iu,
  compilePhrases(
    `
    any company
    company name
    company [1-9]
    client [1-9]
    employer [1-9]
    job title [1-9]
    description( line)? [1-9]
    language [1-9]
    skill [1-9]
    achievement [1-9]
    degree [1-9]
    institution [1-9]
    bullet point [1-9]
    `,
    { end: 'text', ignoreCase: true },
  ),
);
const placeholder = anyOf(phrases, dates, inBrackets, inAngleBrackets, wholeLines);

export const placeholderText: Check<'visual' | 'cite'> = {
  id: 'placeholder-text',
  group: 'integrity',
  title: { pass: 'We found no leftover template text', fail: 'Template text is left in your resume' },
  why: 'Greenhouse skips data that looks made up, such as "Company 1". Readers can see that you did not finish filling in the template.',
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
