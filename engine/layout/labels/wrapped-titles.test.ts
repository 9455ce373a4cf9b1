import { expect, test } from 'vitest';
import type { PageText } from '../../testing/build-document.ts';
import { at, titled, visualTexts } from '../../testing/visual-texts.ts';

test('closely spaced section titles left of their text are separated, wrapped ones joined', () => {
  const texts = visualTexts([
    at(60, 100, 'Professional'),
    at(160, 100, 'Miller, Stone & Sons, Bergen, on the river by the church'),
    at(60, 113, 'Experience'),
    at(160, 113, 'Ground eleven tons of rye a week and kept the books'),
    at(160, 126, 'Taught four apprentices to dress the stones'),
    at(160, 139, 'Mended the wheel in three nights'),
    at(60, 155, 'Education'),
    at(160, 155, 'School of Mills, Bergen'),
    at(60, 171, 'Languages'),
    at(160, 171, 'Norse, Latin'),
    at(60, 187, 'Interests'),
    at(160, 187, 'Bell ringing'),
  ]);
  expect(texts[0]).toBe('Professional Experience');
  expect(texts[1]).toBe('Miller, Stone & Sons, Bergen, on the river by the church');
  expect(texts.slice(-6)).toEqual([
    'Education',
    'School of Mills, Bergen',
    'Languages',
    'Norse, Latin',
    'Interests',
    'Bell ringing',
  ]);
});

const sectionBeside = (y: number, labels: readonly string[]): PageText[] => [
  ...labels.map((label, index) => at(60, y + 12 * index, label, { isBold: true })),
  at(180, y, 'Miller, Stone & Sons, Bergen, on the river by the church'),
  ...[1, 2, 3, 4].map((line) => at(180, y + 12 * line, 'Ground eleven tons of rye a week and kept the books')),
];

test('a title in the margin that describes the next one is one title with it', () => {
  const titles = ['Education', 'Teaching Experience', 'Other Relevant Experience', 'Interests'];
  expect(
    visualTexts([
      ...sectionBeside(100, ['Education']),
      ...sectionBeside(180, ['Teaching', 'Experience']),
      ...sectionBeside(260, ['Other', 'Relevant', 'Experience']),
      ...sectionBeside(340, ['Interests']),
    ]).filter((text) => !/Miller|Ground/u.test(text)),
  ).toEqual(titles);
});

test('a title that wraps after its conjunction is one title, although its first line is one too', () => {
  expect(
    visualTexts([
      at(60, 100, 'Experience', { isBold: true }),
      at(180, 100, 'Miller, Stone & Sons'),
      at(180, 114, 'Ground eleven tons of rye a week and kept the books'),
      at(180, 128, 'Taught four apprentices to dress the stones'),
      at(60, 152, 'Academics &', { isBold: true }),
      at(180, 152, 'School of Mills, Bergen'),
      at(60, 164, 'Training', { isBold: true }),
      at(180, 166, 'Learned all that there is to know about water'),
      at(60, 190, 'Languages', { isBold: true }),
      at(180, 190, 'English, German'),
    ]),
  ).toContain('Academics & Training');
});

test('a title of two lines ends where the next title begins close below it', () => {
  expect(
    visualTexts([
      ...titled(80, 'Experience', ['Miller, Stone & Sons, 2012 - 2020', 'Ground eleven tons of rye a week']),
      ...titled(122, 'Projects &', ['A wheel for the upper mill', 'Built it in one summer']),
      at(60, 134, 'Research', { isBold: true }),
      ...titled(150, 'Certifications', ['Journeyman Miller, Guild of Bergen, 2012', 'Water Rights I, 2014']),
      ...titled(192, 'Languages', ['Norwegian, German']),
    ]),
  ).toEqual(expect.arrayContaining(['Projects & Research', 'Certifications']));
});
