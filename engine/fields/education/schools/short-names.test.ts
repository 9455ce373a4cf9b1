import { expect, test } from 'vitest';
import { readEducation as read } from '../../../testing/education-by-hand.ts';
import { institutionScore } from './institutions.ts';

/** Schools whose names lack the word for a school; twins that are towns. */
test.each<[string, readonly string[], readonly string[]]>([
  [
    'state universities, above their town and state',
    [
      'M.S., Range Science\t12/2012',
      'North Dakota State, Fargo, ND',
      'B.S., Biology\t05/2009',
      'Minot State, Minot, ND',
    ],
    ['North Dakota State | M.S. | Range Science | ..2012-12', 'Minot State | B.S. | Biology | ..2009-05'],
  ],
  [
    'an Irish institute of technology',
    ['BSc (Hons) in Computing, 2.1', 'Letterkenny IT', '2011 – 2015'],
    ['Letterkenny IT | BSc (Hons) | Computing | 2011..2015'],
  ],
  [
    'a university by its town',
    ['MLitt Museum Studies', 'St Andrews', '2006', 'MA (Hons) Cultural History', 'Aberdeen', '2001–2005'],
    ['St Andrews | MLitt | Museum Studies | ..2006', 'Aberdeen | MA (Hons) | Cultural History | 2001..2005'],
  ],
  ['a university by its town, in one line', ['BSc Botany, Plymouth, 2012'], ['Plymouth | BSc | Botany | ..2012']],
  ['the town of a school', ['BSc Botany, Harrow College, Plymouth, 2012'], ['Harrow College | BSc | Botany | ..2012']],
  ['the town of a school certificate', ['Leaving Certificate, Plymouth, 2012'], [' | Leaving Certificate |  | ..2012']],
  ['a town without a university of its name', ['BSc Botany, Fresno, 2012'], [' | BSc | Botany | ..2012']],
])('educationOf reads %s', (_, lines, entries) => {
  expect(read(lines)).toEqual(entries);
});

test.each([
  ['CCH 12', 3],
  ['E.T. N° 5', 3],
  ['et Comptabilité', 0],
  ['CCH Axcess', 0],
])('short words for a school need its number: %s', (text, score) => {
  expect(institutionScore(text)).toBe(score);
});

test.each([
  'Harrow Area Joint Apprenticeship Committee',
  'Harrow Area Electrical JATC',
  'Technisch Instituut Harrow',
  'Sint-Harrowinstituut',
  'Schulhaus Harrow',
  'Oberstufenzentrum Harrow',
  'BBS Harrow',
  'HTL Harrow',
  'IFSI de Harrow',
  'Cégep de Harrow',
  'CEIP Harrow',
  'Externato Harrow',
  'ITI Harrow',
])('%s is a school', (name) => {
  expect(institutionScore(name)).toBeGreaterThanOrEqual(3);
});

test.each([
  'Harrow Steering Committee',
  'Hakim Borg',
  'Borg Joinery',
  'Borghese',
  'Plumbing Apprenticeship',
  'Instituting',
])('%s is none', (name) => {
  expect(institutionScore(name)).toBeLessThan(3);
});
