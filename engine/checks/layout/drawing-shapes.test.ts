import { docxDocument } from '#engine/testing/build-document.ts';
import { asDocx, sample } from '#engine/testing/sample-resume.ts';
import { testCheck } from '#engine/testing/test-check.ts';
import { drawingShapes } from './drawing-shapes.ts';

const headings = new Set(['Summary', 'Work Experience', 'Education', 'Skills']);
const labels = ['Excel', 'SAP', 'HACCP'].map((text, textBox) => ({ text, textBox }));

testCheck(drawingShapes, {
  fails: [
    { name: 'charts and diagrams', document: asDocx(sample, { traits: { drawings: 2 } }), quotes: [''], score: 0.5 },
    { name: 'a diagram of words', document: docxDocument([...sample, ...labels]), quotes: ['Excel', 'SAP'], score: 0 },
  ],
  passes: [
    { name: 'nothing drawn', document: asDocx(sample) },
    {
      name: 'a resume in text boxes, whose short ones are its name, its contact details and its headings',
      document: docxDocument(
        sample.map((text, index) =>
          index === 0 || index === 2 || headings.has(text) ? { text, textBox: index } : { text },
        ),
      ),
    },
    {
      name: 'one text box, which another check reports',
      document: docxDocument([...sample, { text: 'Excel', textBox: 0 }]),
    },
  ],
  others: [
    {
      name: 'a line below the name',
      document: asDocx(sample, {
        shapes: [{ place: { kind: 'flow', part: 'body', paragraph: 1 }, kind: 'line', fill: null, stroke: '#000000' }],
      }),
      is: 'not-applicable',
    },
  ],
});
