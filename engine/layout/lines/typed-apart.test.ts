import { expect, test } from 'vitest';
import { docxDocument } from '../../testing/build-document.ts';
import { readingsOf } from '../readings-of.ts';

test.each([
  ['S K I L L S', 'SKILLS'],
  ['W O R K   H I S T O R Y', 'WORK HISTORY'],
  ['É D U C A T I O N', 'ÉDUCATION'],
  ['S K I L L S   &   T O O L S', 'SKILLS & TOOLS'],
  ['J. R. R. Weaver', 'J. R. R. Weaver'],
  ['A B C', 'A B C'],
  ['Licences B C D E', 'Licences B C D E'],
])('a person reads "%s" as "%s"', (typed, seen) => {
  const { stream, visual } = readingsOf(
    docxDocument(['Ida Brandvold', typed, { runs: [typed.slice(0, 5), typed.slice(5)] }]),
  );
  expect(visual.lines.map(({ text }) => text)).toEqual(['Ida Brandvold', seen, seen]);
  expect(stream.lines.map(({ text }) => text.replaceAll(/ +/g, ' '))).toEqual(
    ['Ida Brandvold', typed, typed].map((text) => text.replaceAll(/ +/g, ' ')),
  );
});
