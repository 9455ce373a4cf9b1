import { expect, it } from 'vitest';
import { sectionByHand } from '../../../testing/reading-by-hand.ts';
import { rowsOf } from '../../entries/rows.ts';
import { unitsOf } from '../units.ts';
import { bestOffers } from './best-offers.ts';
import { labels, type Read } from './node.ts';

const { reading, sections } = sectionByHand('education', ['Harrow College']);
const [unit] = unitsOf(rowsOf(reading, sections));

const readAs = (at: number): Read => {
  const label = labels[at];
  if (unit === undefined || label === undefined) throw new Error('no such label');
  return { unit, label, opens: true, joins: false, score: 0, isSure: false };
};

type Offer = { mask: number; at: number; hasSchool: boolean; score: number; read: Read };

/** The exhaustive search: the best offer for each state, and of these the ones near the best of all. */
const exhaustively = (all: readonly Offer[], beam: number) => {
  const best = new Map<string, Offer>();
  for (const offer of all) {
    const key = `${offer.mask} ${offer.at} ${offer.hasSchool}`;
    if (offer.score > (best.get(key)?.score ?? Number.NEGATIVE_INFINITY)) best.set(key, offer);
  }
  const top = Math.max(...[...best.values()].map(({ score }) => score));
  return [...best.values()].filter(({ score }) => score > top - beam);
};

it('keeps the offers that a search through all of them keeps, in the same order', () => {
  const offers = bestOffers();
  let random = 7;
  const next = (below: number): number => {
    random = (random * 16807) % 2147483647;
    return random % below;
  };
  for (let round = 0; round < 50; round += 1) {
    const all = Array.from({ length: 1 + next(300) }, (): Offer => {
      const at = next(labels.length);
      // few different scores, so that many are equal
      return { mask: next(64), at, hasSchool: next(2) === 1, score: next(12) - 6, read: readAs(at) };
    });
    for (const { mask, at, hasSchool, score, read } of all) offers.offer(mask, at, hasSchool, score, null, read);
    const expected = exhaustively(all, 5);
    const nodes = offers.take(5);
    expect(nodes.map(({ mask, hasSchool, score }) => ({ mask, hasSchool, score }))).toEqual(
      expected.map(({ mask, hasSchool, score }) => ({ mask, hasSchool, score })),
    );
    expect(nodes.every((node, index) => node.read === expected[index]?.read)).toBe(true);
  }
});

it('remembers the field and the school of the entry that goes on', () => {
  const offers = bestOffers();
  const [school, date] = [readAs(labels.indexOf('institution')), readAs(labels.indexOf('period'))];
  offers.offer(1, labels.indexOf('institution'), false, 3, null, school);
  const [before] = offers.take(9);
  expect(before).toMatchObject({ field: 'institution', school: unit });
  offers.offer(9, labels.indexOf('period'), false, 3, before ?? null, { ...date, opens: false });
  offers.offer(8, labels.indexOf('period'), true, 2, before ?? null, date);
  expect(offers.take(9)).toMatchObject([
    { before, label: 'period', field: 'institution', school: unit },
    { before, label: 'period', field: 'period', school: null },
  ]);
});
