import type { Run, SourceDocument } from '../model/document.ts';
import type { HiddenText } from '../model/facts.ts';
import type { Reading } from '../model/reading.ts';

const flat = (text: string): string => text.toLowerCase().replaceAll(/\s+/g, ' ').trim();
const hasWord = /[\p{L}\p{N}]{2}/u;

/**
 * Meaningful stretches of hidden text. Text that is also visible and merely covered by a picture is left out: some
 * programs draw text twice.
 */
export const hiddenTextsOf = (document: SourceDocument, visual: Reading): readonly HiddenText[] => {
  const groups: { because: HiddenText['because']; runs: number[]; page: number }[] = [];
  for (const [index, run] of document.runs.entries()) {
    if (run.hidden === undefined) continue;
    const last = groups.at(-1);
    if (
      last !== undefined &&
      last.because === run.hidden &&
      last.runs.at(-1) === index - 1 &&
      last.page === pageOf(run)
    )
      last.runs.push(index);
    else groups.push({ because: run.hidden, runs: [index], page: pageOf(run) });
  }
  if (groups.length === 0) return [];
  const seen = flat(visual.lines.map((line) => line.text).join(' '));
  return groups
    .map(({ because, runs }) => ({ because, runs, text: runs.map((run) => document.runs[run]?.text ?? '').join(' ') }))
    .filter(({ text, because }) => hasWord.test(text) && !(because === 'covered' && seen.includes(flat(text))));
};

const pageOf = ({ place }: Run): number => (place.kind === 'page' ? place.page : 0);
