import { accentedEnding } from '../../lexicon/addresses/accented-ending.ts';
import type { Check, CheckOutcome } from '../../model/check.ts';
import type { Reading } from '../../model/reading.ts';
import { failed, noFinding, passed } from '../outcomes.ts';
import { runsWithSwallowedLetters } from './letters/swallowed-letters.ts';
import { toleratedLigatures } from './letters/tolerated-ligatures.ts';
import { hasTracedLetters } from './letters/traced-letters.ts';

/** Shares of all characters; of a lost font, all shapes may have become the same character. */
const minShare = 0.02;
const minShareOfFewShapes = 0.1;
const minShapes = 6;

/** 'R ´ESUM ´E', 'r´esum´e': an accent beside its letter, as some LaTeX fonts store it. Not the apostrophe of 'Bachelor´s'. */
const tornAccent = /(?<=^|[\s\p{L}])[´`¨ˆ˜][aeioucn](?=\p{L}|\s|$)/giu;
/** Hardly any line has one, and a torn one is looked for behind each letter. */
const accent = /[´`¨ˆ˜]/u;
/** One or two may be apostrophes: 'd´un'. */
const minTornAccents = 4;

const hasTornAccents = ({ lines }: Reading): boolean =>
  lines.reduce((count, { text }) => count + (accent.test(text) ? (text.match(tornAccent)?.length ?? 0) : 0), 0) >=
  minTornAccents;

const exportAgain =
  'Export the PDF again from the program you wrote it in, with another font, such as Arial or Calibri. Do not use a PDF printer driver.';

export const brokenEncoding: Check<'document' | 'visual' | 'oddGlyphs' | 'cite'> = {
  id: 'broken-encoding',
  group: 'layout',
  title: { pass: 'Your text comes through correctly', fail: 'Part of your text comes through as garbage' },
  why: 'A PDF draws text as shapes and stores a map from those shapes to letters. Without that map, a person sees words but a program that reads the text sees nonsense.',
  impact: 'blocker',
  needs: ['document', 'visual', 'oddGlyphs', 'cite'],
  sources: ['lever-parsing', 'parsewell-extractors'],
  run: ({ document, visual, oddGlyphs, cite }) => {
    const icons = new Set(oddGlyphs.icons);
    const broken = document.runs.flatMap((run, index) =>
      run.isUnmapped === true && run.hidden === undefined && !icons.has(index) ? [index] : [],
    );
    const length = (runs: readonly number[]): number =>
      runs.reduce((sum, run) => sum + (document.runs[run]?.text.length ?? 0), 0);
    const all = length(document.runs.map((_, index) => index));
    const share = all === 0 ? 0 : length(broken) / all;
    const odd = visual.lines.findIndex(({ text }) => accentedEnding(text) !== null);
    if (odd >= 0 && share < minShare && document.kind === 'pdf')
      return failed(
        0.5,
        `We read an address that ends in "${accentedEnding(visual.lines[odd]?.text ?? '') ?? ''}". No address does: if you see something else, your file stores other letters than it shows.`,
        exportAgain,
        [cite.line(odd)],
      );
    // A handful of odd characters are bullets or ligatures, not broken text.
    const isHarmed =
      hasTornAccents(visual) || runsWithSwallowedLetters(document.runs).length > 0 || hasTracedLetters(document);
    // Joined letters have a check of their own; programs that cannot take them apart lose them.
    const whole = document.traits.ligatures > toleratedLigatures ? noFinding : passed;
    const unreported: CheckOutcome = isHarmed ? { is: 'not-applicable' } : whole;
    if (share < minShare) return unreported;
    // Words need many shapes. A few that repeat are bullets, spaces or joined letters.
    const shapes = new Set(broken.flatMap((run) => Array.from(document.runs[run]?.text.trim() ?? '')));
    if (shapes.size < minShapes && share < minShareOfFewShapes) return unreported;
    return failed(
      0.5 - share,
      `About ${Math.max(1, Math.round(share * 100))}% of the letters in your file cannot be turned into text. Copy a line into a text editor and you will see different characters.`,
      exportAgain,
      [cite.runs(broken.slice(0, 20))],
    );
  },
};
