import { readFileSync } from 'node:fs';
import { texts } from '#content/templates/texts.ts';
import { presentDraft } from '#contract/report/present-draft.ts';
import { draftOf } from '#engine/draft/draft-of.ts';
import { wordsOfDraft } from '#engine/draft/entries.ts';
import { readResume } from '#engine/fields/read-resume.ts';
import { readingsOf } from '#engine/layout/readings-of.ts';
import type { Pdfium } from '#engine/read/pdf/pdfium/pdfium.ts';
import { read } from '#engine/read/read.ts';
import { lostWords, wordsIn, wordsOfPage } from '#engine/testing/lost-words.ts';
import { designs } from '#server/templates/designs.ts';
import { fillWith } from '#server/templates/fill-with.ts';
import { writeWord } from '#server/templates/write-word.ts';
import { wordsInOrder } from './words-in-order.ts';

/**
 * What becomes of one file: the words of its pages, those that its draft lacks, those that a template filled with it
 * lacks when our engine reads it again, and how many words of the draft are in the order of the pages.
 */
export type Carried = {
  words: number;
  lost: readonly string[];
  lostInTemplate: readonly string[];
  inOrder: number;
  lines: number;
  toCheck: number;
};

/** null for a file that cannot be read. */
export const carriedFrom = async (file: string, pdfium: Pdfium): Promise<Carried | null> => {
  const document = read(readFileSync(file), file, pdfium);
  if (!document.ok) return null;
  const { visual, resume } = readResume(document.value);
  const draft = draftOf(visual, resume);
  const page = wordsOfPage(visual, resume);
  const set = await writeWord(
    designs['template-1'],
    fillWith(texts['template-1'].empty, presentDraft(draft)),
    'Resume',
  );
  const again = read(set, 'resume.docx', pdfium);
  const filled = again.ok ? readingsOf(again.value).visual.lines.map(({ text }) => text) : [];
  const lines = draft.sections
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.is === 'entry' ? [...block.notes, ...block.bullets] : [block.line]));
  return {
    words: page.length,
    lost: lostWords(wordsOfDraft(draft), page),
    lostInTemplate: lostWords(filled.join('\n'), page),
    inOrder: wordsInOrder(page, wordsIn(wordsOfDraft(draft))),
    lines: lines.length,
    toCheck: lines.filter(({ needsCheck }) => needsCheck).length,
  };
};
