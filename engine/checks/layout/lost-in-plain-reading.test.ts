import { docxDocument, pdfDocument } from '#engine/testing/build-document.ts';
import { changed, sample } from '#engine/testing/sample-resume.ts';
import { testCheck } from '#engine/testing/test-check.ts';
import { lostInPlainReading } from './lost-in-plain-reading.ts';

const contact = 'Chicago, Illinois | jane.roe@example.com | +1 312-555-0142';

const bullets = ['• Cut waste by 12% with new forecasts', '• Trained 25 people in two depots'];
const labelled = (label: string, y: number, texts: readonly string[]) =>
  texts.flatMap((text, row) => [
    ...(row === 0 ? [{ text: label, x: 60, y, isBold: true }] : []),
    { text, x: 180, y: y + row * 16 },
  ]);

testCheck(lostInPlainReading, {
  fails: [
    {
      name: 'an address whose halves are stored far apart',
      document: pdfDocument([
        { text: 'Jane Roe', y: 40, sizePt: 18 },
        { text: 'jane.roe@exa', x: 72, y: 70 },
        ...sample.slice(3).map((text, index) => ({ text, y: 100 + index * 16 })),
        { text: 'mple.com', x: 129.4, y: 70 },
      ]),
      quotes: ['jane.roe@example.com'],
      score: 0,
    },
    {
      name: 'headings as labels beside their sections',
      document: pdfDocument([
        { text: 'Jane Roe', y: 40, sizePt: 18 },
        { text: contact, y: 70 },
        ...labelled('Experience', 110, [
          'Operations Manager, Harbor Foods, Chicago, IL | Mar 2020 - Present',
          ...bullets,
        ]),
        ...labelled('Education', 220, ['BSc Logistics, Lakeside College, 2015', 'Graduated with honors']),
        ...labelled('Skills', 270, ['Forecasting, SAP, Excel, HACCP', 'Negotiation, Scheduling']),
      ]),
      quotes: ['Experience', 'Education', 'Skills'],
    },
  ],
  passes: [
    { name: 'all in one column', lines: sample },
    {
      name: 'a name on two lines with labels',
      lines: ['Surname: Roe', 'First name: Jane', contact, ...sample.slice(3)],
    },
    {
      name: 'addresses in a header, which another check reports',
      document: docxDocument([{ text: contact, part: 'header' }, ...changed('Chicago')]),
    },
  ],
});
