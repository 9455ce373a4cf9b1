import { describe, expect, it, test } from 'vitest';
import { paragraph, run } from '#engine/testing/build-docx.ts';
import { repairDocx, resumeBody, resumeLine } from '#engine/testing/build-repaired.ts';

const main = 'word/document.xml';
const by = 'w:id="1" w:author="Somebody"';
const deleted = (text: string): string => `<w:del ${by}><w:r><w:delText>${text}</w:delText></w:r></w:del>`;
const inserted = (text: string): string => `<w:ins ${by}>${run(text)}</w:ins>`;
const withLine = (line: string): string => resumeBody('Jane Roe', 'Skills') + resumeLine('Skills') + line;

describe('what was inserted stays and what was deleted goes', () => {
  test.each([
    ['words in a line', paragraph(run('SAP, ') + deleted('Word') + inserted('Excel')), 'SAP, Excel'],
    [
      'a format',
      paragraph(
        `<w:r><w:rPr><w:b/><w:rPrChange ${by}><w:rPr/></w:rPrChange></w:rPr><w:t>SAP</w:t></w:r>${deleted('x')}`,
      ),
      'SAP',
    ],
    [
      'a whole paragraph',
      paragraph(deleted('Old line'), `<w:rPr><w:del ${by}/></w:rPr>`) + paragraph(run('SAP, Excel')),
      'SAP, Excel',
    ],
    [
      'the end of a paragraph',
      paragraph(run('SAP, ') + deleted('Wo'), `<w:rPr><w:del ${by}/></w:rPr>`) +
        paragraph(deleted('rd') + run('Excel')),
      'SAP, Excel',
    ],
    [
      'a moved word',
      paragraph(
        `<w:moveFrom ${by}>${run('Excel ')}</w:moveFrom>${run('SAP, ')}<w:moveTo ${by}>${run('Excel')}</w:moveTo>`,
      ),
      'SAP, Excel',
    ],
  ])('%s', async (_what, line, expected) => {
    const { ids, lines, partAfter, after } = await repairDocx({ body: withLine(line) }, ['tracked-changes']);
    expect(ids).toContain('tracked-changes');
    expect(lines.at(-1)).toBe(expected);
    expect(partAfter(main)).not.toMatch(/w:(?:ins|del|moveFrom|moveTo|rPrChange)\b/);
    expect(after.document.traits).toMatchObject({ trackedInsertions: 0, trackedDeletions: 0 });
  });
});

it('lists each change with its words', async () => {
  const body = withLine(paragraph(run('SAP, ') + deleted('Word') + inserted('Excel')));
  const { offered } = await repairDocx({ body });
  expect(offered.find(({ id }) => id === 'tracked-changes')).toMatchObject({
    count: 2,
    changes: [
      { before: 'Word', after: '' },
      { before: '', after: 'Excel' },
    ],
  });
});

it('stops the recording of further changes', async () => {
  const body = withLine(paragraph(run('SAP') + deleted('Word')));
  const settings = '<w:zoom w:percent="100"/><w:trackRevisions/>';
  const { partAfter } = await repairDocx({ body, settings }, ['tracked-changes']);
  expect(partAfter('word/settings.xml')).toMatch(/<w:zoom w:percent="100"\/><\/w:settings>$/);
});

it('is not offered without changes', async () => {
  expect((await repairDocx({ body: resumeBody() })).ids).not.toContain('tracked-changes');
});
