import { describe, expect, it, test } from 'vitest';
import { cell, paragraph, run, table } from '#engine/testing/build-docx.ts';
import { repairDocx, resumeBody } from '#engine/testing/build-repaired.ts';

const main = 'word/document.xml';

describe('deletes what nobody sees', () => {
  test.each([
    ['marked as hidden', '<w:vanish/>'],
    ['too small', '<w:sz w:val="2"/>'],
    ['in white', '<w:color w:val="FFFFFF"/>'],
  ])('%s', async (_how, properties) => {
    const hidden = run('kubernetes terraform', properties);
    const { offered, partBefore, partAfter } = await repairDocx(
      { body: resumeBody() + paragraph(run('Visible end') + hidden) + paragraph(hidden) + paragraph(run('Last')) },
      ['hidden-text'],
    );
    const change = { before: 'kubernetes terraform', after: '' };
    expect(offered[0]).toMatchObject({ id: 'hidden-text', changes: [change, change], count: 2 });
    expect(partAfter(main)).toBe(partBefore(main).replace(`<w:p>${hidden}</w:p>`, '').replace(hidden, ''));
  });
});

it('leaves a cell its only paragraph', async () => {
  const hidden = run('kubernetes terraform', '<w:vanish/>');
  const body = resumeBody() + table([cell(paragraph(hidden))]) + paragraph('');
  expect((await repairDocx({ body }, ['hidden-text'])).partAfter(main)).toContain('<w:p></w:p></w:tc>');
});

it('keeps white letters on a dark ground', async () => {
  const body =
    resumeBody() + paragraph(run('Visible', '<w:color w:val="FFFFFF"/>'), '<w:shd w:val="clear" w:fill="1F3864"/>');
  expect((await repairDocx({ body })).ids).not.toContain('hidden-text');
});
