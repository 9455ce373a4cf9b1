import { describe, expect, test } from 'vitest';
import { control, field, paragraph, run } from '#engine/testing/build-docx.ts';
import { linesOf, readBody } from '#engine/testing/read-built-docx.ts';

const relationships = [{ id: 'web', type: 'hyperlink', target: 'https://example.org', isExternal: true }];
const read = (inside: string) => readBody(paragraph(inside), { relationships });

describe('what stands around runs', () => {
  test.each([
    ['a tag', `<w:smartTag>${run('text')}</w:smartTag>`],
    ['a change of direction', `<w:bdo>${run('text')}</w:bdo>`],
    ['a content control', control(run('text'))],
    ['an insertion', `<w:ins>${run('text')}</w:ins>`],
    ['moved text in its new place', `<w:moveTo>${run('text')}</w:moveTo>`],
    ['a link', `<w:hyperlink r:id="web">${run('text')}</w:hyperlink>`],
    ['a jump inside the document', `<w:hyperlink w:anchor="top">${run('text')}</w:hyperlink>`],
    ['a simple field', `<w:fldSimple w:instr="AUTHOR">${run('text')}</w:fldSimple>`],
    ['a field in pieces', field(['PA', 'GE'], run('text'))],
  ])('%s shows its text', (_what, inside) => {
    expect(linesOf(read(`${run('Some ')}${inside}`))).toEqual(['Some text']);
  });

  test.each([
    ['a deletion', `<w:del>${run('text')}</w:del>`],
    ['moved text in its old place', `<w:moveFrom>${run('text')}</w:moveFrom>`],
    ['an unknown element', `<w:unknown>${run('text')}</w:unknown>`],
    ['a control that shows its prompt', control(run('Click here'), '<w:showingPlcHdr/>')],
  ])('%s does not show it', (_what, inside) => {
    expect(linesOf(read(`${run('Some honest words of a person ')}${inside}`))).toEqual([
      'Some honest words of a person ',
    ]);
  });
});

test('changes, controls and fields are counted', () => {
  const { traits } = read(
    `<w:ins>${run('a')}</w:ins><w:del>${run('b')}</w:del><w:del>${run('c')}</w:del>${control(run('d'))}${field(['PAGE'], run('1'))}`,
  );
  expect(traits).toMatchObject({ trackedInsertions: 1, trackedDeletions: 2, contentControls: 1, fieldCodes: 1 });
});

describe('links', () => {
  test.each([
    ['of an element', `<w:hyperlink r:id="web">${run('site')}</w:hyperlink>`],
    ['of a simple field', `<w:fldSimple w:instr='HYPERLINK "https://example.org"'>${run('site')}</w:fldSimple>`],
    ['of a field in pieces', field(['HYPERLINK "https://exa', 'mple.org"'], run('site'))],
  ])('%s belong to their text', (_what, inside) => {
    const { runs, links } = read(`${run('My ')}${inside}`);
    expect(runs.map(({ text, link }) => [text, link])).toEqual([
      ['My ', undefined],
      ['site', 'https://example.org'],
    ]);
    expect(links.map(({ address }) => address)).toEqual(['https://example.org']);
  });

  test('to a place in the document are none', () => {
    const { runs, links } = read(`<w:hyperlink w:anchor="top">${run('up')}</w:hyperlink>`);
    expect([runs[0]?.link, links]).toEqual([undefined, []]);
  });
});
