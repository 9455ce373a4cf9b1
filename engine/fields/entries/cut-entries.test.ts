import { describe, expect, test } from 'vitest';
import { sectionByHand } from '../../testing/reading-by-hand.ts';
import { cutEntries } from './cut-entries.ts';
import { jobPartScore } from './scores/entry-header-score.ts';
import { rowsOf } from './rows.ts';

const entriesIn = (...lines: readonly string[]) => {
  const { reading, sections } = sectionByHand('experience', lines);
  return cutEntries(rowsOf(reading, sections), jobPartScore).map(({ head, anchor, body }) => ({
    head: head.map(({ text }) => text),
    dates: anchor?.text ?? null,
    body: body.map((group) => group.map(({ text }) => text).join(' ')),
  }));
};

describe('entries of a section', () => {
  test('dates at the end of each header', () => {
    expect(
      entriesIn(
        '**Welder, Acme, 2019 – 2021',
        '• Welded the hulls of eleven ships',
        '• Trained four apprentices',
        '**Fitter, Harrow Works, 2015 – 2019',
        '• Fitted pipes in the old yard',
      ),
    ).toEqual([
      {
        head: ['Welder, Acme, 2019 – 2021'],
        dates: 'Welder, Acme, 2019 – 2021',
        body: ['Welded the hulls of eleven ships', 'Trained four apprentices'],
      },
      {
        head: ['Fitter, Harrow Works, 2015 – 2019'],
        dates: 'Fitter, Harrow Works, 2015 – 2019',
        body: ['Fitted pipes in the old yard'],
      },
    ]);
  });

  test('the title above the line with the dates', () => {
    expect(
      entriesIn(
        'Welder',
        'Acme\t2019 – 2021',
        '• Welded the hulls of eleven ships',
        'Fitter',
        'Harrow Works\t2015 – 2019',
        '• Fitted pipes in the old yard',
      ).map(({ head }) => head),
    ).toEqual([
      ['Welder', 'Acme\t2019 – 2021'],
      ['Fitter', 'Harrow Works\t2015 – 2019'],
    ]);
  });

  test('dates on a line of their own above the rest', () => {
    expect(
      entriesIn(
        '2019 – 2021',
        'Welder at Acme',
        '• Welded the hulls of eleven ships',
        '2015 – 2019',
        'Fitter at Harrow Works',
        '• Fitted pipes in the old yard',
      ).map(({ head }) => head),
    ).toEqual([
      ['2019 – 2021', 'Welder at Acme'],
      ['2015 – 2019', 'Fitter at Harrow Works'],
    ]);
  });

  test('a year inside a bullet begins no entry', () => {
    expect(
      entriesIn('**Welder, Acme, 2019 – 2021', '• Won the award of the city in 2020', '• Trained four apprentices'),
    ).toHaveLength(1);
  });

  test('without rows there are none', () => {
    expect(cutEntries([], jobPartScore)).toEqual([]);
  });
});
