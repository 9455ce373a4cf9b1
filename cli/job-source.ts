import path from 'node:path';
import { openFile } from './open-file.ts';

/** A job posting that has to be read like a resume: PDF, Word, a saved web page or an email. */
export type PostingFile = { file: string; bytes: Uint8Array };

/** The text of a job description, or the file that it has to be read from. */
export type JobSource = string | PostingFile;

const postingNames = /\.(?:pdf|docx?|x?html?|mht|mhtml|eml)$/i;
/** '%PDF' and the mark of ZIP files, which DOCX files are. */
const officeMarks = ['%PDF', 'PK\u0003\u0004'];

/**
 * The job description in a file, as plain text where it is one. Throws the sentence that says why the file cannot be
 * opened.
 */
export const jobSourceOf = async (file: string): Promise<JobSource> => {
  const opened = await openFile(path.resolve(file));
  if (opened.is === 'error') throw new Error(`${file}: ${opened.line.error.message}`);
  const { bytes } = opened;
  const start = Buffer.from(bytes.subarray(0, 4)).toString('latin1');
  const isPosting = postingNames.test(file) || officeMarks.includes(start);
  return isPosting ? { file, bytes } : new TextDecoder().decode(bytes);
};
