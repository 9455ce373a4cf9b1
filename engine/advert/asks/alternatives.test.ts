import { describe, expect, test } from 'vitest';
import type { AdLanguage } from '../../lexicon/adverts/abroad.ts';
import { alternativesOf, isAcronymOf, linkOf, type Link } from './alternatives.ts';

describe('what links two terms of a sentence', () => {
  test.each<[string, Link]>([
    [' or ', 'or'],
    [', or ', 'or'],
    ['/', 'slash'],
    [' / ', 'slash'],
    [' and/or ', 'or'],
    [' &/or ', 'or'],
    [' and /or ', 'or'],
    [' (child) or ', 'or'],
    [' oder ', 'or'],
    [' or any other ', 'or'],
    [', ', 'comma'],
    [' such as ', 'example'],
    [' frameworks like ', 'example'],
    [' tools (e.g. ', 'example'],
    [' systems, for example the ', 'example'],
    [' and ', 'none'],
    [' in ', 'none'],
    ['; ', 'none'],
    [' (child) ', 'none'],
    [' frameworks ', 'none'],
    [' order ', 'none'],
    [' o ', 'none'],
    [' of ', 'none'],
  ])('"%s" is %s', (between, link) => {
    expect(linkOf(between)).toBe(link);
  });

  test.each<[AdLanguage, string, Link]>([
    ['de', ' bzw. ', 'or'],
    ['fr', ' ou de ', 'or'],
    ['es', ' o ', 'or'],
    ['it', ' oppure ', 'or'],
    ['pt', ' ou ', 'or'],
    ['nl', ' of van ', 'or'],
    ['es', ' y ', 'none'],
    // an article
    ['pt', ' o ', 'none'],
    ['de', ' of ', 'none'],
  ])('%s: "%s" is %s', (language, between, link) => {
    expect(linkOf(between, language)).toBe(link);
  });
});

describe('alternatives of one requirement', () => {
  test.each<[string, Link[], string, number[][]]>([
    ['"A" stands alone', [], '', [[0]]],
    ['"A, B" are two', ['comma'], '', [[0], [1]]],
    ['"A or B" is one', ['or'], '', [[0, 1]]],
    ['"A, B or C" is one', ['comma', 'or'], '', [[0, 1, 2]]],
    ['"A or B, C" leaves C alone', ['or', 'comma'], '', [[0, 1], [2]]],
    ['"A/B" is one', ['slash'], '', [[0, 1]]],
    ['"A, B, C/D" are three', ['comma', 'comma', 'slash'], '', [[0], [1], [2, 3]]],
    [
      '"A/B, C/D" are two',
      ['slash', 'comma', 'slash'],
      '',
      [
        [0, 1],
        [2, 3],
      ],
    ],
    ['"A, B or C/D" is one', ['comma', 'or', 'slash'], '', [[0, 1, 2, 3]]],
    ['"A, B/C or similar" is one', ['comma', 'slash'], ' or similar', [[0, 1, 2]]],
    ['"A such as B" is one', ['example'], '', [[0, 1]]],
    ['"A, B, or similar" is one', ['comma'], ' or similar', [[0, 1]]],
    ['"A or similar" is one term', [], ' or similar', [[0]]],
    [
      '"A or B with C or D" are two',
      ['or', 'none', 'or'],
      '',
      [
        [0, 1],
        [2, 3],
      ],
    ],
    [
      'words behind the last term do not join what came before a break',
      ['comma', 'none'],
      ' or equivalent',
      [[0], [1], [2]],
    ],
    ['"A, B such as C, D" leaves A alone', ['comma', 'example', 'comma'], '', [[0], [1, 2, 3]]],
    ['"A, B such as C or D" leaves A alone', ['comma', 'example', 'or'], '', [[0], [1, 2, 3]]],
  ])('%s', (_what, links, after, groups) => {
    expect(alternativesOf(links, after)).toEqual(groups);
  });

  test('a list of which one is enough', () => {
    expect(alternativesOf(['none', 'comma'], '', new Set([1]))).toEqual([[0], [1, 2]]);
    expect(alternativesOf(['comma', 'comma'], '', new Set([1]))).toEqual([[0], [1, 2]]);
  });
});

describe('an abbreviation in brackets', () => {
  test.each([
    ['CFM', 'Certified Floodplain Manager'],
    ['PM', 'Project Management'],
    ['CC', 'certificate of competency'],
  ])('%s shortens %s', (acronym, term) => {
    expect(isAcronymOf(acronym, term)).toBe(true);
  });

  test.each([
    ['SQL', 'Python'],
    ['A', 'Accounting'],
    ['PMP', 'Scrum'],
    ['Cfm', 'Certified Floodplain Manager'],
    ['CMX', 'Certified'],
  ])('%s does not shorten %s', (acronym, term) => {
    expect(isAcronymOf(acronym, term)).toBe(false);
  });
});
