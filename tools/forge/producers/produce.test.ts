import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Pdfium } from '#engine/read/pdf/pdfium/pdfium.ts';
import { withDocument, withPage } from '#engine/read/pdf/pdfium/open-document.ts';
import { loadPdfium } from '#engine/read/pdf/pdfium/pdfium.ts';
import { unzip } from '#server/testing/unzip.ts';
import { pdfiumBytes } from '#tools/pdfium-bytes.ts';
import type { ForgedFile } from '../forged-file.ts';
import { drawLook, familiesFor } from '../looks/draw-look.ts';
import { familyOf } from '../looks/families.ts';
import type { Look } from '../looks/look.ts';
import { randomOf } from '../random.ts';
import { sampleResume } from '../testing/sample-resume.ts';
import { closeChromium } from './html/chromium.ts';
import { produce, produceLook } from './produce.ts';

let pdfium: Pdfium;
beforeAll(async () => {
  pdfium = await loadPdfium(pdfiumBytes());
});
afterAll(closeChromium);

/** PDFium's own text of all pages, without any of our reading. */
const textOfPdf = (bytes: Uint8Array): string => {
  const { call } = pdfium;
  const read = withDocument(bytes, pdfium, (document) => ({
    ok: true,
    value: Array.from({ length: call.FPDF_GetPageCount(document) }, (_, index) =>
      withPage(document, index, pdfium, (_page, textPage) =>
        String.fromCodePoint(
          ...Array.from({ length: call.FPDFText_CountChars(textPage) }, (_each, at) =>
            call.FPDFText_GetUnicode(textPage, at),
          ),
        ),
      ),
    ).join('\n'),
  }));
  if (!read.ok) throw new Error('PDFium cannot open the file');
  return read.value;
};

/** The text of all runs, in the order of the file. */
const textOfDocx = (bytes: Uint8Array): string =>
  Object.entries(unzip(Buffer.from(bytes)))
    .filter(([name]) => /^word\/(document|header|footer)\d*\.xml$/.test(name))
    .flatMap(([, xml]) => [...xml.toString().matchAll(/<w:t(?: [^>]*)?>([^<]*)</g)].map(([, text]) => text))
    .join('')
    .replaceAll('&amp;', '&');

const textOf = ({ format, bytes }: ForgedFile): string => (format === 'pdf' ? textOfPdf(bytes) : textOfDocx(bytes));

/** Case, blanks and line breaks are a matter of the look, and PDFium marks a hyphen at a line's end as U+0002. */
const folded = (text: string): string =>
  text.normalize('NFKC').replaceAll('\u0002', '-').replaceAll(/\s/g, '').toLowerCase();

const looks: Look[] = familiesFor(sampleResume).flatMap((family) =>
  familyOf(family).producers.map((producer) =>
    drawLook(sampleResume, family, producer, randomOf(`looks/${family}/${producer}`)),
  ),
);

const said = sampleResume.sections.flatMap((section) => {
  if (section.kind === 'experience')
    return section.jobs.flatMap(({ title, employer, period }) => [title, employer, period.text]);
  return section.kind === 'education' ? section.schools.map(({ institution }) => institution) : [];
});

describe('the look', () => {
  test.for(looks.map((look) => [`${look.family} by ${look.producer}`, look] as const))(
    '%s prints what the resume says',
    async ([, look]) => {
      const file = await produceLook(sampleResume, look);
      if (!file.truth.textAvailable) return;
      const text = folded(textOf(file));
      const { name, contact } = sampleResume;
      // What wraps may have words of another column between its lines, so each word is looked for.
      const words = [name, contact.email, contact.phone, ...said].flatMap((each) => each.split(' '));
      expect(words.filter((word) => !text.includes(folded(word)))).toEqual([]);
      expect(file.truth.sections.filter(({ heading }) => !text.includes(folded(heading)))).toEqual([]);
    },
  );
});

test('the same seed gives the same file', async () => {
  for (const seed of ['a', 'b', 'c']) {
    const [one, other] = [await produce(sampleResume, randomOf(seed)), await produce(sampleResume, randomOf(seed))];
    expect(other.look).toBe(one.look);
    expect(other.truth).toEqual(one.truth);
  }
});

test('pdfkit writes the same bytes for the same look', async () => {
  const look = drawLook(sampleResume, 'one-column', 'pdfkit', randomOf('bytes'));
  const [one, other] = [await produceLook(sampleResume, look), await produceLook(sampleResume, look)];
  expect(Buffer.compare(one.bytes, other.bytes)).toBe(0);
});
