import { describe, expect, it } from 'vitest';
import { buildDocx, paragraph, run } from '#engine/testing/build-docx.ts';
import { pdfiumForTests } from '#engine/testing/pdfium.ts';
import { lineOf, repairBytes, repairDocx, resumeBody } from '#engine/testing/build-repaired.ts';
import { mendableOf } from './mendable.ts';
import { repairFile } from './repair-file.ts';
import { repairs } from './repairs/index.ts';

const today = '2026-11-23';
const comments = `<w:comment w:id="0">${paragraph(run('Really?'))}</w:comment>`;
const faulty = {
  body:
    resumeBody('Jane Roe', 'SAP') +
    paragraph(`${run(lineOf('SAP'))}<w:r><w:commentReference w:id="0"/></w:r>`) +
    paragraph(run('kubernetes terraform', '<w:vanish/>')),
  comments,
};

it('has each repair once', () => {
  expect(new Set(repairs.map(({ id }) => id)).size).toBe(repairs.length);
});

describe('a file', () => {
  it('gets all repairs, or only those that are chosen; the others are offered all the same', async () => {
    const [all, one] = [await repairDocx(faulty), await repairDocx(faulty, ['comments'])];
    expect(all.ids).toEqual(['comments', 'hidden-text']);
    expect(one.ids).toEqual(all.ids);
    expect([all, one].map(({ after }) => after.document.traits.comments)).toEqual([0, 0]);
    expect([all, one].map(({ partAfter }) => partAfter('word/document.xml').includes('w:vanish'))).toEqual([
      false,
      true,
    ]);
  });

  it('stays byte for byte the same when nothing is chosen', async () => {
    const bytes = buildDocx(faulty);
    expect(Buffer.from((await repairBytes(bytes, [])).bytes).equals(Buffer.from(bytes))).toBe(true);
  });

  it('keeps every byte around what a repair takes out of a part', async () => {
    const { partBefore, partAfter, touched } = await repairDocx(faulty, ['hidden-text']);
    expect(touched).toEqual(['word/document.xml']);
    const [before, after] = [partBefore('word/document.xml'), partAfter('word/document.xml')];
    let from = 0;
    while (before[from] === after[from]) from += 1;
    const gone = before.slice(from, from + before.length - after.length);
    expect(before.slice(0, from) + before.slice(from + gone.length)).toBe(after);
    expect(gone).toContain('w:vanish');
    expect(gone).not.toContain(lineOf('SAP'));
  });

  it('that was repaired has nothing left to repair', async () => {
    const once = await repairDocx(faulty);
    expect((await repairBytes(once.bytes)).ids).toEqual([]);
  });

  it('is refused when it is no resume', async () => {
    const pdfium = await pdfiumForTests();
    const letter = buildDocx({ body: paragraph(run('Dear Madam, this is a letter.')) });
    const outcome = repairFile({ bytes: letter, filename: 'a.docx', today }, pdfium);
    expect(outcome).toMatchObject({ ok: false, failure: { code: 'not-a-resume' } });
  });

  it('in another encoding than UTF-8 is left alone', async () => {
    const { before } = await repairDocx(faulty);
    expect(mendableOf(before, { ...sourceWithout(before.document), ranges: new Map() })).toBeNull();
  });
});

const sourceWithout = (document: Parameters<typeof mendableOf>[0]['document']) => ({
  document,
  runs: [],
  paragraphs: [],
  files: {
    main: { name: 'm', xml: { name: 'w:document', attributes: {}, children: [], text: '' }, relationships: new Map() },
    part: () => null,
    bytes: () => new TextEncoder().encode('<?xml version="1.0" encoding="windows-1252"?><w:document/>'),
    contentType: () => '',
    has: () => false,
  },
});
