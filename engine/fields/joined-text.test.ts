import { expect, test } from 'vitest';
import { factsFrom } from '#engine/testing/facts-from.ts';
import { pdfDocument } from '#engine/testing/build-document.ts';
import { joinedText } from './joined-text.ts';

const joinedLines = (...lines: readonly string[]): string => {
  const { visual } = factsFrom(pdfDocument(lines.map((text) => ({ text }))));
  const spans = visual.lines.map(({ text }, line) => ({ order: 'visual' as const, line, from: 0, to: text.length }));
  return joinedText(visual, spans);
};

test.each([
  ['Runs a nine-', 'chair shop', 'Runs a nine-chair shop'],
  ['Runs a sixteen-', 'bed ward', 'Runs a sixteen-bed ward'],
  ['Leads a risk-', 'based audit', 'Leads a risk-based audit'],
  ['Leads the manage-', 'ment of sites', 'Leads the management of sites'],
  ['Kühlt die Lager-', 'häuser im Norden', 'Kühlt die Lagerhäuser im Norden'],
  ['Sails boats', 'and mends nets', 'Sails boats and mends nets'],
])('"%s" and "%s" are "%s"', (first, second, whole) => {
  expect(joinedLines(first, second)).toBe(whole);
});
