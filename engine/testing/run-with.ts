import type { Run, SourceDocument } from '#engine/model/document.ts';

/** The first run that contains this text. */
export const runWith = (document: SourceDocument, text: string): Run => {
  const found = document.runs.find((one) => one.text.includes(text));
  if (found === undefined)
    throw new Error(`no run with '${text}' among ${document.runs.map((run) => run.text).join(' | ')}`);
  return found;
};
