import { expect, test } from '@playwright/test';
import { ZipFile } from 'yazl';
import { analyze, enter, watch } from './support/steps.ts';

const w = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const r = 'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const relationship = (id: string, type: string, target: string, mode = ''): string =>
  `<Relationship Id="${id}" Type="${office}/${type}" Target="${target}"${mode}/>`;
const relationships = (...list: string[]): string =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${list.join('')}</Relationships>`;
const external = ' TargetMode="External"';

/** A link with a script URL, an image and a style that load from another host, and an embedded HTML page. */
const parts: Record<string, string> = {
  '[Content_Types].xml':
    '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Default Extension="html" ContentType="text/html"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/><Override PartName="/word/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.styles+xml"/></Types>',
  '_rels/.rels': relationships(relationship('d', 'officeDocument', 'word/document.xml')),
  'word/_rels/document.xml.rels': relationships(
    relationship('s', 'styles', 'styles.xml'),
    relationship('link', 'hyperlink', 'javascript:alert(1)', external),
    relationship('picture', 'image', 'https://evil.example/beacon.png', external),
    relationship('html', 'aFChunk', 'evil.html'),
  ),
  'word/evil.html': '<script>alert(2)</script><img src="https://evil.example/chunk.png">',
  'word/styles.xml': `<w:styles ${w}><w:style w:type="paragraph" w:styleId="Evil"><w:name w:val="Evil"/><w:rPr><w:rFonts w:ascii="x; background: url(https://evil.example/font.png)"/><w:color w:val="red;} body{background:url(https://evil.example/color.png)}"/></w:rPr></w:style></w:styles>`,
  'word/document.xml': `<w:document ${w} ${r}><w:body><w:p><w:pPr><w:pStyle w:val="Evil"/></w:pPr><w:r><w:t>Harmless words &lt;script&gt;alert(3)&lt;/script&gt;</w:t></w:r></w:p><w:p><w:hyperlink r:id="link"><w:r><w:t>Click me</w:t></w:r></w:hyperlink></w:p><w:p><w:r><w:drawing><wp:inline xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"><wp:extent cx="100" cy="100"/><a:graphic xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><a:graphicData><pic:pic xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:blipFill><a:blip r:link="picture" r:embed="picture"/></pic:blipFill><pic:spPr/></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p><w:altChunk r:id="html"/></w:body></w:document>`,
};

const zipOf = async (files: Record<string, string>): Promise<Buffer> => {
  const zip = new ZipFile();
  for (const [name, text] of Object.entries(files)) zip.addBuffer(Buffer.from(text), name);
  zip.end();
  const chunks: Buffer[] = [];
  for await (const chunk of zip.outputStream) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
};

test('W8: a hostile Word document is rendered as inert content', async ({ page }) => {
  const noise = watch(page);
  page.on('dialog', (dialog) => {
    noise.push(`a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  await page.setViewportSize({ width: 1280, height: 900 });
  await enter(page);
  const id = await analyze(page, 'clean-docx', '', 'resume.docx');
  const body = await zipOf(parts);
  await page.route('**/api/analysis/*/file', (route) => route.fulfill({ body }));
  await page.goto(`/results/${id}`);

  const drawn = page.getByRole('figure', { name: 'Your document' });
  // The drawing code and the file have to be downloaded first.
  await expect(drawn.getByText('Harmless words <script>alert(3)</script>')).toBeVisible();
  await drawn.getByText('Click me').click();
  await expect(drawn.locator('script, iframe, object, style, [href], [src]')).toHaveCount(0);
  expect(page.frames()).toHaveLength(1);
  await expect(page).toHaveURL(new RegExp(id));
  expect(noise).toEqual([]);
});
