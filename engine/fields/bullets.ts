import type { Reading, Span } from '../model/reading.ts';
import type { Field } from '../model/resume.ts';
import type { Row } from './entries/rows.ts';

/** The rows of one bullet or paragraph as one text: line breaks become spaces, words broken by a hyphen are mended. */
export const bulletOf = (reading: Reading, rows: readonly Row[], confidence: number): Field<string> => ({
  value: rows.reduce((text, row) => joined(text, row.text.replaceAll('\t', ' ')), ''),
  spans: rows.map((row): Span => ({
    order: reading.order,
    line: row.line,
    from: row.from,
    to: row.from + row.text.length,
  })),
  confidence,
});

/** 'manage-' + 'ment' is one word; 'cross-' + 'functional' and 'mid-' + 'September' keep the hyphen they are written with. */
const compoundStarts =
  /\b(?:cross|self|non|pre|post|re|co|multi|semi|anti|inter|intra|mid|low|high|long|short|full|part|half|end|on|off|in|up|re|time|real|open|data|user|client|customer|cost|large|small|well|hands|first|second|third|day|year|month|week|state|best|business|team|problem|decision|results?|detail|fast|front|back|near|all|ever|high|top|key|risk|web|cloud|event|test|role|object|service|product|market|award|family|ad|de|by|to|of|the|and|or|one|two|three|four|five|six|seven|eight|nine|ten|\d+)-$/iu;

export const joined = (text: string, next: string): string => {
  if (text === '') return next;
  if (!/\p{L}[-‐\u00AD]$/u.test(text) || !/^\p{Ll}/u.test(next))
    return /[-‐]$/u.test(text) && /\S[-‐]$/u.test(text) ? text + next : `${text} ${next}`;
  return compoundStarts.test(text) ? text + next : text.slice(0, -1) + next;
};
