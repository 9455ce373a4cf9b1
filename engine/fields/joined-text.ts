import type { Reading, Span } from '../model/reading.ts';
import { joined } from './joined-lines.ts';

/** The text of several spans as one paragraph: words broken with a hyphen at a line end are joined, and compounds keep theirs. */
export const joinedText = (reading: Reading, spans: readonly Span[]): string => {
  let paragraph = '';
  for (const { line, from, to } of spans) {
    const text = reading.lines[line]?.text.slice(from, to).trim() ?? '';
    if (text === '') continue;
    paragraph = joined(paragraph, text);
  }
  return paragraph.replaceAll(/\s+/gu, ' ');
};
