import { limits } from '#contract/product/limits.ts';
import { isPostingName } from '#contract/product/posting-files.ts';
import { sentenceOf } from '../data/http/api-error.ts';
import { readPostingFile } from '../data/read-posting-file.ts';

const words = {
  wrongType: 'Please choose a PDF, Word (.docx), HTML, MHTML, email (.eml) or text file.',
  tooLarge: 'File size must be less than 5MB',
  failed: 'We could not read this file. Open it, copy the text of the job posting and paste it.',
} as const;

/** The text of a job posting in a file, or why there is none. */
export const readPosting = async (
  file: File,
  signal: AbortSignal,
): Promise<{ is: 'text'; text: string } | { is: 'failed'; message: string }> => {
  if (!isPostingName(file.name)) return { is: 'failed', message: words.wrongType };
  if (file.size > limits.uploadBytes) return { is: 'failed', message: words.tooLarge };
  try {
    return { is: 'text', text: await readPostingFile(file, signal) };
  } catch (error) {
    return { is: 'failed', message: sentenceOf(error, words.failed) };
  }
};
