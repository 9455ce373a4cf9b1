import { expect, test } from 'vitest';
import { factsFrom } from '#engine/testing/facts-from.ts';
import { docxDocument, pdfDocument } from '#engine/testing/build-document.ts';
import { asPdf, sample } from '#engine/testing/sample-resume.ts';

test('a field is quoted with the box of its words', () => {
  const { cite, resume } = factsFrom(asPdf(sample));
  const email = resume.emails[0];
  const evidence = email === undefined ? null : cite.field(email);
  expect(evidence?.quote).toBe('jane.roe@example.com');
  const [place] = evidence?.places ?? [];
  expect(place).toMatchObject({ kind: 'page', page: 1 });
  // The address is in the middle of its line, so its box begins to the right of the margin.
  expect(place?.kind === 'page' ? place.box.x : 0).toBeGreaterThan(100);
});

test('in a DOCX the place is the paragraph', () => {
  const { cite, visual } = factsFrom(docxDocument(sample));
  const line = visual.lines.findIndex(({ text }) => text.startsWith('SAP, Excel'));
  expect(cite.line(line).places).toEqual([{ kind: 'flow', part: 'body', paragraph: sample.length - 1 }]);
});

test('runs of one paragraph of a DOCX have one place, and those of another their own', () => {
  const { places } = factsFrom(docxDocument(sample)).cite.runs([0, 0, 1]);
  expect(places).toEqual([0, 1].map((paragraph) => ({ kind: 'flow', part: 'body', paragraph })));
});

test('runs of one paragraph of a DOCX are quoted as one text, and others apart', () => {
  const { cite } = factsFrom(docxDocument([{ runs: ['Cybersecurity Clu', 'b', ' of 2024'] }, 'Madison']));
  expect(cite.runs([0, 1, 2, 3]).quote).toBe('Cybersecurity Club of 2024 Madison');
  expect(cite.runs([0, 2]).quote).toBe('Cybersecurity Clu of 2024');
});

test('long quotes are cut between words and still occur in the file', () => {
  const long = `Planned ${'many shifts '.repeat(40)}`.trim();
  const { quote } = factsFrom(docxDocument([long])).cite.runs([0]);
  expect(quote.length).toBeLessThanOrEqual(200);
  expect(long.startsWith(`${quote} `)).toBe(true);
});

test('a range outside the readings gives an empty quote', () => {
  const { cite } = factsFrom(pdfDocument(['Jane Roe']));
  expect(cite.line(99)).toEqual({ quote: '', places: [] });
  expect(cite.runs([99])).toEqual({ quote: '', places: [] });
});
