import { pdfDocument } from '#engine/testing/build-document.ts';
import { asPdf, sample } from '#engine/testing/sample-resume.ts';
import { testCheck } from '#engine/testing/test-check.ts';
import { brokenEncoding } from './broken-encoding.ts';

/** 'Office', whose joined letters are stored as an 'f' as wide as all of them. */
const withSwallowedLetter = (): ReturnType<typeof pdfDocument> => {
  const document = pdfDocument([...sample, 'Ofce suites of the board']);
  const runs = document.runs.map((run) =>
    run.text.startsWith('Ofce')
      ? { ...run, edges: run.edges?.map((edge, at) => (at > 1 ? edge + 9 : edge)) ?? [] }
      : run,
  );
  return { ...document, runs };
};

testCheck(brokenEncoding, {
  fails: [
    {
      name: 'a font without a character map',
      document: pdfDocument([...sample, ...sample.slice(8, 12).map((text) => ({ text, isUnmapped: true as const }))]),
      quotes: ['Lead a team'],
    },
    {
      name: 'a map that gives an "o" two dots',
      lines: sample.map((line) => line.replace('jane.roe@example.com', 'jane.röe@example.cöm')),
      only: 'pdf',
      quotes: ['jane.röe@example.cöm'],
    },
  ],
  passes: [
    {
      name: 'a row of icons',
      document: pdfDocument([
        ...sample,
        ...Array.from({ length: 30 }, (_, index) => ({
          text: '\uFFFD',
          name: 'FontAwesome',
          isUnmapped: true as const,
          x: 72 + index * 14,
          y: 700,
        })),
      ]),
    },
    {
      name: 'one sign that repeats, as a bullet or a space does',
      document: pdfDocument([
        ...sample,
        ...Array.from({ length: 40 }, (_, index) => ({
          text: '\uF020',
          isUnmapped: true as const,
          x: 72 + index * 10,
          y: 700,
        })),
      ]),
    },
    { name: 'text that arrives as text', lines: sample },
    { name: 'one sign without a letter', document: pdfDocument([...sample, { text: '*', isUnmapped: true }]) },
    { name: 'accents as apostrophes', lines: [...sample, 'Bachelor´s and Master´s degrees', 'Chef d´un service'] },
  ],
  others: [
    {
      name: 'letters that Acrobat recognized and traced',
      only: 'pdf',
      document: pdfDocument(sample.map((text) => ({ text, name: '*Cambria-7180' }))),
      is: 'not-applicable',
    },
    { name: 'a joined letter that is stored as its first one', document: withSwallowedLetter(), is: 'not-applicable' },
    {
      name: 'joined letters as one character',
      document: asPdf(sample, { traits: { ligatures: 9 } }),
      is: 'no-finding',
    },
    {
      name: 'accents beside their letters',
      lines: [...sample, 'R ´ESUM ´E', 'Activit´es p´edagogiques `a Orsay'],
      is: 'not-applicable',
    },
  ],
});
