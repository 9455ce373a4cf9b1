import type { Reading, Span } from '../../model/reading.ts';
import type { Field } from '../../model/resume.ts';
import type { Atom } from './atom.ts';
import { inLines } from './atoms/open-brackets.ts';

/** The position of a piece as a span of the reading. */
export const spanOf = (reading: Reading, atom: Atom): Span => ({
  order: reading.order,
  line: atom.line,
  from: atom.from,
  to: atom.to,
});

/** 'Welder (Harrow' above 'Works)' */
const opensBracket = (reading: Reading, { line, from, to }: Span): boolean => {
  const text = reading.lines[line]?.text.slice(from, to) ?? '';
  return text.lastIndexOf('(') > text.lastIndexOf(')');
};

/** 'Rowan-' above 'Ashby College' is 'Rowan-Ashby College'. */
const brokenAtHyphen = /(?<=\p{Lu}\p{Ll}{1,20}-) (?=\p{Lu}\p{Ll})/gu;

/** 'Harrow | Country: Italy': the label of a form is between the two. */
const labelBetween = /^\s*[|•·,;]\s*\p{L}[\p{L}\s]{0,24}:\s*$/u;
const hasLabelBetween = (reading: Reading, { line, to }: Span, { from }: Atom): boolean =>
  labelBetween.test(reading.lines[line]?.text.slice(to, from) ?? '');

/** 'Aber' before a hyphen that was left out, above 'ford University'. */
const isTornWord = (reading: Reading, { line, to }: Span, next: string): boolean =>
  reading.lines[line]?.text[to] === '-' && /^\p{Ll}{2}/u.test(next);

/**
 * Joins pieces into one value; null without any. Adjacent pieces of one line become one span of it, separators
 * included; a tab in between becomes a space, and a label a comma.
 */
export const fieldOf = (reading: Reading, atoms: readonly Atom[], confidence: number): Field<string> | null => {
  if (atoms.length === 0) return null;
  const spans: Span[] = [];
  for (const atom of atoms.flatMap(inLines)) {
    const last = spans.at(-1);
    const isOnLine = last !== undefined && last.line === atom.line;
    if (isOnLine && !hasLabelBetween(reading, last, atom)) {
      // the bracket that was opened within the field closes in it
      const isOpened = atom.closing !== undefined && atom.closing.open >= last.from;
      spans[spans.length - 1] = { ...last, to: isOpened ? (atom.closing?.end ?? atom.to) : atom.to };
    } else {
      const span = spanOf(reading, atom);
      const isOpened = last !== undefined && opensBracket(reading, last);
      spans.push(isOpened ? { ...span, to: atom.closing?.end ?? span.to } : span);
    }
  }
  const value = spans
    .map(({ line, from, to }, index) => {
      const text = (reading.lines[line]?.text ?? '').slice(from, to).replaceAll('\t', ' ');
      const last = spans[index - 1];
      if (last !== undefined && last.line !== line && isTornWord(reading, last, text)) return text;
      return index === 0 ? text : `${spans[index - 1]?.line === line ? ',' : ''} ${text}`;
    })
    .join('')
    .replaceAll(brokenAtHyphen, '');
  return { value, spans, confidence };
};
