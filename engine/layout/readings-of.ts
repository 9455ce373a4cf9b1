import type { SourceDocument } from '../model/document.ts';
import type { Reading } from '../model/reading.ts';

/** The document as a layout-blind parser gets it and as a person sees it. */
export const readingsOf = (document: SourceDocument): { stream: Reading; visual: Reading } => {
  void document;
  return { stream: { order: 'stream', lines: [] }, visual: { order: 'visual', lines: [] } };
};
