import { docxDocument, pdfDocument, type PageText } from '#engine/testing/build-document.ts';
import { sample } from '#engine/testing/sample-resume.ts';
import { testCheck } from '#engine/testing/test-check.ts';
import { lostLetters } from './lost-letters.ts';

/** 'Scienti' + an unmapped character + 'c staff', as TeX stores an 'fi' ligature without a mapping. */
const gap = (distance: number): PageText[] => [
  { text: 'Scienti', x: 72, y: 400 },
  { text: '\uFFFD', x: 72 + widthOf('Scienti') + distance, y: 400, isUnmapped: true },
  { text: 'c staff', x: 72 + widthOf('Scienti') + widthOf('\uFFFD') + 2 * distance, y: 400 },
];
const widthOf = (text: string): number => {
  const [run] = pdfDocument([text]).runs;
  return run?.place.kind === 'page' ? run.place.box.width : 0;
};
const inPdf = (...texts: PageText[]): ReturnType<typeof pdfDocument> =>
  pdfDocument([...sample.map((text) => ({ text })), ...texts]);

/** 'Office' and 'Staffing', whose joined letters are stored as an 'f' that is this wide, in points. */
const swallowed = (width: number, words = /^(?:Ofce|Stafing)/u): ReturnType<typeof pdfDocument> => {
  const document = inPdf({ text: 'Ofce suites of the board', x: 72, y: 400 }, { text: 'Stafing plans', x: 72, y: 420 });
  const runs = document.runs.map((run) => {
    const at = words.test(run.text) ? run.text.indexOf('f') : -1;
    const { edges } = run;
    if (at < 0 || edges === undefined) return run;
    const more = width - ((edges[at + 1] ?? 0) - (edges[at] ?? 0));
    return { ...run, edges: edges.map((edge, index) => (index > at ? edge + more : edge)) };
  });
  return { ...document, runs };
};

testCheck(lostLetters, {
  fails: [
    { name: 'a joined letter that has no entry', document: inPdf(...gap(0)), quotes: ['Scienti'] },
    {
      name: 'joined letters that are stored as their first one',
      document: swallowed(12),
      quotes: ['Ofce', 'Stafing'],
      says: 'Some words have fewer letters in the stored text than you see. A search for them fails.',
    },
  ],
  passes: [
    {
      name: 'a sign at the end of a word, which may be a quotation mark',
      document: inPdf(...gap(0).slice(0, 2)),
    },
    { name: 'a sign that stands alone, as bullets do', document: inPdf(...gap(20)) },
    { name: 'letters that are set apart a little', document: swallowed(6) },
    {
      name: 'lines whose letters are all set far apart',
      document: inPdf(
        { text: 'crafts and lofty notes', x: 72, y: 400, letterSpacing: 6 },
        { text: 'after the softest start', x: 72, y: 420, letterSpacing: 6 },
      ),
    },
    { name: 'a resume with all its letters', lines: sample, only: 'pdf' },
  ],
  others: [
    {
      name: 'a single joined letter that is stored as its first one',
      document: swallowed(12, /^Ofce/u),
      is: 'no-finding',
    },
    {
      name: 'a file that records the letters of joined ones, which other software may read',
      document: pdfDocument([...sample.map((text) => ({ text })), ...gap(0)], { traits: { hasLetterGroups: true } }),
      is: 'unsure',
    },
    { name: 'a Word file', document: docxDocument([...sample]), is: 'not-applicable' },
  ],
});
