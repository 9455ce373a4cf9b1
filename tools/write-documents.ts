import fs from 'node:fs';
import path from 'node:path';
import { checksDocument, readmeWithSettings } from './documents.ts';
import { makeMarkedPages } from './marked-pages/marked-pages.ts';
import { asJson, publicData } from './public-data.ts';
import { samplePicture } from './sample-report.ts';
import { dateTexts } from './text-dates.ts';

// `npm run documents` writes the generated documents; tests/documents.test.ts fails if they are out of date.
const root = path.resolve(import.meta.dirname, '..');
const readme = path.join(root, 'README.md');
fs.writeFileSync(readme, readmeWithSettings(fs.readFileSync(readme, 'utf8')));
fs.writeFileSync(path.join(root, 'docs/checks.md'), checksDocument());
for (const [file, data] of Object.entries(await publicData())) fs.writeFileSync(path.join(root, file), asJson(data));
const pictures = path.join(root, 'web/public/sample-report');
fs.mkdirSync(pictures, { recursive: true });
fs.writeFileSync(path.join(pictures, 'page-1.png'), await samplePicture());
const markedPictures = path.join(root, 'web/public/marked-pages');
fs.rmSync(markedPictures, { recursive: true, force: true });
fs.mkdirSync(markedPictures, { recursive: true });
for (const [id, { picture }] of Object.entries(await makeMarkedPages()))
  fs.writeFileSync(path.join(markedPictures, `${id}.png`), picture);
dateTexts(new Date().toISOString().slice(0, 10));
