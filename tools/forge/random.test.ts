import { expect, test } from 'vitest';
import { randomOf } from './random.ts';

const draws = (seed: string): number[] => Array.from({ length: 20 }, randomOf(seed).next);

test('the same seed draws the same, another seed something else', () => {
  expect(draws('a')).toEqual(draws('a'));
  expect(draws('a')).not.toEqual(draws('b'));
});

test('what is drawn from a fork does not move the draws of its parent', () => {
  const [plain, forked] = [randomOf('a'), randomOf('a')];
  forked.fork('names').next();
  expect(forked.next()).toBe(plain.next());
});

test('weights decide how often an item is drawn, and zero never is', () => {
  const random = randomOf('weights');
  const drawn = Array.from({ length: 1000 }, () =>
    random.weighted([
      [3, 'often'],
      [1, 'seldom'],
      [0, 'never'],
    ]),
  );
  expect(drawn.filter((item) => item === 'often').length).toBeGreaterThan(700);
  expect(drawn).not.toContain('never');
});

test('a sample has no item twice, and a shuffle has all of them', () => {
  const items = [1, 2, 3, 4, 5, 6];
  const random = randomOf('sample');
  expect(new Set(random.sample(items, 4)).size).toBe(4);
  expect(random.shuffle(items).toSorted((a, b) => a - b)).toEqual(items);
});

test('whole numbers reach both ends', () => {
  const random = randomOf('ends');
  const drawn = new Set(Array.from({ length: 200 }, () => random.int(2, 4)));
  expect(drawn).toEqual(new Set([2, 3, 4]));
});
