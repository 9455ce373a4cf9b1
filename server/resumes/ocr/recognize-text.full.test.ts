import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPdf } from '#engine/testing/build-pdf.ts';
import { scanOf } from '#engine/testing/build-scan.ts';
import { pdfiumForTests } from '#engine/testing/pdfium.ts';
import { createOcr } from '../../parsing/ocr/ocr.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ ocr: createOcr() });
});
afterAll(() => server.close());

describe('a resume that is a picture', () => {
  it('is read up to the tenth page, and the answer says that there are more', async () => {
    const person = await server.signedIn('scanner');
    const page = { content: 'BT /F1 20 Tf 20 40 Td (Harbor engineer) Tj ET', width: 200, height: 100 };
    const pages = scanOf(buildPdf({ pages: Array.from({ length: 11 }, () => page) }), await pdfiumForTests());
    expect(
      (await person.upload({ name: 'scan.pdf', bytes: Buffer.from(pages) }, {}, {}, '/api/recognize-text')).body,
    ).toMatchObject({
      pages: Array.from({ length: 10 }, () => 'Harbor engineer'),
      pageCount: 11,
      ended: 'too-many-pages',
    });
  });
});
