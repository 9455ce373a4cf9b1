import { expect, test } from 'vitest';
import { shortWish } from './short-wishes.ts';

test.each([
  'Kafka welcome',
  'Kafka skills are much appreciated.',
  'Some Spanish helpful',
  'Experience with Kafka, Docker welcome',
  'Kafka is always very welcome',
  'Kafka (Docker useful)',
  'Kafka beneficial for this role',
  'Kafka helpful but not required',
])('a wish: %s', (text) => {
  expect(shortWish.test(text)).toBe(true);
});

test.each([
  'Strong Kafka skills, career changers welcome',
  'Kafka, all backgrounds welcome',
  'Newly qualified nurses are very welcome',
  'Make guests feel welcome',
  'Build Kafka streams with the results desired',
  'Kafka in a team where everyone is appreciated',
  'Your Kafka expertise is valued',
  'Friendly and helpful',
  'Kafka experience with valued clients',
  'A welcome addition to Kafka',
  'Useful Kafka reports',
  'Kafka unwelcome',
  'Kafka, where desired',
  'Kafka to the standard desired',
])('no wish: %s', (text) => {
  expect(shortWish.test(text)).toBe(false);
});
