import type { Reading, Span } from '../model/reading.ts';

/** The text of several spans as one paragraph: words broken with a hyphen at a line end are joined. */
export const joinedText = (reading: Reading, spans: readonly Span[]): string => {
  let joined = '';
  for (const { line, from, to } of spans) {
    const text = reading.lines[line]?.text.slice(from, to).trim() ?? '';
    if (text === '') continue;
    const isCut = /\p{Ll}[-‐\u00ad]$/u.test(joined) && /^\p{Ll}/u.test(text);
    joined = isCut ? joined.slice(0, -1) + text : joined === '' ? text : `${joined} ${text}`;
  }
  return joined.replaceAll(/\s+/gu, ' ');
};
