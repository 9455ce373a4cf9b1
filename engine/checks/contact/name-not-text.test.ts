import { docxDocument } from '#engine/testing/build-document.ts';
import { asPdf, changed, sample } from '#engine/testing/sample-resume.ts';
import { testCheck } from '#engine/testing/test-check.ts';
import { nameNotText } from './name-not-text.ts';

const nameless = changed('Jane').slice(1);
const portrait = {
  place: { kind: 'page', page: 1, box: { x: 72, y: 10, width: 300, height: 40 } },
  alt: null,
} as const;

const onTop = { place: { kind: 'flow', part: 'body', paragraph: 0 }, alt: null } as const;

testCheck(nameNotText, {
  fails: [
    { name: 'a name that is part of a picture', document: asPdf(nameless, { pictures: [portrait] }), quotes: [''] },
    {
      name: 'a wide picture above the text of a Word file',
      document: docxDocument(nameless, { pictures: [{ ...onTop, sizePt: { width: 300, height: 60 } }] }),
      quotes: [''],
    },
    {
      name: 'a name that is part of a picture, above the label of another name',
      document: asPdf([...nameless, 'Company name: harbor 24'], { pictures: [portrait] }),
      quotes: [''],
    },
  ],
  passes: [{ name: 'a resume with a name', lines: sample }],
  others: [
    {
      name: 'a portrait above the text of a Word file',
      document: docxDocument(nameless, { pictures: [{ ...onTop, sizePt: { width: 100, height: 130 } }] }),
      is: 'not-applicable',
    },
    { name: 'a resume without a picture', lines: nameless, is: 'not-applicable' },
    {
      name: 'a logo above a form whose name we could not read',
      document: asPdf([...nameless, 'Nombre(s) y Apellidos', 'zé farra 7'], { pictures: [portrait] }),
      is: 'not-applicable',
    },
  ],
});
