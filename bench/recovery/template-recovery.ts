import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Recovery } from '#content/templates/schema.ts';
import { texts } from '#content/templates/texts.ts';
import { type TemplateFormat, type TemplateId, templateIds } from '#contract/api/templates.ts';
import { makeTemplate, openWorkshop, root } from '#tools/templates.ts';
import { recoveredFrom } from './recovered.ts';
import { libreOfficeTexts } from './recovered-texts.ts';
import { templateContents } from './template-contents.ts';
import { extract } from '../truth/extract.ts';

// `npm run bench:template-recovery` writes content/templates/recovery.ts: how much of the example in each template five
// programs recover that are not ours. It needs pdftotext, mutool and LibreOffice.

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'parsewell-templates-'));
const workshop = await openWorkshop();
const write = async (id: TemplateId, format: TemplateFormat): Promise<string> => {
  const file = path.join(folder, `${id}.${format}`);
  fs.writeFileSync(file, await makeTemplate(workshop, id, format, 'filled'));
  return file;
};
const files: { id: TemplateId; pdf: string; docx: string }[] = [];
for (const id of templateIds) files.push({ id, pdf: await write(id, 'pdf'), docx: await write(id, 'docx') });
workshop.close();

const byLibreOffice = libreOfficeTexts(files.map(({ docx }) => docx));
const rows: [TemplateId, Recovery['templates'][TemplateId]][] = [];
for (const { id, pdf, docx } of files) {
  const [fromPdf, fromDocx] = [(await extract(pdf)).texts, (await extract(docx)).texts];
  const share = (text: string | undefined): number => {
    if (text === undefined) throw new Error('a program is missing: pdftotext, mutool or LibreOffice');
    return Math.floor(1000 * recoveredFrom(text, templateContents(texts[id].filled)).total) / 10;
  };
  rows.push([
    id,
    {
      poppler: share(fromPdf['pdftotext']),
      mupdf: share(fromPdf['mutool']),
      pdfjs: share(fromPdf['pdf.js']),
      mammoth: share(fromDocx['mammoth']),
      libreoffice: share(byLibreOffice.get(docx)),
    },
  ]);
}
fs.rmSync(folder, { recursive: true });

const recovery: Recovery = {
  on: new Date().toISOString().slice(0, 10),
  templates: Object.fromEntries(rows) as Recovery['templates'],
};
const file = path.join(root, 'content/templates/recovery.ts');
fs.writeFileSync(
  file,
  `import type { Recovery } from './schema.ts';

/** Written by \`npm run bench:template-recovery\` from the files themselves. */
export const recovery: Recovery = ${JSON.stringify(recovery, null, 2)};
`,
);
spawnSync(process.execPath, [path.join(root, 'node_modules/oxfmt/bin/oxfmt'), file], { stdio: 'inherit' });
console.table(recovery.templates);
