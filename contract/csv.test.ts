import { expect, it } from 'vitest';
import { cell, csvText } from './csv.ts';

it.each([
  ['=HYPERLINK("http://evil.example")', `"'=HYPERLINK(""http://evil.example"")"`],
  ['+1 555 0100', `'+1 555 0100`],
  ['-2+3', `'-2+3`],
  ['@SUM(A1)', `'@SUM(A1)`],
  ['\tcmd', `'\tcmd`],
  ['\rcmd', `"'\rcmd"`],
])('W9: %j cannot run in a spreadsheet', (text, written) => expect(cell(text)).toBe(written));

it.each([
  ['Ada, Quill', '"Ada, Quill"'],
  ['say "hi"', '"say ""hi"""'],
  ['two\nlines', '"two\nlines"'],
  [-5, '-5'],
  [null, ''],
  [undefined, ''],
])('%j stays one cell', (value, written) => expect(cell(value)).toBe(written));

it('begins with a byte order mark, followed by the headings', () => {
  const columns = { name: (row: { name: string }) => row.name, age: (row: { age: number }) => row.age };
  expect(csvText(columns, [{ name: 'Zoë', age: 7 }])).toBe('\uFEFFname,age\r\nZoë,7\r\n');
});
