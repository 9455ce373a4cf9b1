import type { Check, Finding } from '../../model/check.ts';
import type { Cite } from '../../model/facts.ts';
import type { Place } from '../../model/document.ts';
import { absent, firstFew, passed } from '../outcomes.ts';

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
    // A paragraph that anchors a picture or shape is not empty, and one before the first or after the last words spaces nothing.
    const drawnIn = new Set([...document.pictures, ...document.shapes].map(({ place }) => paragraphOf(place)));
    const last = texts.findLastIndex(({ text }) => text.trim() !== '');
    const first = texts.findIndex(({ text }) => text.trim() !== '');
    const isInText = (index: number): boolean => index > first && index < last && !drawnIn.has(index);
    const empty = document.paragraphs.filter(
      ({ cell, part }, index) =>
        part === 'body' && cell === null && isInText(index) && texts[index]?.text.trim() === '',
    ).length;
    // The header of a first page, of later pages and of even ones may be stored three times.
    const isInMargin = (index: number): boolean =>
      ['header', 'footer'].includes(document.paragraphs[index]?.part ?? '');
    const seen = texts.filter((_, index) => !isInMargin(index));
    const spaced = seen.flatMap(({ runs, text }) => text.split('\n').map((line) => ({ runs, gaps: gapsIn(line) })));
    const lines = spaced.filter(({ gaps }) => gaps.length > 0);
    const [finding, ...others] = [
      ...(lines.length < minSpacedLines ? [] : [spacedLines(lines, cite)]),
      ...(empty < minEmptyParagraphs || empty <= document.paragraphs.length * 0.2 ? [] : [emptyParagraphs(empty)]),
    ];
    if (finding !== undefined) return { is: 'fail', score: 0.4, findings: [finding, ...others] };
    // One or two lines are nothing to report, and indents put nothing side by side, but the layout does rely on them.
    const mayRely = lines.length > 0 || seen.some(({ text }) => indent.test(text));
    return mayRely ? { is: 'not-applicable' } : passed;
  },
};

/** White space between words of one line, and at its start. */
const space = /(?<=\S)[ \u00A0\t]+(?=\S)/g;
const indent = /^(?: {4}|\u00A0{4}|\t{2})/m;
const minTabs = 2;
const minSpaces = 4;
/** As many fill the rest of a line: what follows may begin the next one. */
const minSpacesToNextLine = 40;

type Gap = { tabs: number; spaces: number };
type SpacedLine = { runs: readonly number[]; gaps: readonly Gap[] };

/** The wide ones: one tab is what a tab stop needs. */
const gapsIn = (line: string): readonly Gap[] =>
  [...line.matchAll(space)]
    .map(([found]) => ({ tabs: found.split('\t').length - 1, spaces: found.replaceAll('\t', '').length }))
    .filter(({ tabs, spaces }) => tabs >= minTabs || spaces >= minSpaces);

const spacedLines = (lines: readonly SpacedLine[], cite: Cite): Finding => {
  const gaps = lines.flatMap((line) => line.gaps);
  const kinds = [
    ...(gaps.some(({ spaces }) => spaces >= minSpaces) ? ['spaces'] : []),
    ...(gaps.some(({ tabs }) => tabs >= minTabs) ? ['tabs'] : []),
  ];
  const paragraphs = [...new Set(lines.map(({ runs }) => runs))];
  const isForNewLine = gaps.some(({ spaces }) => spaces >= minSpacesToNextLine);
  return {
    // No number: a paragraph that wraps may show such a gap on several lines.
    message: isForNewLine
      ? `In several lines, runs of ${kinds.join(' or ')} keep words apart.`
      : `In several lines, words are set side by side with runs of ${kinds.join(' or ')}.`,
    fix: isForNewLine
      ? `Replace each run of ${kinds.join(' or ')}: with a new line, or with one tab and a tab stop.`
      : `Replace each run of ${kinds.join(' or ')} with one tab and a tab stop.`,
    evidence: firstFew(paragraphs).map((runs) => cite.runs(runs)),
  };
};

const emptyParagraphs = (count: number): Finding => ({
  message: `In your document, ${count} empty paragraphs are used for spacing.`,
  fix: 'Use paragraph spacing instead of empty lines.',
  evidence: absent,
});

const paragraphOf = (place: Place): number | null => (place.kind === 'flow' ? place.paragraph : null);
