import { draftOf } from './draft/draft-of.ts';
import { readResume } from './fields/read-resume.ts';
import type { Draft } from './model/draft.ts';
import { documentOfText } from './read/plain-text.ts';
import { forgettingAfter } from './text/remembered.ts';

/** The resume in a text as a document to go on with. `headings` are the lines that are known to be section titles. */
export const draftText = (text: string, headings: readonly string[]): Draft =>
  forgettingAfter(() => {
    const document = documentOfText(text, headings);
    const { visual, resume } = readResume(document);
    return draftOf(visual, resume);
  });
