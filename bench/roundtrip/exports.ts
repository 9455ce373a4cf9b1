import { join } from 'node:path';
import { type TemplateFormat, templateIds } from '#contract/api/templates.ts';
import type { Pdfium } from '#engine/read/pdf/pdfium/pdfium.ts';
import { wordsIn } from '#engine/testing/lost-words.ts';
import { designs } from '#server/templates/designs.ts';
import { printedFrom } from '#server/templates/printed-from.ts';
import { textsOfParagraphs } from '#server/templates/write-word.ts';
import { createTypesetter } from '#server/typst/typesetter.ts';
import { installedExtractors, textsByExtractor } from './other-extractors.ts';
import { documentOf, exportsOf, valuesReadBack } from './read-back.ts';
import { createTally, printTable } from './tally.ts';
import { wordsInOrder } from './words-in-order.ts';

/** Longer documents are no resumes, and comparing their order takes minutes. */
const maxWords = 5000;

/** `inTurn`: other extractors get each document in one design only, the designs in turn. `hasMisses`: print what differs. */
export type ExportOptions = { inTurn: boolean; hasMisses: boolean };

/** A file for other extractors, and the words that it shows, in its order. */
type Kept = { id: string; format: TemplateFormat; bytes: Uint8Array; words: readonly string[] };

/**
 * Prints what of the resumes in a folder is read back from the files that the workspace makes of them: values by our
 * engine, in all designs, and words in their order by other extractors.
 */
export const measureExports = async (
  folder: string,
  files: readonly string[],
  startPdfium: () => Promise<Pdfium>,
  { inTurn, hasMisses }: ExportOptions,
): Promise<void> => {
  const { installed, missing } = installedExtractors();
  for (const name of missing) console.log(`${name} is not installed here: skipped`);
  const typesetter = createTypesetter();
  const [byField, byFile, byExtractor] = [createTally(), createTally(), createTally()];
  const refused: string[] = [];
  let documents = 0;
  const kept: Kept[] = [];
  for (const file of files) {
    // A damaged file can leave PDFium unable to read the next one.
    const pdfium = await startPdfium();
    const document = documentOf(join(folder, file), pdfium);
    if (document === null) continue;
    const resume = printedFrom(document);
    const words = wordsIn(textsOfParagraphs(designs['template-1'], resume).flat().join('\n'));
    if (words.length === 0 || words.length > maxWords) continue;
    const turn = templateIds[documents % templateIds.length];
    documents += 1;
    for await (const exported of exportsOf(document, typesetter)) {
      const { design, format, bytes } = exported;
      if (!inTurn || design === turn)
        kept.push({
          id: `${documents}-${design}-${format}`,
          format,
          bytes,
          words: wordsIn(textsOfParagraphs(designs[design], resume).flat().join('\n')),
        });
      const values = valuesReadBack(document, exported, pdfium);
      if (values === null) {
        refused.push(`${file} ${design} ${format}`);
        continue;
      }
      for (const { field, isSame, written, read } of values) {
        byField.add('all values', isSame ? 1 : 0, 1);
        byField.add(field, isSame ? 1 : 0, 1);
        byFile.add(`${design}, ${format}`, isSame ? 1 : 0, 1);
        if (hasMisses && !isSame)
          console.log(`${file} ${design} ${format}: ${field}: ${written} => ${read ?? 'nothing'}`);
      }
    }
  }
  typesetter.close();
  for (const [name, texts] of await textsByExtractor(kept, installed))
    for (const { id, words } of kept) {
      const text = texts.get(id);
      if (text !== undefined) byExtractor.add(name, wordsInOrder(words, wordsIn(text ?? '')), words.length);
    }
  console.log(`\n${folder}: ${documents} documents, each in ${templateIds.length} designs as Word file and PDF`);
  for (const one of refused) console.log(`  refused by our engine: ${one}`);
  printTable('our engine, by field', 'read back', byField);
  printTable('our engine, by file', 'read back', byFile);
  printTable(inTurn ? 'each document in one design, in turn' : 'all designs', 'words in order', byExtractor);
};
