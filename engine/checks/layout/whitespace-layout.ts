import type { Check } from '../../model/check.ts';
import type { Place } from '../../model/document.ts';
import { absent, counted, failed, firstFew, passed } from '../outcomes.ts';

const minEmptyParagraphs = 8;
const minSpacedLines = 3;

export const whitespaceLayout: Check<'document' | 'cite'> = {
  id: 'whitespace-layout',
  group: 'layout',
  title: {
    pass: 'Your layout does not rely on spaces and tabs',
    fail: 'Your layout relies on spaces, tabs or empty lines',
  },
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
    // A paragraph that anchors a picture or shape is not empty, and paragraphs after the last words space nothing.
    const drawnIn = new Set([...document.pictures, ...document.shapes].map(({ place }) => paragraphOf(place)));
    const last = texts.findLastIndex(({ text }) => text.trim() !== '');
    const spaced = texts.filter(({ text }) => /(^|\S)( {4,}|\u00A0{4,}|\t{2,})\S/.test(text));
    const empty = document.paragraphs.filter(
      ({ cell }, index) =>
        cell === null && index < last && !drawnIn.has(index) && (texts[index]?.text ?? '').trim() === '',
    ).length;
    const hasManyEmptyParagraphs = empty >= minEmptyParagraphs && empty > document.paragraphs.length * 0.2;
    if (spaced.length < minSpacedLines && !hasManyEmptyParagraphs) return passed;
    return spaced.length >= minSpacedLines
      ? failed(
          0.4,
          `In your document, ${counted(spaced.length, 'line')} put words side by side with runs of spaces or tabs.`,
          'To put dates on the right, use one tab and a tab stop.',
          firstFew(spaced).map(({ runs }) => cite.runs(runs)),
        )
      : failed(
          0.4,
          `In your document, ${empty} empty paragraphs are used for spacing.`,
          'Use paragraph spacing instead of empty lines.',
          absent,
        );
  },
};

const paragraphOf = (place: Place): number | null => (place.kind === 'flow' ? place.paragraph : null);
