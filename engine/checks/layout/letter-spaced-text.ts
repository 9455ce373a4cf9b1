import type { Check } from '../../model/check.ts';
import type { Box, Run } from '../../model/document.ts';
import { failed, firstFew, noFinding, passed, unsure } from '../outcomes.ts';
import { stepsIn } from '../steps-in-program.ts';

/** 'E X P E R I E N C E': four or more single letters. */
const spaced = /(?<=^|[\s|])(?:\p{L}[ \u00A0\u2009\u200A]){3,}\p{L}(?=$|[\s|,.:])/gu;

/** Between letters of an alphabet that follow each other, some being left out. Those of 'ADEL' are further apart. */
const maxMeanStep = 2.5;

/** 'B C D E', the classes of a driving license, or a whole alphabet, also from right to left: letters that are no word. */
const isAlphabet = (stretch: string): boolean => {
  const codes = Array.from(stretch.matchAll(/\p{L}/gu), ([letter]) => letter.codePointAt(0) ?? 0);
  const steps = codes.slice(1).map((code, at) => code - (codes[at] ?? 0));
  const areInOrder = steps.every((step) => step > 0) || steps.every((step) => step < 0);
  return areInOrder && Math.abs((codes.at(-1) ?? 0) - (codes[0] ?? 0)) <= maxMeanStep * steps.length;
};

const hasSpacedWord = (text: string): boolean => (text.match(spaced) ?? []).some((stretch) => !isAlphabet(stretch));

/** 'C U I L : 2 7 - 9 5 9': the number of a document, and no word that a search looks for. 'J A N E R O E | 312-555-0142' is one. */
const spacedNumber = /(?:(?<!\p{N})\p{N}[ \u00A0\u2009\u200A]){2}/u;
const isNumber = (text: string): boolean =>
  spacedNumber.test(text) && (text.match(/\p{N}/gu)?.length ?? 0) > (text.match(/\p{L}/gu)?.length ?? 0);

/** Gaps from here on, in shares of the size of the type, are read as spaces by some programs. */
const minGap = 0.1;
/** Letters that are further apart, in the same shares, are in cells: the grades of a table. */
const maxGap = 3;
const minPieces = 4;

/** 'S', and 'WA' where two letters are kerned. */
const letters = /^\p{L}(?: ?\p{L})?$/u;

type Boxes = { before: Box; box: Box; sizePt: number };

/** Where a letter and the run that is stored before it are; null for other runs. */
const boxesOf = (before: Run | undefined, { text, place, hidden }: Run): Boxes | null =>
  letters.test(text.trim()) &&
  hidden === undefined &&
  before?.place.kind === 'page' &&
  place.kind === 'page' &&
  before.place.page === place.page
    ? { before: before.place.box, box: place.box, sizePt: before.font.sizePt }
    : null;

const isLetterBehind = ({ before, box, sizePt }: Boxes): boolean => {
  const gap = box.x - before.x - before.width;
  return Math.abs(before.y - box.y) < 1 && gap > sizePt * minGap && gap < sizePt * maxGap;
};

/** Both are about as wide, and one is right below the other. */
const isLetterBelow = ({ before, box, sizePt }: Boxes): boolean =>
  before.width < 2 * sizePt &&
  Math.abs(before.x + before.width / 2 - box.x - box.width / 2) < sizePt / 2 &&
  box.y - before.y > sizePt / 2;

const hasLettersInRow = (runs: readonly Run[], isNext: (boxes: Boxes) => boolean): boolean => {
  let count = 0;
  return runs.some((run, index) => {
    const boxes = boxesOf(runs[index - 1], run);
    count = boxes !== null && isNext(boxes) ? count + 1 : 0;
    return count >= minPieces;
  });
};

/** Letters that are stored one by one with gaps between them: our reading joins such words, others may not. */
const hasLettersApart = (runs: readonly Run[]): boolean => hasLettersInRow(runs, isLetterBehind);

/** Letters below each other, stored one by one: a word that is set from top to bottom, or a column of grades. */
const hasColumnOfLetters = (runs: readonly Run[]): boolean => hasLettersInRow(runs, isLetterBelow);

/** The width of a letter with the gap behind it, in shares of the size of the type. Bold and wide typefaces have less. */
const wide = { minLetters: 5, small: 0.75, capitals: 0.9 };

/** A word in one piece whose letters are set far apart: some programs take such gaps for spaces, ours does not. */
const isSetWide = ({ text, place, font, hidden, angle }: Run): boolean => {
  const word = text.trim();
  if (hidden !== undefined || place.kind !== 'page' || (angle ?? 0) !== 0 || word.length < wide.minLetters)
    return false;
  if (!/^[\p{L} ]+$/u.test(word)) return false;
  const widthOfLetter = place.box.width / word.length / font.sizePt;
  return widthOfLetter > (word === word.toUpperCase() ? wide.capitals : wide.small);
};

export const letterSpacedText: Check<'document' | 'stream' | 'cite'> = {
  id: 'letter-spaced-text',
  group: 'layout',
  title: { pass: 'Your words have no spaces between letters', fail: 'Some words have spaces between their letters' },
  why: 'Greenhouse lists spaces between letters first among the causes of a failed parse: "E X P E R I E N C E" is ten one-letter words.',
  impact: 'major',
  needs: ['document', 'stream', 'cite'],
  sources: ['greenhouse-parsing', 'parsewell-extractors'],
  run: ({ document, stream, cite }) => {
    const lines = stream.lines.flatMap(({ text }, line) => (hasSpacedWord(text) && !isNumber(text) ? [line] : []));
    if (lines.length === 0) {
      if (hasLettersApart(document.runs) || stream.lines.some(({ text }) => hasSpacedWord(text)))
        return unsure(
          'Some of your words may be set with wide gaps between their letters. Some programs read such gaps as spaces.',
        );
      // Of a column of letters we cannot tell whether they are a word, so there is nothing to praise.
      return document.runs.some(isSetWide) || hasColumnOfLetters(document.runs) ? noFinding : passed;
    }
    return failed(
      0.3 - 0.05 * lines.length,
      `${lines.length === 1 ? 'A line of your text is' : 'Some lines of your text are'} spaced out, so that a parser gets single letters.`,
      `If a setting spreads the letters, set their spacing to normal. If spaces were typed between them, delete those.${stepsIn(document, { Word: 'Font, Advanced, Spacing: Normal.' })}`,
      firstFew(lines).map((line) => cite.line(line, 'stream')),
    );
  },
};
