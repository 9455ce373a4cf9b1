import { describe, expect, test } from 'vitest';
import { statementsOf } from './statements-of.ts';
import { withHeadingColumnsApart } from './heading-columns.ts';

const partsOf = (posting: string) =>
  statementsOf(posting)
    .slice(1)
    .map(({ text, part }): [string, string] => [text, part]);

const apart = new Map([
  ['rose pruning', 'must'],
  ['grafting', 'must'],
  ['beekeeping', 'nice'],
]);

describe('a table with a heading above each column', () => {
  test.each([
    ['bars', 'Gardener\n\n| Must have | Nice to have |\n| rose pruning | beekeeping |\n| grafting | |'],
    ['a Markdown rule', 'Gardener\n\nRequired | Preferred\n--- | ---\nrose pruning | beekeeping\ngrafting | '],
    ['tabs', 'Gardener\n\nEssential\tDesirable\nrose pruning\tbeekeeping\ngrafting\t'],
    [
      'columns in the other order',
      'Gardener\n\n| Desirable | Essential |\n| beekeeping | rose pruning |\n| | grafting |',
    ],
  ])('is read column by column: %s', (_, posting) => {
    expect(new Map(partsOf(posting))).toEqual(apart);
  });

  test.each([
    [
      'labels before and behind',
      'Gardener\n\nCriteria | Essential | Desirable | Assessed\nRoses | rose pruning | beekeeping as a hobby of many years | Interview\nTrees | grafting | | Form',
    ],
    [
      'no heading above the labels',
      'Gardener\n\n| | Essential | Desirable |\n| Roses | rose pruning | beekeeping as a hobby of many years |\n| Trees | grafting | |',
    ],
    [
      'German headings',
      'Gardener\n\nKriterium | Muss | Kann\nRosen | rose pruning | beekeeping as a hobby of many years\nObst | grafting | ',
    ],
    [
      'ticks, and a row that has none',
      'Gardener\n\nSkill | Required | Preferred\nrose pruning | X | \nbeekeeping as a hobby of many years | | ✓\ngrafting | | ',
    ],
  ])('and its labels are left out: %s', (_, posting) => {
    expect(new Map(partsOf(posting).map(([text, part]) => [text.replace(/ as a hobby.*/, ''), part]))).toEqual(apart);
  });

  test('may say for how long', () => {
    expect(partsOf('Gardener\n\nSkill | Required | Preferred\nGrafting | 5 years | ')).toEqual([
      ['Grafting: 5 years', 'must'],
    ]);
  });

  test('may have one column that asks, beside how it is judged', () => {
    const posting =
      'Gardener\n\nFactor | Essential criteria | Method of assessment\nKnowledge | rose pruning | Interview\nFactor | Essential criteria | Method of assessment\nOther | grafting | Form';
    expect(partsOf(posting)).toEqual([
      ['rose pruning', 'must'],
      ['grafting', 'must'],
    ]);
  });

  test('ends with its last row', () => {
    const posting =
      'Gardener\n\n| Must have | Nice to have |\n| grafting | beekeeping |\n\nBenefits:\n- a hut | a shed';
    expect(partsOf(posting)).toEqual([
      ['grafting', 'must'],
      ['beekeeping', 'nice'],
      ['a hut | a shed', 'boilerplate'],
    ]);
  });

  test.each([
    'Gardener | Greenmoor | Full time',
    'Gardener | Greenmoor\nRoses | Hedges',
    // without a row below
    'Must have | Nice to have\n\nGrafting',
    // the same part twice
    'Skills | Requirements\nGrafting | Pruning',
    'Pruning\tGrafting\nRoses\tHedges',
    // what else stands in the columns may be asked for
    'Skill | Level required | Years\nGrafting | Advanced | 3',
    'Area | Requirements | Depot\nOrchard | Grafting | Greenmoor',
    '- Pruning | Grafting | Mowing\n- Roses | Hedges | Lawns',
  ])('nothing else is taken for one: %s', (text) => {
    expect(withHeadingColumnsApart(text)).toBe(text);
  });
});
