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
  ])('nothing else is taken for one: %s', (text) => {
    expect(withHeadingColumnsApart(text)).toBe(text);
  });
});
