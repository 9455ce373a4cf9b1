import type { Check } from '../../model/check.ts';
import { counted, failed, firstFew, passed } from '../outcomes.ts';

/** 'E X P E R I E N C E': four or more single letters. */
const spaced = /(?:^|[\s|])(?:\p{L}[ \u00A0\u2009\u200A]){3,}\p{L}(?=$|[\s|,.:])/u;

export const letterSpacedText: Check<'document' | 'stream' | 'cite'> = {
  id: 'letter-spaced-text',
  group: 'layout',
  title: { pass: 'Your words have no spaces between letters', fail: 'Some words have spaces between their letters' },
  why: 'Greenhouse lists spaces between letters first among the causes of a failed parse: "E X P E R I E N C E" is ten one-letter words.',
  impact: 'major',
  needs: ['document', 'stream', 'cite'],
  sources: ['greenhouse-parsing', 'parsewell-extractors'],
  run: ({ stream, cite }) => {
    const lines = stream.lines.flatMap(({ text }, line) => (spaced.test(text) ? [line] : []));
    if (lines.length === 0) return passed;
    return failed(
      0.3 - 0.05 * lines.length,
      `${counted(lines.length, 'line')} of your text ${lines.length === 1 ? 'is' : 'are'} spaced out, so that a parser gets single letters.`,
      'Type the words without spaces between the letters. In Word: Font, Advanced, Spacing: Normal.',
      firstFew(lines).map((line) => cite.line(line, 'stream')),
    );
  },
};
