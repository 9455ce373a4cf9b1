import { expect, test } from 'vitest';
import { factsFrom } from '#engine/testing/facts-from.ts';
import { asPdf, sample } from '#engine/testing/sample-resume.ts';

const bulletsWith = (...lines: readonly string[]) =>
  factsFrom(asPdf([...sample.slice(0, 16), ...lines, ...sample.slice(16)])).bullets?.map(({ text }) => text);

test('an earlier job in one line is no bullet, whatever sign is in front', () => {
  expect(bulletsWith('• Stock Clerk, Marlow Mills, Madison, 2012 - 2014', '• Baker, Rye & Oat, 2010 – 2012')).toEqual(
    bulletsWith(),
  );
});

test('a bullet that names the years of a result, or tells more, is one', () => {
  const results = [
    '• Raised sales by 40 % in 2012 - 2014',
    '• Looked after the two mills of Marlow in 2012 - 2014 and planned the work of the bakers',
  ];
  expect(bulletsWith(...results)).toEqual([...(bulletsWith() ?? []), ...results.map((line) => line.slice(2))]);
});

test('a bullet that begins in the middle of a line is one of its own', () => {
  const line = '• Ground the rye of eleven farms by hand • Dressed the stones before every harvest of the year';
  expect(bulletsWith(line)).toEqual([
    ...(bulletsWith() ?? []),
    'Ground the rye of eleven farms by hand',
    'Dressed the stones before every harvest of the year',
  ]);
});

test('each bullet of a line has its own part of the line to quote', () => {
  const [first, second] = ['Ground the rye of eleven farms by hand', 'Dressed the stones before every harvest'];
  const { bullets, visual } = factsFrom(asPdf([...sample.slice(0, 7), `• ${first} • ${second}`, ...sample.slice(7)]));
  const quotes = bullets?.map(({ field }) =>
    field.spans.map(({ line, from, to }) => visual.lines[line]?.text.slice(from, to)).join(' '),
  );
  expect(quotes?.slice(0, 2)).toEqual([first, second]);
});

test('a bullet with signs between names is a single one', () => {
  const line = '• Kept the books of the mill with these tools: • Access • Excel';
  expect(bulletsWith(line)).toEqual([...(bulletsWith() ?? []), line.slice(2)]);
});
