import { changed, sample } from '#engine/testing/sample-resume.ts';
import { expect, test } from 'vitest';
import { factsFrom } from '#engine/testing/facts-from.ts';
import { asPdf } from '#engine/testing/sample-resume.ts';
import { testCheck } from '#engine/testing/test-check.ts';
import { runCheck } from '../run-checks.ts';
import { lookAlikeCharacters } from './look-alike-characters.ts';

testCheck(lookAlikeCharacters, {
  fails: [
    {
      name: 'a Cyrillic letter in a Latin word',
      lines: changed('SAP', 'SAP, Ex\u0441el, HACCP'),
      quotes: ['el, HACCP'],
    },
    {
      name: 'a Greek letter in a Latin word',
      lines: changed('SAP', 'SAP, Invent\u03BFry, Foreca\u03C5sting'),
      quotes: ['SAP'],
    },
    {
      name: 'a small Greek letter among small Latin ones',
      lines: changed('SAP', 'SAP, Forec\u03B1sting'),
      quotes: ['SAP'],
    },
    {
      name: 'mathematical letters',
      lines: changed('SAP', 'SAP, \u{1D404}\u{1D431}\u{1D41C}\u{1D41E}\u{1D425}, HACCP'),
      quotes: ['HACCP'],
    },
    {
      name: 'a zero-width space in a word',
      lines: changed('SAP', 'SAP, Fore\u200Bcasting, HACCP'),
      quotes: ['casting'],
    },
  ],
  passes: [
    { name: 'Latin letters with accents', lines: changed('Jane', 'Zoë Núñez') },
    {
      name: 'names of proteins',
      lines: [
        ...sample,
        'Studied NF-\u03BAB and IKK\u03B2, TNF\u03B1, IFN\u03B1/\u03B2, G\u03B1q and \u03B1SMA in mice',
      ],
    },
    { name: 'a unit with a Greek letter', lines: [...sample, 'Measured particles of 5 \u03BCm'] },
  ],
  others: [{ name: 'a letter in a year', lines: [...sample, 'Course in Welding, 2O19'], is: 'no-finding' }],
});

test.each([
  ['\u{1D404}\u{1D431}\u{1D41C}\u{1D41E}\u{1D425}', 'mathematical or full-width letters'],
  ['Ex\u0441el', 'letters from another script'],
  ['Ex\u0441el, \u{1D404}\u{1D431}\u{1D41C}', 'letters from another script'],
])('what kind of letters they are is said: %s', (word, kind) => {
  const { outcome } = runCheck(lookAlikeCharacters, factsFrom(asPdf(changed('SAP', `SAP, ${word}`))));
  expect(outcome).toMatchObject({ is: 'fail', findings: [{ message: expect.stringContaining(kind) as string }] });
});
