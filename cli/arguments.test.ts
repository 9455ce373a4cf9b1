import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readArguments } from './arguments.ts';
import { usage } from './usage.ts';

test.each([
  [[], 'Name a command'],
  [['check'], 'Name at least one file'],
  [['frobnicate', 'a.pdf'], "Unknown command 'frobnicate'"],
  [['mcp', '--port'], 'mcp takes no options'],
  [['check', '-', 'a.pdf', '-'], 'only once'],
  [['check', '-', '--watch'], '--watch needs files'],
  [['check', 'a.pdf', '--job', 'a', '--jobs', 'b'], 'either --job or --jobs'],
  [['check', 'a.pdf', '--nope'], '--nope'],
  [['check', 'a.pdf', '--processes', '0'], 'from 1 to 999'],
  [['check', 'a.pdf', '--processes', 'many'], 'from 1 to 999'],
  [['check', 'a.pdf', '--processes', '1.5'], 'from 1 to 999'],
  [['check', 'a.pdf', '--fail-under', '101'], 'from 0 to 100'],
  [['check', 'a.pdf', '--fail-under', ''], 'from 0 to 100'],
  [['check', 'a.pdf', '--fail-under=-1'], 'from 0 to 100'],
  [['check', 'a.pdf', '--report', 'report.pdf'], '.html, .csv or .json'],
  [['check', 'a.pdf', '--job-url', 'javascript:alert(1)'], '--job-url'],
])('wrong use is told in a sentence: %j', (words, sentence) => {
  expect(readArguments(words)).toEqual({ is: 'wrong', sentence: expect.stringContaining(sentence) });
});

test('a command has its files in order and nothing that was not asked for', () => {
  expect(readArguments(['check', 'b.pdf', '-', 'a*.pdf'])).toEqual({
    is: 'check',
    command: {
      files: ['b.pdf', '-', 'a*.pdf'],
      job: null,
      jobs: null,
      jobUrl: null,
      asJson: false,
      report: null,
      junit: null,
      sarif: null,
      failUnder: null,
      isWatching: false,
      processes: null,
    },
  });
});

test('the usage lists every option', () => {
  const accepted = [
    '--job',
    '--jobs',
    '--job-url',
    '--fail-under',
    '--processes',
    '--json',
    '--report',
    '--help',
    '--version',
  ];
  for (const option of accepted) expect(usage).toMatch(new RegExp(`^  ${option}\\b`, 'm'));
});

test('the commands in the documents are accepted', () => {
  const root = path.join(import.meta.dirname, '..');
  const documents = ['README.md', 'docs/cli.md'].map((file) => fs.readFileSync(path.join(root, file), 'utf8'));
  const commands = documents.flatMap((document) => [...document.matchAll(/npx parsewell (check .*)/g)]);
  expect(commands.length).toBeGreaterThan(6);
  for (const [, words = ''] of commands)
    expect(readArguments(words.replaceAll("'", '').split(' ')), words).toMatchObject({ is: 'check' });
});
