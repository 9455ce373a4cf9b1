import fs from 'node:fs';
import path from 'node:path';
import { buildDocx } from '#engine/testing/build-docx.ts';
import { buildPdf } from '#engine/testing/build-pdf.ts';
import { corpusFiles } from '../load/embedded-site.ts';
import { root } from '../shared-material.ts';

export type File = { name: string; bytes: Uint8Array };

const lines = [
  'Ada Muster',
  'ada.muster@example.org | +1 206 555 0142 | Seattle, WA',
  'Experience',
  'Staff Nurse, Quillfeather Hospital, Seattle, WA, January 2019 to Present',
  'Cared for twelve patients a shift on a surgical ward and trained four new nurses.',
  'Education',
  'Bachelor of Science in Nursing, University of Washington, 2015',
  'Skills',
  'Patient care, medication administration, wound care, triage',
];
const page = lines.map((line, index) => `BT /F1 11 Tf 54 ${740 - index * 24} Td (${line}) Tj ET`).join('\n');

/** A small resume, larger by as many bytes as asked for. */
export const smallResume = (moreBytes = 0): File => ({
  name: 'resume.pdf',
  bytes: Buffer.concat([buildPdf({ pages: [{ content: page }] }), Buffer.from(`\n%${'x'.repeat(moreBytes)}`)]),
});

export const goldenResume: File = {
  name: 'resume.pdf',
  bytes: fs.readFileSync(path.join(root, 'corpus/two-columns-pdf/resume.pdf')),
};

export const corpus = (): File[] => corpusFiles().map(({ filename: name, bytes }) => ({ name, bytes }));

const paragraph = (text: string): string => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;

/** A resume in Word whose last paragraph is this text. */
export const endingWith = (text: string): File => ({
  name: 'resume.docx',
  bytes: buildDocx({ body: [...lines, text].map(paragraph).join('') }),
});

const side = 60_000;
/** 2 kB with a picture of 3,600 million pixels. */
export const hugePicture = (): File => ({
  name: 'resume.pdf',
  bytes: buildPdf({
    pages: [{ content: `${page}\nq 500 0 0 100 54 54 cm /Fax Do Q` }],
    pictures: {
      Fax: {
        dictionary: `/Width ${side}/Height ${side}/ColorSpace/DeviceGray/BitsPerComponent 1/Filter/CCITTFaxDecode/DecodeParms<</K -1/Columns ${side}/Rows ${side}>>`,
        data: 'U'.repeat(500),
      },
    },
  }),
});
