import { afterAll, describe, expect, it } from 'vitest';
import { textOfPdf } from '../testing/text-of-pdf.ts';
import { createTypesetter } from './typesetter.ts';

const typesetter = createTypesetter();

afterAll(() => typesetter.close());

const madeAt = new Date('2026-11-21T10:00:00Z');

const template = (body: string): string => `#let data = json(bytes(sys.inputs.data))

#set document(title: "A report")

#set text(font: ("Source Serif 4", "Inter"), lang: "en", fallback: false)

${body}`;

describe('the typesetting process', () => {
  it('is killed and replaced when it does not respond', { timeout: 60_000 }, async () => {
    const hasty = createTypesetter({ bounds: { cpuSeconds: 3, wallMs: 60_000 } });
    // Typst stops a loop of ten thousand rounds by itself; nested ones last long enough.
    const nested = '#for a in range(9999) { for b in range(9999) { for c in range(9999) { } } }';
    await expect(hasty.setPdf(template(nested), {}, madeAt)).rejects.toMatchObject({
      code: 'too-long-to-print',
      details: { reason: 'too-slow' },
    });
    expect((await textOfPdf(await hasty.setPdf(template('Next.'), {}, madeAt))).text).toBe('Next.');
    hasty.close();
  });
});
