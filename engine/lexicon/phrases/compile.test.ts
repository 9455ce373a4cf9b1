import { describe, expect, test } from 'vitest';
import { compilePhrases, type PhraseOptions } from './compile.ts';

const matchOf = (list: string, text: string, options: PhraseOptions = {}) =>
  compilePhrases(list, options).exec(text)?.[0] ?? null;

describe('a phrase matches', () => {
  test.each([
    ['its own words', 'cover letter', 'a cover letter, please', 'cover letter'],
    ['one of several endings', 'dut(y|ies)', 'your duties', 'duties'],
    ['with a letter that may be absent', 'perks?', 'a perk', 'perk'],
    ['without a group that may be absent', 'send (us )?your cv', 'send your cv', 'send your cv'],
    ['with a group that may be absent', 'send (us )?your cv', 'send us your cv', 'send us your cv'],
    ['one of some characters', 'a[nñ]o', 'un año', 'año'],
    ['a counted number of characters', 'grade [0-9]{1,2}', 'grade 12', 'grade 12'],
    ['the rest of a word', 'qualif*', 'qualifications', 'qualifications'],
    ['a word without a rest', 'qualif*', 'qualif', 'qualif'],
    ['a word that goes on', 'relocat+', 'relocation', 'relocation'],
    ['a number of any length', 'within # miles', 'within 120 miles', 'within 120 miles'],
    ['a gap of words', 'join our {2 words}team', 'join our small friendly team', 'join our small friendly team'],
    ['an empty gap', 'join our {2 words}team', 'join our team', 'join our team'],
    ['across a gap of any length', 'see…hired', 'see who Acme has hired', 'see who Acme has hired'],
    ['a full stop, and only that', 'b.a.', 'b.a.', 'b.a.'],
    ['an escaped character', String.raw`401\(k\)`, 'a 401(k) plan', '401(k)'],
    ['the edge of a word', '_art_', 'art school', 'art'],
    ['any line of the list', 'one\ntwo\n\nthree', 'three', 'three'],
  ])('%s', (_what, list, text, expected) => {
    expect(matchOf(list, text)).toBe(expected);
  });
});

describe('a phrase does not match', () => {
  test.each([
    ['another ending', 'dut(y|ies)', 'dutiful'],
    ['a word that has to go on and does not', 'relocat+', 'relocat'],
    ['a wider gap of words', 'join our {2 words}team', 'join our very small friendly team'],
    ['across lines', 'see…hired', 'see who\nhas hired'],
    ['another character for a full stop', 'b.a.', 'beat'],
    ['inside a word where it asks for the edge', '_art_', 'start'],
    ['behind the start of the text where it asks for it', '^apply', 'to apply'],
    ['before the end of the text where it asks for it', 'pay$', 'pay range'],
    ['a comment of the list', '// salary\npay', 'salary'],
  ])('%s', (_what, list, text) => {
    expect(matchOf(list, text)).toBeNull();
  });
});

describe('edges of all phrases in a list', () => {
  test.each<[string, PhraseOptions, string, string | null]>([
    ['anywhere', {}, 'repayment', 'pay'],
    ['a whole text', { start: 'text', end: 'text' }, 'pay', 'pay'],
    ['a whole text and no more', { start: 'text', end: 'text' }, 'pay range', null],
    ['the start of a text', { start: 'text' }, 'payment', 'pay'],
    ['whole words', { start: 'word', end: 'word' }, 'the pay range', 'pay'],
    ['no part of a word', { start: 'word', end: 'word' }, 'payment', null],
    ['no part of a word with accents', { start: 'letter', end: 'letter' }, 'épay', null],
    ['beside a digit', { start: 'letter', end: 'letter' }, '1pay1', 'pay'],
    ['small letters only', {}, 'PAY', null],
    ['capitals too', { ignoreCase: true }, 'PAY', 'PAY'],
  ])('%s', (_what, options, text, expected) => {
    expect(matchOf('pay', text, options)).toBe(expected);
  });

  test('apply to every alternative', () => {
    expect(matchOf('pay\nsalary', 'my salary', { start: 'text' })).toBeNull();
  });
});

test('the first phrase of the list wins where two fit', () => {
  expect(matchOf('data\ndata analysis', 'data analysis')).toBe('data');
  expect(matchOf('data analysis\ndata', 'data analysis')).toBe('data analysis');
});

test('groups in phrases do not capture, so the groups of a composed pattern keep their numbers', () => {
  expect(compilePhrases('(a|b)c').exec('ac')).toHaveLength(1);
});

test('every match is found with the global option', () => {
  expect('pay and perks'.match(compilePhrases('pay\nperks', { global: true }))).toEqual(['pay', 'perks']);
});

test.each([
  ['a bracket that stays open', '(skill|tool', 'stays open'],
  ['a bracket that was never opened', 'skill)', 'misplaced'],
  ['alternatives outside brackets', 'skill|tool', 'misplaced'],
  ['the edge of the text within brackets', 'invoice( number|$)', 'misplaced'],
  ['a question mark at the start', '?skill', 'misplaced'],
  ['a question mark after something that may be absent anyway', 'requir*?', 'misplaced'],
  ['a list without phrases', '\n  // nothing yet\n', 'empty'],
  ['a list of words on one line', `(${'word|'.repeat(40)}word)`, 'too long'],
])('a mistake in a list is reported: %s', (_what, list, message) => {
  expect(() => compilePhrases(list)).toThrow(message);
});

test('a long text that almost matches is rejected quickly', () => {
  const pattern = compilePhrases('{3 words}experience\nqualif*\n^apply…now', { start: 'word', end: 'word' });
  const text = `apply ${'experienc qualif-'.repeat(5_000)}`;
  const start = performance.now();
  pattern.exec(text);
  expect(performance.now() - start).toBeLessThan(2_000);
});
