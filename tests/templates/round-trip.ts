import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { TemplateFormat } from '#contract/api/templates.ts';
import { pdfiumForTests } from '#engine/testing/pdfium.ts';
import { wordsIn } from '#engine/testing/lost-words.ts';
import { designs } from '#server/templates/designs.ts';
import { printedFrom } from '#server/templates/printed-from.ts';
import { textsOfParagraphs } from '#server/templates/write-word.ts';
import { createTypesetter } from '#server/typst/typesetter.ts';
import { textsByExtractor } from '../../bench/roundtrip/other-extractors.ts';
import { documentOf, exportsOf, valuesReadBack } from '../../bench/roundtrip/read-back.ts';
import { wordsInOrder } from '../../bench/roundtrip/words-in-order.ts';

const golden = path.join(import.meta.dirname, '../../corpus');

/** The golden resumes that become documents, as folder and file. */
export const goldenFiles = readdirSync(golden, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(?:pdf|docx)$/u.test(file))
  .toSorted();

/** A download of the workspace with the words that it shows, in order, and the values that our engine does not read back. */
export type Download = {
  id: string;
  format: TemplateFormat;
  bytes: Uint8Array;
  words: readonly string[];
  values: number;
  differing: readonly string[];
};

/** The downloads of these golden resumes in all designs, as Word file and as PDF. */
export const downloadsOf = async (files: readonly string[]): Promise<readonly Download[]> => {
  const typesetter = createTypesetter();
  const downloads: Download[] = [];
  for (const file of files) {
    const pdfium = await pdfiumForTests();
    const document = documentOf(path.join(golden, file), pdfium);
    if (document === null) continue;
    const resume = printedFrom(document);
    for await (const exported of exportsOf(document, typesetter)) {
      const { design, format, bytes } = exported;
      const values = valuesReadBack(document, exported, pdfium) ?? [];
      downloads.push({
        id: `${path.dirname(file)}-${design}-${format}`,
        format,
        bytes,
        words: wordsIn(textsOfParagraphs(designs[design], resume).flat().join('\n')),
        values: values.length,
        differing: values.filter(({ isSame }) => !isSame).map(({ field, written }) => `${field}: ${written}`),
      });
    }
  }
  typesetter.close();
  return downloads;
};

/** The share of the words that an extractor reads in order, for each download that it reads. */
export const sharesInOrder = async (
  downloads: readonly Download[],
  extractor: string,
): Promise<readonly { id: string; share: number }[]> => {
  const texts = (await textsByExtractor(downloads, [extractor])).get(extractor);
  return downloads.flatMap(({ id, words }) => {
    const text = texts?.get(id);
    return text === undefined ? [] : [{ id, share: wordsInOrder(words, wordsIn(text ?? '')) / words.length }];
  });
};
