import type { Failure, FixedFailureCode } from './model/failure.ts';

/** One message per code, shown verbatim: what happened, what it means, what to do. */
const sentences: Record<FixedFailureCode, string> = {
  'empty-file': 'The selected file is empty. Export your resume again and upload the new file.',
  'not-pdf-or-docx': 'Please upload a PDF or DOCX file. This file is neither.',
  'not-pdf-inside':
    'This file is named .pdf but its content is not a PDF. Renaming a file does not convert it: open it in the program that made it, export it as PDF, and upload that file.',
  'not-docx-inside':
    'This is not a Word document (.docx). Open it in your word processor, save it as .docx or PDF, and upload that file.',
  'password-protected':
    'The selected file is password protected. Hiring software cannot open it either. Save a copy without a password and upload that.',
  damaged:
    'This file is damaged and cannot be read. Export your resume again from the program you wrote it in, and upload the new file.',
  'too-large-inside':
    'This file expands to far more data than a resume should contain, so we stopped reading it. Export your resume again and upload the new file.',
  blank:
    'This file is blank: it has no text and no pictures. Open it to check that it is the one you meant. If it is not, upload the right one.',
  'no-text':
    'This is a picture of a resume: the file contains no text, so software that reads text gets nothing from it. Export it from your word processor instead of scanning or photographing it.',
  'unreadable-text':
    'This file shows letters but does not say which characters they are, so software gets only garbage when it reads the text. Export your resume again with another font or as DOCX.',
  'not-a-resume':
    'This does not look like a resume: it does not seem to list the work history, education or skills of a person. Upload your resume, not a cover letter, a blank template or a job description.',
};

/** The failure with that code and the message for the user. */
export const failureOf = (code: FixedFailureCode): Failure => ({ code, message: sentences[code] });

/** The failure of a resume in a language that we do not read. `language` is its English name: 'Finnish'. */
export const unreadLanguage = (language: string): Failure => ({
  code: 'unread-language',
  message: `This file appears to be written in ${language}. We read resumes in English, French, German, Spanish, Italian, Portuguese and Dutch, so we show no score rather than a wrong one.`,
});
