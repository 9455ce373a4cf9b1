import { expect, it } from 'vitest';
import { cell, csvOf } from './csv.ts';

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

it('begins with a byte order mark, followed by the headings', async () => {
  const rows = (async function* () {
    yield { name: 'Zoë', age: 7 };
  })();
  const lines: string[] = [];
  for await (const line of csvOf<{ name: string; age: number }>({ name: (r) => r.name, age: (r) => r.age }, rows))
    lines.push(line);
  expect(lines.join('')).toBe('\uFEFFname,age\r\nZoë,7\r\n');
});
