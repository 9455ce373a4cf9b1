import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { drawPage } from '#engine/read/pdf/draw-page.ts';
import { scanOf } from '#engine/testing/build-scan.ts';
import { pdfiumForTests } from '#engine/testing/pdfium.ts';
import { createOcr } from './ocr.ts';
import { startTesseract } from './tesseract.ts';

const resume = readFileSync(join(import.meta.dirname, '../../../corpus/clean-pdf/resume.pdf'));
const ocr = createOcr();
afterAll(() => ocr.close());

describe('Tesseract', () => {
  it.each([1, 2, 3])('reads a page that is turned by %s quarters as if it stood upright', async (quarters) => {
    const bytes = scanOf(resume, await pdfiumForTests(), quarters);
    expect(await ocr.recognize({ person: 'a', bytes, filename: 'scan.pdf' })).toMatchObject({
      recognized: { parsed: { name: 'Maren Oduya', email: 'maren.oduya@example.com' } },
    });
  });

  it('stops in the middle of a page when the time is over', async () => {
    const drawn = drawPage(resume, await pdfiumForTests(), 1, 2.5);
    if (!drawn.ok || drawn.value === null) throw new Error('the page was not drawn');
    // It tells the console what it estimates, which its process mutes.
    const told = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    let asked = 0;
    const recognize = await startTesseract(() => (asked += 1) > 5);
    expect(recognize(drawn.value)).toBeNull();
    expect(asked).toBe(6);
    told.mockClear();
  });
});
