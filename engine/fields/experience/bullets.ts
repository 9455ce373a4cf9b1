import type { Reading, Span } from '../../model/reading.ts';
import type { Field } from '../../model/resume.ts';
import type { Row } from '../entries/row.ts';

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

/** Words that stand second in a compound: 'sales-' + 'driven' keeps its hyphen. */
const compoundEnds =
  /^(?:based|driven|related|qualified|oriented|specific|level|scale|wide|time|term|facing|functional|party|end|friendly|ready|led|owned|funded|free|focused|sized|class|tier|to|in|on|up|off|of|by|and|the|a|side|site|house|person|hand|hour|day|week|month|year|old|long|run|built|trained|certified|approved|winning|quality|performance|depth|rate|risk|cost|value|volume|impact|traffic|making|solving|building|sharing|saving|known|defined|managed|paced|minded|life|work|effective|efficient|compliant|aware|safe|wise|fold|page|step|stage|phase|sector|center|stack|native|first|only|plus|being|case|point|by-step|to-end|the-art|of-the-art)\b/iu;

export const joined = (text: string, next: string): string => {
  if (text === '') return next;
  if (!/\p{L}[-‐\u00AD]$/u.test(text) || !/^\p{Ll}/u.test(next))
    return /[-‐]$/u.test(text) && /\S[-‐]$/u.test(text) ? text + next : `${text} ${next}`;
  return compoundStarts.test(text) || compoundEnds.test(next) ? text + next : text.slice(0, -1) + next;
};
