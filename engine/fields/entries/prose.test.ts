import { describe, expect, test } from 'vitest';
import { capitalShare, endsSentence, startsWithVerb } from './prose.ts';

describe('a line that describes an activity', () => {
  test.each([
    'Led a team of four',
    'managed the shop',
    'Responsible for night shifts',
    'Lead a team',
    'Design and test of pumps',
    'Repaired engines for old tractors',
    'Wired houses and barns',
    'Coordinated with vendors',
  ])('%s', (text) => {
    expect(startsWithVerb(text)).toBe(true);
  });

  test.each([
    'Lead Engineer',
    'Support Specialist',
    'Registered Nurse',
    'Wheeled Vehicle Mechanic',
    'Certified welder',
    'United Airlines',
    'Manage',
    'Process Engineer',
    'Acme Works',
    '',
  ])('no such line: %s', (text) => {
    expect(startsWithVerb(text)).toBe(false);
  });
});

test.each([
  ['Harrow Systems', 1],
  ['led the night shift', 0],
  ['Led the Night shift', 1 / 2],
  ['to do it', 0.5],
])('the share of capitals in "%s" is %d', (text, share) => {
  expect(capitalShare(text)).toBe(share);
});

test.each([
  ['We led the team.', true],
  ['Really?', true],
  ['He said “stop.”', true],
  ['Acme Inc.', false],
  ['Roe & Co.', false],
  ['in the U.S.', false],
  ['Acme', false],
  ['Botanique appliquée.', true],
])('"%s" ends a sentence: %s', (text, ends) => {
  expect(endsSentence(text)).toBe(ends);
});
