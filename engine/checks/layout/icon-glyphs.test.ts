import { pdfDocument } from '#engine/testing/build-document.ts';
import { changed, sample } from '#engine/testing/sample-resume.ts';
import { testCheck } from '#engine/testing/test-check.ts';
import { iconGlyphs } from './icon-glyphs.ts';

const icons = [
  { text: '\uF095', name: 'FontAwesome', x: 60, y: 30 },
  { text: '\uF0E0', name: 'FontAwesome', x: 200, y: 30 },
];
const bullets = [0, 1, 2, 3].flatMap((row) => [
  { text: '\uF0B7', name: 'Symbol', x: 72, y: 600 + row * 16 },
  { text: 'Kept the store clean', x: 84, y: 600 + row * 16 },
]);

/** A sign of an icon font in front of each of three lines. */
const before = (sign: string, ...texts: readonly string[]) =>
  texts.flatMap((text, row) => [
    { text: sign, name: 'FontAwesome', x: 60, y: 620 + row * 16 },
    { text, x: 76, y: 620 + row * 16 },
  ]);
const items = ['Kept the store clean', 'Counted the stock on Mondays', 'Trained two colleagues'];
const links = ['github.com/janeroe', 'linkedin.com/in/janeroe', 'janeroe.example.com'];

testCheck(iconGlyphs, {
  fails: [
    {
      name: 'the same icon in front of three addresses',
      document: pdfDocument([...sample, ...before('\uF0C1', ...links)]),
      quotes: ['\uF0C1'],
      says: 'We found at least 3 icons from a symbol font in your text.',
    },
    {
      name: 'two icons in front of addresses, beside the bullets of a list in the same font',
      document: pdfDocument([...icons, ...sample, ...before('\uF0DA', ...items)]),
      quotes: ['\uF095'],
      says: 'We found at least 2 icons from a symbol font in your text.',
    },
    {
      name: 'signs without a mapping from a font that is neither of words nor of mathematics',
      document: pdfDocument([
        { text: '\uFFFD', name: 'ABCDEF+Pictos', isUnmapped: true, x: 60, y: 30 },
        { text: '+1 312-555-0142', x: 76, y: 30 },
        ...sample,
      ]),
      quotes: ['\uFFFD'],
    },

    {
      name: 'icons of a symbol font',
      document: pdfDocument([...icons, ...sample]),
      quotes: ['\uF095'],
      says: 'We found at least 2 icons from a symbol font in your text.',
    },
  ],
  passes: [
    {
      name: 'words as labels',
      lines: changed('Chicago', 'Chicago, Illinois | E-mail jane.roe@example.com | Phone +1 312-555-0142'),
    },
    { name: 'bullets of the Symbol font', document: pdfDocument([...sample, ...bullets]) },
  ],
  others: [
    {
      name: 'icons that are stored as words, each in the place of one sign',
      document: pdfDocument([
        { text: 'envelope', sizePt: 12, letterSpacing: -4.6, x: 60, y: 30 },
        { text: 'jane.roe@example.com', x: 84, y: 30 },
        ...sample,
      ]),
      is: 'not-applicable',
    },
    {
      name: 'the bullets of a list in an icon font',
      document: pdfDocument([...sample, ...before('\uF0DA', ...items)]),
      is: 'not-applicable',
    },
    {
      name: 'such bullets, of items that end in a shortened name or a term with a dot',
      document: pdfDocument([
        ...sample,
        ...before('\uF0DA', 'Kept a shop in Bridge S.Mary', 'Wrote it in Rowan.js', 'Sold tea'),
      ]),
      is: 'not-applicable',
    },
    {
      name: 'signs of TeX that divide values',
      document: pdfDocument([
        { text: '+1 312-555-0142', x: 60, y: 30 },
        { text: '\uFFFD', name: 'TNNVYX+CMSY10', isUnmapped: true, x: 150, y: 30 },
        { text: 'jane.roe@example.com', x: 166, y: 30 },
        ...sample,
      ]),
      is: 'not-applicable',
    },
    {
      name: 'an icon with recorded words',
      document: pdfDocument([{ text: '\\faPhone : +1 312-555-0142', name: 'FontAwesome5Free-Solid' }, ...sample]),
      is: 'not-applicable',
    },
    {
      name: 'icons beside words that say the same',
      document: pdfDocument([
        ...icons,
        { text: 'Phone: +1 312-555-0142', x: 76, y: 30 },
        { text: 'Email: jane.roe@example.com', x: 216, y: 30 },
        ...sample,
      ]),
      is: 'not-applicable',
    },
  ],
});
