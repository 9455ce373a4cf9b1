import { describe, expect, test } from 'vitest';
import { paragraph, run } from '#engine/testing/build-docx.ts';
import { linesOf, readBody } from '#engine/testing/read-built-docx.ts';

const linesWith = (name: string, content: string) =>
  linesOf(
    readBody(`${paragraph(run('Before'))}<w:altChunk r:id="c"/>`, {
      relationships: [{ id: 'c', type: 'aFChunk', target: name }],
      parts: { [`word/${name}`]: content },
    }),
  );

describe('a document inside the document', () => {
  test.each([
    ['each block is a line', '<p>One</p><div>Two<br>Three</div>', ['One', 'Two', 'Three']],
    ['marks inside a line go', '<p>One <b>and</b> the <i>same</i></p>', ['One and the same']],
    ['line breaks of the source mean nothing', '<p>One\n  and\tthe same</p>', ['One and the same']],
    ['entities are characters', '<p>R&amp;D &#8211; caf&eacute; &#x2022; &unknown;</p>', ['R&D – café • &unknown;']],
    ['impossible ones are left out', '<p>a&#0;b&#xD800;c</p>', ['abc']],
    [
      'styles, scripts and titles are not shown',
      '<title>T</title><style>p{}</style><script>1</script><p>One</p>',
      ['One'],
    ],
    ['empty blocks are no lines', '<p> </p><p>One</p>', ['One']],
  ])('as HTML: %s', (_what, html, lines) => {
    expect(linesWith('chunk.html', html)).toEqual(['Before', ...lines]);
  });

  test('as plain text', () => {
    expect(linesWith('chunk.txt', 'One\n<b>Two</b>\n')).toEqual(['Before', 'One', '<b>Two</b>']);
  });

  test('of another kind it is left out', () => {
    expect(linesWith('chunk.rtf', '{\\rtf1 One}')).toEqual(['Before']);
  });
});
