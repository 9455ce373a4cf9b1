import type { Check } from '../../model/check.ts';
import { counted, failed, firstFew, passed } from '../outcomes.ts';

const minEmptyParagraphs = 8;
const minSpacedLines = 3;

export const whitespaceLayout: Check<'document' | 'cite'> = {
  id: 'whitespace-layout',
  group: 'layout',
  title: { pass: 'Your layout does not rely on spaces and tabs', fail: 'Your layout relies on spaces and tabs' },
  why: 'In Word, runs of spaces or tabs can look like columns, and empty paragraphs like spacing. If a program collapses them into a single space, the columns run together.',
  impact: 'minor',
  needs: ['document', 'cite'],
  sources: [],
  run: ({ document, cite }) => {
    if (document.kind === 'pdf') return { is: 'not-applicable' };
    const texts = document.paragraphs.map(({ runs }) => ({
      runs,
      text: runs.map((run) => document.runs[run]?.text ?? '').join(''),
    }));
    const spaced = texts.filter(({ text }) => /(^|\S)( {4,}|\u00A0{4,}|\t{2,})\S/.test(text));
    const empty = document.paragraphs.filter(
      ({ cell }, index) => cell === null && (texts[index]?.text ?? '').trim() === '',
    ).length;
    const hasManyEmptyParagraphs = empty >= minEmptyParagraphs && empty > document.paragraphs.length * 0.2;
    if (spaced.length < minSpacedLines && !hasManyEmptyParagraphs) return passed;
    const what =
      spaced.length >= minSpacedLines
        ? `${counted(spaced.length, 'line')} put words side by side with runs of spaces`
        : `${empty} empty paragraphs are used for spacing`;
    return failed(
      0.4,
      `In your document, ${what}.`,
      'To put dates on the right, use one tab and a tab stop. Use paragraph spacing instead of empty lines.',
      firstFew(spaced).map(({ runs }) => cite.runs(runs)),
    );
  },
};
