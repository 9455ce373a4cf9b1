import type { SourceDocument } from '#engine/model/document.ts';
import { readDocx } from '#engine/read/docx/read-docx.ts';

import { buildDocx } from './build-docx.ts';
import type { DocxToBuild } from './build-docx.ts';

/** The document in those bytes; throws with the failure code when there is none. */
export const readDocxBytes = (bytes: Uint8Array): SourceDocument => {
  const outcome = readDocx(bytes);
  if (!outcome.ok) throw new Error(outcome.failure.code);
  return outcome.value;
};

/** Builds a document around that body and reads it. */
export const readBody = (body: string, more: Partial<DocxToBuild> = {}): SourceDocument =>
  readDocxBytes(buildDocx({ ...more, body }));

/** Its paragraphs as text, without empty ones; those outside the body are marked with their part. */
export const linesOf = ({ paragraphs, runs }: SourceDocument): string[] =>
  paragraphs
    .map(({ part, runs: indices }) => {
      const text = indices.map((index) => runs[index]?.text ?? '').join('');
      return part === 'body' || text === '' ? text : `${part}: ${text}`;
    })
    .filter((text) => text !== '');
