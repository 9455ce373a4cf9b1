import { describe, expect, it, test } from 'vitest';
import { cell, control, paragraph, run, table } from '#engine/testing/build-docx.ts';
import { repairDocx, resumeBody } from '#engine/testing/build-repaired.ts';

const main = 'word/document.xml';
const start = resumeBody('Jane Roe', 'SAP');

describe('takes the text out of its field, and keeps it as it is', () => {
  test.each([
    ['a word', paragraph(run('SAP, ') + control(run('Excel'))), paragraph(run('SAP, ') + run('Excel'))],
    ['a paragraph', control(paragraph(run('SAP'))), paragraph(run('SAP'))],
    ['a field in a field', control(paragraph(control(run('SAP')))), paragraph(run('SAP'))],
    [
      'a cell',
      table([control(cell(paragraph(run('SAP'))))]) + paragraph(''),
      table([cell(paragraph(run('SAP')))]) + paragraph(''),
    ],
  ])('%s', async (_what, before, after) => {
    const { ids, partBefore, partAfter } = await repairDocx({ body: start + before }, ['form-fields']);
    expect(ids).toContain('form-fields');
    expect(partAfter(main)).toBe(partBefore(main).replace(before, after));
  });
});

it('leaves a prompt in its field, because its words are the template’s', async () => {
  const prompt = control(paragraph(run('Click to enter text')), '<w:showingPlcHdr/>');
  const { partAfter } = await repairDocx({ body: start + prompt + control(paragraph(run('SAP'))) }, ['form-fields']);
  expect(partAfter(main)).toContain(prompt);
});
