import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { buildPdf, textLines } from '#engine/testing/build-pdf.ts';
import { pdfiumForTests } from '#engine/testing/pdfium.ts';
import { flattenPage, withDocument, withPage } from './open-document.ts';
import type { Pdfium } from './pdfium.ts';

const whole = buildPdf({ pages: [{ content: textLines(['Ada Muster']) }] });
const locked = await readFile(new URL('../../../../corpus/encrypted-pdf/resume.pdf', import.meta.url));

/** PDFium that counts down at each closing; `bytes` is 0 when all memory asked for was given back. */
const counting = async () => {
  const pdfium = await pdfiumForTests();
  const { call } = pdfium;
  const held = { bytes: 0, documents: 0, pages: 0, texts: 0 };
  const watched: Pdfium = {
    ...pdfium,
    call: {
      ...call,
      malloc: (size) => {
        held.bytes++;
        return call.malloc(size);
      },
      free: (at) => {
        held.bytes--;
        call.free(at);
      },
      FPDF_CloseDocument: (document) => {
        held.documents--;
        call.FPDF_CloseDocument(document);
      },
      FPDF_ClosePage: (page) => {
        held.pages--;
        call.FPDF_ClosePage(page);
      },
      FPDFText_ClosePage: (page) => {
        held.texts--;
        call.FPDFText_ClosePage(page);
      },
    },
  };
  return { pdfium: watched, held };
};

describe('opening', () => {
  test.each([
    ['a whole file', whole, 'opened'],
    ['a file with a password', new Uint8Array(locked), 'password-protected'],
    ['text that is no PDF', new TextEncoder().encode('Ada Muster, nurse'), 'damaged'],
    ['nothing but the first line', whole.slice(0, 9), 'damaged'],
  ])('%s', async (_what, bytes, answer) => {
    const { pdfium, held } = await counting();
    const opened = withDocument(bytes, pdfium, () => ({ ok: true, value: 'opened' }));
    expect(opened.ok ? opened.value : opened.failure.code).toBe(answer);
    expect(held).toEqual({ bytes: 0, documents: answer === 'opened' ? -1 : 0, pages: 0, texts: 0 });
  });

  test('a file that memory does not hold is too large', async () => {
    const pdfium = await pdfiumForTests();
    const full: Pdfium = { ...pdfium, call: { ...pdfium.call, malloc: () => 0 } };
    expect(withDocument(whole, full, () => ({ ok: true, value: 'opened' }))).toMatchObject({
      ok: false,
      failure: { code: 'too-large-inside' },
    });
  });

  test('everything is closed also when the use of a page fails', async () => {
    const { pdfium, held } = await counting();
    const use = () =>
      withDocument(whole, pdfium, (document) => ({
        ok: true,
        value: withPage(document, 0, pdfium, () => {
          throw new Error('broken');
        }),
      }));
    expect(use).toThrow('broken');
    expect(held).toEqual({ bytes: 0, documents: -1, pages: -1, texts: -1 });
  });
});

/** The number of letters on a page, before or after its fields are painted onto it. */
const lettersOf = async (bytes: Uint8Array, index: number, isFlattened: boolean): Promise<number | null> => {
  const pdfium = await pdfiumForTests();
  const counted = withDocument(bytes, pdfium, (document) => {
    if (isFlattened) withPage(document, index, pdfium, (page) => flattenPage(document, page, pdfium));
    return {
      ok: true,
      value: withPage(document, index, pdfium, (_page, textPage) => pdfium.call.FPDFText_CountChars(textPage)),
    };
  });
  return counted.ok ? counted.value : null;
};

describe('letters on a page', () => {
  const rectangle = [72, 600, 300, 620] as const;
  const drawn = buildPdf({ pages: [{ content: '', fields: [{ text: 'Nurse', rectangle }] }] });
  const undrawn = buildPdf({ pages: [{ content: '', fields: [{ text: 'Nurse', rectangle, isUndrawn: true }] }] });

  test.each<[string, Uint8Array, number, boolean, number | null]>([
    ['of its content', whole, 0, false, 10],
    ['of its content, with no fields to paint', whole, 0, true, 10],
    ['of a field, not yet painted', drawn, 0, false, 0],
    ['of a field, painted', drawn, 0, true, 5],
    ['of a field that viewers draw, not yet painted', undrawn, 0, false, 0],
    ['of a field that viewers draw, painted', undrawn, 0, true, 5],
    ['that does not exist', whole, 1, false, null],
  ])('%s', async (_what, bytes, index, isFlattened, letters) => {
    expect(await lettersOf(bytes, index, isFlattened)).toBe(letters);
  });
});
