import { pdfDocument } from '#engine/testing/build-document.ts';
import { sample } from '#engine/testing/sample-resume.ts';
import { testCheck } from '#engine/testing/test-check.ts';
import { manyFonts } from './many-fonts.ts';

const inFonts = (...names: string[]): ReturnType<typeof pdfDocument> =>
  pdfDocument(sample.map((text, index) => ({ text, name: names[index % names.length] ?? 'Arial' })));

testCheck(manyFonts, {
  fails: [
    {
      name: 'four families',
      document: inFonts('Arial', 'Georgia-Bold', 'Verdana', 'Garamond,Italic'),
      quotes: ['Jane Roe'],
    },
    {
      name: 'four families, two of them with names of three letters',
      document: inFonts('Now-Regular', 'Ovo', 'DMSans-Bold', 'GlacialIndifference-Regular'),
      quotes: ['Jane Roe'],
    },
  ],
  passes: [
    { name: 'names that a program made up', document: inFonts('F1', 'TT2', 'abc', 'TTE', 'Arial') },
    {
      name: 'one family in many styles',
      document: inFonts('Arial', 'Arial-BoldMT', 'ArialMT', 'Arial,Italic', 'Arial-Black'),
    },
    { name: 'the styles of Computer Modern', document: inFonts('CMR10', 'CMBX12', 'CMTI10', 'CMSS8', 'SFRM1095') },
  ],
  others: [
    {
      name: 'a fourth family that sets one heading',
      document: pdfDocument(
        sample.map((text, index) => ({
          text,
          name: text === 'Education' ? 'Garamond' : (['Arial', 'Georgia', 'Verdana'][index % 3] ?? ''),
        })),
      ),
      is: 'no-finding',
    },
  ],
});
