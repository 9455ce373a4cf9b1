import { describe, expect, test } from 'vitest';
import { patternsIn } from './long-patterns.ts';
import { filesBelow, readSource } from './source-files.ts';

const maxLength = 120;
const areas = ['engine', 'contract', 'processes', 'server', 'web', 'cli', 'tools', 'bench', 'e2e', 'content', 'tests'];

test('no regular expression is longer than 120 characters: a longer one is a list, compiled by engine/lexicon/phrases', () => {
  const files = areas.flatMap((area) => filesBelow(area, /\.(ts|tsx|mjs)$/));
  const patterns = files.flatMap((file) => patternsIn(readSource(file)).map((pattern) => ({ file, ...pattern })));
  expect(patterns.length).toBeGreaterThan(500);
  expect(
    patterns
      .filter(({ length }) => length > maxLength)
      .map(({ file, line, length }) => `${file}:${line} has ${length} characters`),
  ).toEqual([]);
});

const long = 'word|'.repeat(30);

describe('a long pattern is found', () => {
  test.each([
    ['assigned', `const x = /${long}/u;`],
    ['handed over', `text.replace(/${long}/u, '')`],
    ['returned', `return /${long}/u.test(text);`],
    ['on a line of its own', `const x =\n  /${long}/u;`],
    ['in a list', `const x = [\n  /a/u,\n  /${long}/u,\n];`],
    ['behind a condition', `if (a && /${long}/u.test(b)) c();`],
    ['behind an arrow', `const f = () => /${long}/u;`],
    ['with a slash in a class', `const x = /[/]${long}/u;`],
    ['behind a string with a quote in it', `const a = "it's"; const x = /${long}/u;`],
    ['behind an address', `const a = 'https://example.com'; const x = /${long}/u;`],
    ['behind a template with code in it', `const a = \`\${b ? \`\${c}\` : '}'} it's\`; const x = /${long}/u;`],
    ['behind a quote in the text of a page', `<p>don't</p>;\nconst x = /${long}/u;`],
    ['as a string', `const x = new RegExp('${long}', 'u');`],
    ['as a template with a part filled in', `const x = new RegExp(\`\${start}${long}\`);`],
    ['as strings added up', `const x = RegExp('${long.slice(0, 80)}' + '${long.slice(0, 80)}');`],
    ['as a raw template', `const x = new RegExp(String.raw\`${long}\`, 'u');`],
  ])('%s', (_where, source) => {
    expect(patternsIn(source).some(({ length }) => length > maxLength)).toBe(true);
  });
});

describe('other code is left alone', () => {
  test.each([
    ['a division', `const x = (a + b) / 2; // ${long} / 3`],
    ['a short pattern', 'const x = /a|b/u;'],
    ['a long string', `const x = '${long}';`],
    ['a comment', `// const x = /${long}/u;\n/* = /${long}/u */`],
    ['the closing tag of an element', `<p>and/or ${long}</p>`],
    ['a path in a template', `const x = \`/${long}/\`;`],
    ['a pattern made of lists', 'const x = new RegExp(`^(?:${list.join("|")})$`, "u");'],
  ])('%s', (_what, source) => {
    expect(patternsIn(source).every(({ length }) => length <= maxLength)).toBe(true);
  });
});
