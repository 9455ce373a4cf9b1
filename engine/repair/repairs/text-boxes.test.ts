import { describe, expect, it } from 'vitest';
import { below, oldTextBox, paragraph, run, textBox } from '#engine/testing/build-docx.ts';
import { lineOf, repairDocx, resumeBody, resumeLine } from '#engine/testing/build-repaired.ts';

const main = 'word/document.xml';
const contact = paragraph(run(lineOf('Chicago')));
const rest = resumeBody('Summary');
const name = resumeLine('Jane Roe') + resumeLine('Operations Manager');

describe('the text of a box', () => {
  it('becomes paragraphs where the box is anchored, and its older copy goes too', async () => {
    const anchored = paragraph(run('Operations Manager') + textBox(contact));
    const body = resumeLine('Jane Roe') + anchored + rest;
    const { ids, partAfter, partBefore, lines } = await repairDocx({ body }, ['text-boxes']);
    expect(ids).toContain('text-boxes');
    expect(partAfter(main)).toBe(partBefore(main).replace(anchored, paragraph(run('Operations Manager')) + contact));
    expect(lines.slice(0, 3)).toEqual(['Jane Roe', 'Operations Manager', lineOf('Chicago')]);
  });

  it('of the older kind, too', async () => {
    const body = name + paragraph(oldTextBox(contact)) + rest;
    const { partAfter, partBefore, after } = await repairDocx({ body }, ['text-boxes']);
    expect(partAfter(main)).toBe(partBefore(main).replace(paragraph(oldTextBox(contact)), contact));
    expect(after.document.traits.textBoxes).toBe(0);
  });

  it('goes above the first line when it has the name and the line has not', async () => {
    const box = textBox(resumeLine('Jane Roe') + contact);
    const body = paragraph(run('Summary', '<w:b/>') + box) + rest.slice(rest.indexOf('</w:p>') + 6);
    const { lines } = await repairDocx({ body }, ['text-boxes']);
    expect(lines.slice(0, 3)).toEqual(['Jane Roe', lineOf('Chicago'), 'Summary']);
  });

  it('is ordered by where its box is on the page', async () => {
    const lower = textBox(paragraph(run('Lower line')), '<a:noFill/>', below('page', 200));
    const upper = textBox(paragraph(run('Upper line')), '<a:noFill/>', below('page', 100));
    const { lines } = await repairDocx({ body: resumeBody() + paragraph(lower + upper) }, ['text-boxes']);
    expect(lines.slice(-2)).toEqual(['Upper line', 'Lower line']);
  });

  it('keeps the color behind white letters', async () => {
    const fill = '<a:solidFill><a:srgbClr val="1F3864"/></a:solidFill>';
    const white = paragraph(run('Fluent in Swedish', '<w:color w:val="FFFFFF"/>'));
    const { ids, partAfter } = await repairDocx({ body: resumeBody() + paragraph(textBox(white, fill)) }, [
      'text-boxes',
    ]);
    expect(ids).toContain('text-boxes');
    expect(partAfter(main)).toContain(
      '<w:p><w:pPr><w:shd w:val="clear" w:color="auto" w:fill="1f3864"/></w:pPr><w:r><w:rPr><w:color w:val="FFFFFF"/>',
    );
  });

  it('stays in its box when white letters would lose a ground that is no plain color', async () => {
    const fill = '<a:gradFill/>';
    const white = paragraph(run('Fluent in Swedish', '<w:color w:val="FFFFFF"/>'));
    expect((await repairDocx({ body: resumeBody() + paragraph(textBox(white, fill)) })).ids).not.toContain(
      'text-boxes',
    );
  });
});
