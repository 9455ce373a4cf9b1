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

/**
 * Joins pieces into one value; null without any. Adjacent pieces of one line become one span of it, separators
 * included; a tab in between becomes a space.
 */
export const fieldOf = (reading: Reading, atoms: readonly Atom[], confidence: number): Field<string> | null => {
  if (atoms.length === 0) return null;
  const spans: Span[] = [];
  for (const atom of atoms.flatMap(inLines)) {
    const last = spans.at(-1);
    if (last !== undefined && last.line === atom.line) {
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
    .map(({ line, from, to }) => (reading.lines[line]?.text ?? '').slice(from, to).replaceAll('\t', ' '))
    .join(' ')
    .replaceAll(brokenAtHyphen, '');
  return { value, spans, confidence };
};
