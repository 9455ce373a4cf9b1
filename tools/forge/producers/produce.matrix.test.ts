import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { casesOfThisRun } from '#tests/extent.ts';
import type { Pdfium } from '#engine/read/pdf/pdfium/pdfium.ts';
import { withDocument, withPage } from '#engine/read/pdf/pdfium/open-document.ts';
import { loadPdfium } from '#engine/read/pdf/pdfium/pdfium.ts';
import { unzip } from '#server/testing/unzip.ts';
import { pdfiumBytes } from '#tools/pdfium-bytes.ts';
import type { ForgedFile } from '../forged-file.ts';
import { drawLook, familiesFor } from '../looks/draw-look.ts';
import { familyOf } from '../looks/families.ts';
import { hiddenWords } from '../looks/hidden-words.ts';
import type { Look } from '../looks/look.ts';
import { randomOf } from '../random.ts';
import { sampleResume } from '../testing/sample-resume.ts';
import { closeChromium } from './html/chromium.ts';
import { MissingGlyphs } from './fonts.ts';
import { produce, produceLook } from './produce.ts';
import { mapsLigatures } from './unicode-maps.ts';

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

/** Those of `npm test` first: one look of each producer. */
const looksInTurn = ['pdfkit', 'chromium', 'typst', 'docx'].flatMap((producer) =>
  looks.filter((look) => look.producer === producer).slice(0, 1),
);
const looksOfThisRun = casesOfThisRun([...new Set([...looksInTurn, ...looks])], looksInTurn.length);

const said = sampleResume.sections.flatMap((section) => {
  if (section.kind === 'experience')
    return section.jobs.flatMap(({ title, employer, period }) => [title, employer, period.text]);
  return section.kind === 'education' ? section.schools.map(({ institution }) => institution) : [];
});

describe('the look', () => {
  test.for(looksOfThisRun.map((look) => [`${look.family} by ${look.producer}`, look] as const))(
    '%s prints what the resume says',
    async ([, look], { skip }) => {
      const file = await produceLook(sampleResume, look).catch((error: unknown) => {
        if (error instanceof MissingGlyphs) return skip(`${error.message} Debian's fonts-liberation has one.`);
        throw error;
      });
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

const hasPart = ({ bytes }: ForgedFile, name: RegExp, content: string): boolean =>
  Object.entries(unzip(Buffer.from(bytes))).some(
    ([file, part]) => name.test(file) && part.toString().includes(content),
  );

/** How a defect shows in a file, where that can be told without our own reading. */
const signs: Readonly<Record<string, (file: ForgedFile) => boolean>> = {
  'icon-glyphs': (file) => /[\uE000-\uF8FF]/.test(textOf(file)),
  // PDFium spells ligatures out, so its text does not show them.
  ligatures: ({ bytes }) => mapsLigatures(bytes),
  'broken-encoding': (file) => !folded(textOf(file)).includes(folded(sampleResume.name)),
  'hidden-text': (file) => textOf(file).includes(hiddenWords),
  'photo-image': (file) =>
    file.format === 'docx'
      ? hasPart(file, /^word\/media\/.*png$/, 'PNG')
      : /\/Subtype\s*\/Image/.test(Buffer.from(file.bytes).toString('latin1')),
  'contact-in-header-footer': (file) =>
    hasPart(file, /^word\/(header|footer)\d*\.xml$/, '@') && !hasPart(file, /^word\/document\.xml$/, '@'),
  'text-box': (file) => hasPart(file, /^word\/document\.xml$/, 'v:textbox'),
};

/** Typst's maps are not plain lists of characters. */
const canTell = (defect: string, producer: string): boolean => !(defect === 'ligatures' && producer === 'typst');

describe('a defect', () => {
  const due = looks.flatMap((look) =>
    familyOf(look.family).must.flatMap((defect) =>
      defect in signs && canTell(defect, look.producer) ? [[defect, look.family, look.producer, look] as const] : [],
    ),
  );
  // One of each defect in `npm test`.
  const first = [...new Map(due.toReversed().map((row) => [row[0], row])).values()];
  test.for(casesOfThisRun([...new Set([...first, ...due])], first.length))(
    '%s that is due is in the file: %s by %s',
    async ([defect, , , look]) => {
      expect(signs[defect]?.(await produceLook(sampleResume, look))).toBe(true);
    },
  );

  test.for(['pdfkit', 'chromium', 'typst', 'docx'] as const)(
    'that is not due is not in a file of %s',
    async (producer) => {
      const file = await produceLook(sampleResume, drawLook(sampleResume, 'dates-right', producer, randomOf(producer)));
      const ofFormat = Object.entries(signs).filter(
        ([defect]) => file.format === 'docx' || !['contact-in-header-footer', 'text-box'].includes(defect),
      );
      expect(ofFormat.flatMap(([defect, shows]) => (shows(file) ? [defect] : []))).toEqual([]);
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
