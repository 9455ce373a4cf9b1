import { describe, expect, test } from 'vitest';
import { addressIn, hyperlinkOf, isSeen } from './fields.ts';

test.each([
  [' HYPERLINK "https://example.org/a b" ', 'https://example.org/a b'],
  ['HYPERLINK https://example.org \\o "tip"', 'https://example.org'],
  ['hyperlink "mailto:a@example.org"', 'mailto:a@example.org'],
  ['HYPERLINK \\l "bookmark"', undefined],
  ['HYPERLINK ""', undefined],
  ['PAGE', undefined],
  ['HYPERLINKS x', undefined],
])('the address in %j is %s', (code, address) => {
  expect(hyperlinkOf(code)).toBe(address);
});

describe('nested fields', () => {
  const link = { code: 'HYPERLINK "https://example.org"', isInResult: true };
  const page = { code: 'PAGE', isInResult: false };

  test('text is visible only when every enclosing field is in its result', () => {
    expect([isSeen([]), isSeen([link]), isSeen([link, page])]).toEqual([true, true, false]);
  });

  test('the innermost link applies', () => {
    const inner = { code: 'HYPERLINK "https://inner.example"', isInResult: true };
    expect([addressIn([link, inner]), addressIn([link, page]), addressIn([page])]).toEqual([
      'https://inner.example',
      'https://example.org',
      undefined,
    ]);
  });
});
