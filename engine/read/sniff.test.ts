import { expect, test } from 'vitest';

import { sniff } from './sniff.ts';

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const codeOf = (bytes: Uint8Array, filename: string): string => {
  const outcome = sniff(bytes, filename);
  return outcome.ok ? outcome.value : outcome.failure.code;
};

test.each([
  ['a PDF', '%PDF-1.7\n', 'resume.pdf', 'pdf'],
  ['a PDF after a kilobyte of mail headers', `${'x'.repeat(1000)}%PDF-1.4`, 'resume.pdf', 'pdf'],
  ['a PDF whose name says nothing', '%PDF-1.7\n', 'resume', 'pdf'],
  ['a ZIP named .docx', 'PK\u0003\u0004', 'Resume.DOCX', 'docx'],
  ['an empty file', '', 'resume.pdf', 'empty-file'],
  ['a ZIP named .pdf', 'PK\u0003\u0004', 'resume.pdf', 'not-pdf-inside'],
  ['a PDF named .docx', '%PDF-1.7\n', 'resume.docx', 'not-docx-inside'],
  ['HTML named .docx', '<html>', 'resume.docx', 'not-docx-inside'],
  ['text named .txt', 'Jane Doe', 'resume.txt', 'not-pdf-or-docx'],
  ['a PDF header too far inside', `${'x'.repeat(2000)}%PDF-1.4`, 'resume.pdf', 'not-pdf-inside'],
])('U3: %s is told by its content', (_, content, filename, expected) => {
  expect(codeOf(bytesOf(content), filename)).toBe(expected);
});
