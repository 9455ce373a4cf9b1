import type { ResumeDraft } from '#contract/report/resume-draft.ts';
import { draftFile } from '#engine/draft-file.ts';
import type { Pdfium } from '#engine/read/pdf/pdfium/pdfium.ts';
import { dataIn } from './attached/data-in-pdf.ts';
import { draftFromEuropass, type EuropassFault } from './europass/read.ts';
import { draftFromJsonResume } from './json-resume/read.ts';
import { isJsonResume } from './json-resume/recognize.ts';
import { objectFrom } from './json-resume/json.ts';
import { draftFromLinkedIn, type ExportFault } from './linkedin/read.ts';
import { draftFromMarkdown } from './markdown.ts';
import { draftFromText } from './plain-text.ts';

/** A document, or a sentence that says why there is none and what to do. */
export type Imported = { draft: ResumeDraft } | { refusal: string };

type Reader = (bytes: Uint8Array, pdfium: Pdfium) => Imported;

/** Runs in a locked-down process, with a file that a stranger may have made. */
export const importedFrom = (bytes: Uint8Array, filename: string, pdfium: Pdfium): Imported => {
  const name = filename.toLowerCase();
  const reader = Object.entries(readers).find(([ending]) => name.endsWith(ending))?.[1];
  return reader === undefined ? { refusal: 'We cannot read this kind of file.' } : reader(bytes, pdfium);
};

/** The text of a file; null for what is no text. */
const textOf = (bytes: Uint8Array): string | null => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
};

const notText =
  'This file is not plain text in UTF-8. Please save it as text again, or open it and paste its text here.';
const empty = 'There is no text in this file.';

const ofText =
  (draftOf: (text: string) => ResumeDraft): Reader =>
  (bytes) => {
    const text = textOf(bytes);
    if (text === null || text.includes('\0')) return { refusal: notText };
    return text.trim() === '' ? { refusal: empty } : { draft: draftOf(text) };
  };

const fromJson: Reader = (bytes) => {
  const text = textOf(bytes);
  const resume = text === null ? null : objectFrom(text);
  if (resume === null)
    return {
      refusal:
        'This file is not valid JSON, so we cannot read it. Please export it again from the program that made it.',
    };
  if (!isJsonResume(resume))
    return {
      refusal:
        'This JSON file is not a JSON Resume: it has no “basics” and none of its lists, such as “work”. See jsonresume.org/schema.',
    };
  return { draft: draftFromJsonResume(resume) };
};

/** PDF files that we made: any other is checked first, because what hiring software reads in it is the point. */
const fromPdf: Reader = (bytes, pdfium) => {
  const outcome = draftFile(bytes, 'resume.pdf', pdfium);
  if (!outcome.ok) return { refusal: outcome.failure.message };
  const data = dataIn(bytes, outcome.value.storedText, pdfium);
  if (data.is === 'used') return { draft: data.draft };
  return {
    refusal:
      data.is === 'none'
        ? 'This PDF contains no resume data. Please check it first, and choose “Fix this now” in its report.'
        : 'The resume data in this PDF does not match the text on its pages, so we did not use it. Please check the PDF, and choose “Fix this now” in its report to continue with what its pages say.',
  };
};

const exportFaults: Readonly<Record<ExportFault, string>> = {
  damaged: 'We could not read this ZIP file. Please download it from LinkedIn again.',
  other:
    'This ZIP file has none of the files of LinkedIn’s data export, such as Profile.csv and Positions.csv. Please choose the file that LinkedIn sent you, as it is.',
  large:
    'A file in this ZIP file is larger than a profile can be. Please choose the file that LinkedIn sent you, as it is.',
};

const fromLinkedIn: Reader = (bytes) => {
  const outcome = draftFromLinkedIn(bytes);
  return 'draft' in outcome ? outcome : { refusal: exportFaults[outcome.fault] };
};

const europassFaults: Readonly<Record<EuropassFault, string>> = {
  damaged:
    'This XML file is damaged, or has parts that we do not read for security reasons. Please download it from Europass again.',
  other: 'This XML file is not a Europass CV. Please choose the XML file that you downloaded from Europass.',
  old: 'This is a Europass file of the kind that was used until 2020, which we do not read. Please paste its text instead.',
};

const fromEuropass: Reader = (bytes) => {
  const outcome = draftFromEuropass(bytes);
  return 'draft' in outcome ? outcome : { refusal: europassFaults[outcome.fault] };
};

const readers: Readonly<Record<string, Reader>> = {
  '.json': fromJson,
  '.pdf': fromPdf,
  '.zip': fromLinkedIn,
  '.xml': fromEuropass,
  '.md': ofText(draftFromMarkdown),
  '.markdown': ofText(draftFromMarkdown),
  '.txt': ofText(draftFromText),
};
