import { pdfDocument } from '#engine/testing/build-document.ts';
import { sample } from '#engine/testing/sample-resume.ts';
import { testCheck } from '#engine/testing/test-check.ts';
import { ornamentalFonts } from './ornamental-fonts.ts';

testCheck(ornamentalFonts, {
  fails: [
    {
      name: 'headings in a comic typeface',
      document: pdfDocument(sample.map((text, index) => (index < 6 ? { text, name: 'ComicSansMS-Bold' } : { text }))),
      quotes: ['Jane Roe'],
    },
  ],
  passes: [{ name: 'a plain typeface', lines: sample }],
  others: [
    {
      name: 'a name alone in a typeface that we do not know',
      document: pdfDocument(sample.map((text, index) => (index === 0 ? { text, name: 'MadisonSwash' } : { text }))),
      is: 'not-applicable',
    },
  ],
});
