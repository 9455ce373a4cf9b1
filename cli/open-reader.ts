import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FailureCode, Outcome } from '#engine/model/failure.ts';
import { compilePdfium, type Pdfium } from '#engine/read/pdf/pdfium/pdfium.ts';
import { type Answer, answerWith, type Question } from './answer.ts';
import { checkBytes } from './check-file.ts';
import type { JobSource, PostingFile } from './job-source.ts';
import { unreadable, type UnreadableFile } from './open-file.ts';

/** Reads a posting once for all resumes that follow, and anew when the file has changed: assistants keep the process. */
const postingReader = (): ((job: JobSource | undefined, pdfium: Pdfium) => Promise<Outcome<string | undefined>>) => {
  let known: (PostingFile & { text: Outcome<string> }) | null = null;
  return async (job, pdfium) => {
    if (job === undefined || typeof job === 'string') return { ok: true, value: job };
    if (known?.file === job.file && Buffer.compare(known.bytes, job.bytes) === 0) return known.text;
    const { postingFile } = await import('#engine/posting-file.ts');
    known = { ...job, text: await postingFile(new Uint8Array(job.bytes), path.basename(job.file), pdfium) };
    return known.text;
  };
};

const jobFaults: Partial<Record<FailureCode, string>> = {
  'empty-file': 'the file is empty.',
  'password-protected': 'the file is password protected. Save a copy without a password.',
  'no-text': 'there is no text in the file. Save the posting as plain text.',
};

/** The failures of files speak of resumes. */
const unreadableJob = (file: string, code: FailureCode): UnreadableFile =>
  unreadable(
    file,
    'unreadable-job',
    `The job description cannot be read: ${jobFaults[code] ?? 'the file is damaged or of another type. Save the posting as plain text.'}`,
  );

/** Loads the engine into this process. Returns the function that reads one file. */
export const openReader = async (): Promise<(question: Question, bytes: Uint8Array) => Promise<Answer>> => {
  const wasm = readFileSync(fileURLToPath(import.meta.resolve('@embedpdf/pdfium/pdfium.wasm')));
  const startPdfium = await compilePdfium(wasm);
  let last: Pdfium | null = null;
  const textOf = postingReader();
  return async (question, bytes) => {
    const { file, job, today, jobUrl } = question;
    // A new or renewed instance for each file, so that a broken file cannot affect the next.
    const pdfium = last?.renew() === true ? last : await startPdfium();
    last = pdfium;
    const posting = await textOf(job, pdfium);
    if (!posting.ok) return answerWith(unreadableJob(file, posting.failure.code), question);
    return answerWith(checkBytes(file, bytes, posting.value, today, pdfium, jobUrl), question);
  };
};
