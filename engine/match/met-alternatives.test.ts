import { expect, test } from 'vitest';
import { matched } from '../testing/matched-jobs.ts';

const missing = (items: readonly string[], education: readonly string[]) =>
  matched(`Gardener\n\nRequirements\n${items.join('\n')}\n`, { education: [...education] })
    .requirements.filter(({ kind, answer }) => kind !== 'title' && answer === 'missing')
    .map(({ label }) => label);

const licensed = ["- Bachelor's degree in Botany; or", '- Valid pesticide license', '- Knowledge of Kafka'];

test('an item is not missing when its alternative is met', () => {
  expect(missing(licensed, ['BSc in Botany'])).toEqual(['Kafka']);
  expect(missing(licensed, [])).toHaveLength(3);
});

test('an OR on a line of its own joins the items around it', () => {
  const apart = ["Bachelor's degree in Botany", 'OR', 'Valid pesticide license', 'Knowledge of Kafka'];
  expect(
    missing(
      apart.map((item) => `- ${item}`),
      ['BSc in Botany'],
    ),
  ).toEqual(['Kafka']);
});

test('items without one are all asked for', () => {
  const all = licensed.map((item) => item.replace('; or', ';'));
  expect(missing(all, ['BSc in Botany'])).toHaveLength(2);
});

test('an "or" at the end of a wrapped line joins no other requirements of its item', () => {
  const wrapped = ["Bachelor's degree in Botany and experience with Epic or", 'Kafka.'];
  const missingBeside = (skills: string[]) =>
    matched(`Gardener\n\nRequirements\n- ${wrapped.join('\n- ')}\n`, { skills }).requirements.filter(
      ({ kind, answer }) => kind === 'degree' && answer === 'missing',
    ).length;
  expect(missingBeside(['Kafka'])).toBe(1);
});
