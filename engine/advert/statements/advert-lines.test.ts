import { describe, expect, test } from 'vitest';
import { isEnumeration, linesOf } from './advert-lines.ts';

const textsOf = (posting: string) => linesOf(posting).map(({ text }) => text);
const itemsOf = (posting: string) =>
  linesOf(posting)
    .filter(({ isItem }) => isItem)
    .map(({ text }) => text);

describe('list items', () => {
  test.each([
    '- pruning',
    '* pruning',
    '• pruning',
    '1. pruning',
    '(2) pruning',
    'a) pruning',
    '✓ pruning',
    '– pruning',
  ])('"%s" is one, without its mark', (line) => {
    expect(itemsOf(line)).toEqual(['pruning']);
  });

  test.each(['pruning', 'a rose', '3 years of pruning', '-pruning'])('"%s" is none', (line) => {
    expect(itemsOf(line)).toEqual([]);
  });
});

describe('texts that lost their line breaks', () => {
  const glued =
    'Responsibilities:Repair looms and carding machinesOrder spare partsKeep records (daily) currentAbility to lift 20 kgStrong knowledge of InDesign5-6 years in a mill';

  test('lines are cut where a word runs into the next', () => {
    expect(textsOf(glued)).toEqual([
      'Responsibilities:',
      'Repair looms and carding machines',
      'Order spare parts',
      'Keep records (daily) current',
      'Ability to lift 20 kg',
      'Strong knowledge of InDesign',
      '5-6 years in a mill',
    ]);
    expect(itemsOf(glued)).toHaveLength(6);
  });

  test.each([
    'You know JavaScript, PowerPoint, QuickBooks and YouTube',
    'We use webMethods and iText beside openSUSE',
    'Sold on eBay (used) by MacBook owners',
  ])('names with capitals inside prove nothing: %s', (line) => {
    expect(textsOf(line)).toEqual([line]);
  });

  test('a dash right before a capital is the mark of an item', () => {
    expect(itemsOf('-Pruning of roses')).toEqual(['Pruning of roses']);
    expect(itemsOf('-X rays')).toEqual([]);
  });

  test('dashes behind full stops are cut where there are several, dashes between words are not', () => {
    expect(textsOf('Prune the roses. - Splice wire rope.- Mend the nets.- Sew old sails.')).toEqual([
      'Prune the roses.',
      'Splice wire rope.',
      'Mend the nets.',
      'Sew old sails.',
    ]);
    const aside = 'Prune roses - the old ones - and mend nets - with care - in May';
    expect(textsOf(aside)).toEqual([aside]);
  });

  test('dashes between items are cut, hyphens of halves are not', () => {
    expect(textsOf('Prune roses (daily)- Splice wire rope- Mend the nets- pre- and post-war looms')).toEqual([
      'Prune roses (daily)',
      'Splice wire rope',
      'Mend the nets',
      'pre- and post-war looms',
    ]);
    const halves = 'Klima- Heizungs- Sanitär- und Lüftungsbau';
    expect(textsOf(halves)).toEqual([halves]);
  });

  test('bars within lines are kept', () => {
    const lines = [
      'Pruning | Grafting | Mowing',
      'Roses | Hedges | Lawns',
      'Spade | Rake | Hoe',
      'Bees | Hives | Honey',
    ];
    expect(itemsOf(lines.map((line) => `- ${line}`).join('\n'))).toEqual(lines);
    expect(textsOf(lines.join('\n'))).toEqual(lines);
  });

  test('a mark on a line of its own belongs to the next line', () => {
    expect(itemsOf('-\n\nWeaving\n-\nDyeing\n###')).toEqual(['Weaving', 'Dyeing']);
  });

  test('a dash behind a colon is dropped', () => {
    expect(textsOf('We offer:-\n- tea')).toEqual(['We offer:', 'tea']);
  });
});

describe('lines', () => {
  test('empty ones are dropped, and the next one is marked as following a gap', () => {
    expect(linesOf('One\r\n\r\nTwo\nThree').map(({ text, isAfterBlank }) => [text, isAfterBlank])).toEqual([
      ['One', true],
      ['Two', true],
      ['Three', false],
    ]);
  });

  test('bullets that lost their line breaks become lines again', () => {
    expect(textsOf('Needs: • pruning • mowing • digging')).toEqual(['Needs:', 'pruning', 'mowing', 'digging']);
    expect(itemsOf('Needs: • pruning • mowing • digging')).toEqual(['pruning', 'mowing', 'digging']);
  });

  test('so are asterisks, where there are several', () => {
    expect(itemsOf('Needs:* Pruning* Mowing* Digging')).toEqual(['Pruning', 'Mowing', 'Digging']);
    expect(textsOf('Needs:* Pruning* Mowing* Digging')).toEqual(['Needs:', 'Pruning', 'Mowing', 'Digging']);
    expect(textsOf('Pruning* Mowing')).toEqual(['Pruning* Mowing']);
  });

  test('so are pieces separated by wide gaps', () => {
    expect(textsOf('Pruning   Mowing\tDigging')).toEqual(['Pruning', 'Mowing', 'Digging']);
  });

  test('a long sentence with a list behind a colon is split at its semicolons', () => {
    const posting =
      'The gardener looks after the whole of the park for the city through all of the seasons of the year, which includes: ' +
      '(1) pruning; (2) mowing; and (3) digging of beds.';
    expect(itemsOf(posting)).toEqual(['pruning', 'mowing', 'digging of beds.']);
  });

  test('a short sentence with semicolons stays whole', () => {
    expect(textsOf('It includes: pruning; mowing; digging')).toEqual(['It includes: pruning; mowing; digging']);
  });
});

test.each([
  ['Current license, confident cutting, color correction and blow drying, tidy', true],
  ['pruning, mowing', false],
  [
    'When spring comes, all of us go out into the gardens of the city, where there is a lot to do for everybody, and nobody complains',
    false,
  ],
])('an enumeration: %s', (text, is) => {
  expect(isEnumeration(text)).toBe(is);
});
