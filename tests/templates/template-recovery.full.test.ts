import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recoveredFrom } from '../../bench/recovery/recovered.ts';
import { templateContents } from '../../bench/recovery/template-contents.ts';
import { extract } from '../../bench/truth/extract.ts';
import { templates } from '#content/templates/catalog.ts';
import { recovery } from '#content/templates/recovery.ts';
import { texts } from '#content/templates/texts.ts';
import { makeTemplate, openWorkshop, type Workshop } from '#tools/templates.ts';

let workshop: Workshop;
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'parsewell-recovery-'));
beforeAll(async () => {
  workshop = await openWorkshop();
});
afterAll(() => {
  workshop.close();
  fs.rmSync(folder, { recursive: true });
});

/** The names of the programs in `extract`; it has those that are installed, and two that come with our packages. */
const programs = { poppler: 'pdftotext', mupdf: 'mutool', pdfjs: 'pdf.js', mammoth: 'mammoth' } as const;

test.each(templates.map(({ id, title }) => [title, id] as const))(
  'the card of %s says what other programs read back',
  async (_title, id) => {
    const found: Record<string, string> = {};
    for (const format of ['pdf', 'docx'] as const) {
      const file = path.join(folder, `${id}.${format}`);
      fs.writeFileSync(file, await makeTemplate(workshop, id, format, 'filled'));
      Object.assign(found, (await extract(file)).texts);
    }
    expect(found).toHaveProperty('mammoth');
    for (const [name, program] of Object.entries(programs)) {
      const text = found[program];
      if (text === undefined) continue;
      const share = Math.floor(1000 * recoveredFrom(text, templateContents(texts[id].filled)).total) / 10;
      expect(share, name).toBe(recovery.templates[id][name as keyof typeof programs]);
    }
  },
);
