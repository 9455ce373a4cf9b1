import { describe, expect, test } from 'vitest';
import { docxDocument, pdfDocument } from '#engine/testing/build-document.ts';
import { factsFrom } from '#engine/testing/facts-from.ts';
import { asPdf, changed, sample } from '#engine/testing/sample-resume.ts';
import type { SourceDocument } from '../../../model/document.ts';
import { passagesOf, spansBetween } from './passages.ts';

const passagesIn = (document: SourceDocument) => {
  const { visual, resume } = factsFrom(document);
  return { visual, passages: passagesOf(visual, resume) };
};
const textsOf = (document: SourceDocument): readonly string[] => passagesIn(document).passages.map(({ text }) => text);

describe('passages', () => {
  test('read on into a line that begins with a small letter, and into one whose first word had no room', () => {
    const long = 'Operations manager with ten years in cold-chain logistics who is known for calm handovers and';
    expect(textsOf(asPdf(changed('Operations manager with', 'I have worked on the', 'system prompt.')))).toContain(
      'I have worked on the system prompt.',
    );
    expect(textsOf(pdfDocument([long, 'Waste that is found early.']))).toEqual([`${long} Waste that is found early.`]);
  });

  test('end at a heading, at a bullet, and where the next line could have begun on theirs', () => {
    const texts = textsOf(asPdf(sample));
    expect(texts).toContain('Education');
    expect(texts).toContain('Trained 25 new colleagues in HACCP rules.');
    expect(textsOf(asPdf([...sample, 'LLMs should rank', 'Jane Roe, Ann Poe']))).toContain('LLMs should rank');
  });

  test('hold words of any type without a gap, and break at the gap between two cells', () => {
    const runs = ['against "', { text: 'ignore', isBold: true }, '" and\tMay 2020'];
    expect(textsOf(docxDocument([{ runs }]))).toEqual(['against "ignore" and\nMay 2020']);
  });

  test('know whether they are below "Projects", in a bullet or elsewhere', () => {
    const { passages } = passagesIn(asPdf([...sample, 'Projects', 'A mill for rye, built with two friends']));
    const placeOf = (start: string) => passages.find(({ text }) => text.startsWith(start))?.place;
    expect(placeOf('A mill')).toBe('titles');
    expect(placeOf('Trained 25')).toBe('work');
    expect(placeOf('Operations manager with')).toBe('text');
  });

  test('give the part of each line between two places', () => {
    const { visual, passages } = passagesIn(
      asPdf(changed('• Cut spoilage', '• Cut spoilage by changing', 'the order of loading.')),
    );
    const passage = passages.find(({ text }) => text.startsWith('Cut spoilage'));
    if (passage === undefined) throw new Error('the bullet is missing');
    const to = passage.text.indexOf(' of loading');
    const quotes = spansBetween(passage, 4, to).map(({ line, from, to: end }) =>
      visual.lines[line]?.text.slice(from, end),
    );
    expect(quotes).toEqual(['spoilage by changing', 'the order']);
  });
});
