import { z } from 'zod';
import { templateIds } from '#contract/api/templates.ts';
import { analysisResultSchema } from '#contract/report/analysis-result.ts';
import { checkedDocumentSchema } from '#contract/report/checked-document.ts';
import { readBackSchema } from '#contract/report/read-back.ts';
import { recognizedResumeSchema } from '#contract/report/recognized-resume.ts';
import { repairIdSchema, repairsSchema } from '#contract/report/repair.ts';
import { dataInFileSchema, resumeDraftSchema } from '#contract/report/resume-draft.ts';

/** Messages between parent and child. The child has read a stranger's file, so the parent validates everything it says. */
export const maxJobBytes = 6 * 1024 * 1024;
export const maxAnswerBytes = 2 * 1024 * 1024;
/** An answer that brings a file back, in base64. */
export const maxFileAnswerBytes = maxAnswerBytes + Math.ceil((maxJobBytes * 4) / 3);

/** What to do with the bytes that follow. */
export const jobHeadSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('analyze'),
    id: z.string(),
    filename: z.string(),
    jobDescription: z.string().optional(),
    jobUrl: z.string().optional(),
    today: z.string(),
  }),
  z.object({ kind: z.literal('draw'), page: z.number().int() }),
  // `usesData`: the data that a PDF of ours carries comes before its pages, if both have the same text.
  z.object({ kind: z.literal('draft'), filename: z.string(), usesData: z.boolean() }),
  z.object({ kind: z.literal('posting'), filename: z.string() }),
  // The pictures of a PDF without text, by OCR.
  z.object({ kind: z.literal('recognize'), filename: z.string() }),
  // A file of another format that holds a resume, to go on with.
  z.object({ kind: z.literal('import'), filename: z.string() }),
  // The bytes are `documentsToCheckSchema` as JSON.
  z.object({
    kind: z.literal('check'),
    design: z.enum(templateIds),
    jobDescription: z.string().optional(),
    today: z.string(),
  }),
  z.object({
    kind: z.literal('repair'),
    filename: z.string(),
    jobDescription: z.string().optional(),
    today: z.string(),
    /** All that are offered when it is missing. */
    only: z.array(repairIdSchema).optional(),
    wantsFile: z.boolean(),
  }),
  // The bytes are a file that the document made, in base64, and the document: `readBackJobSchema` as JSON.
  z.object({ kind: z.literal('read-back'), filename: z.string() }),
  z.object({
    kind: z.literal('what-if'),
    headings: z.array(z.string()),
    jobDescription: z.string().optional(),
    today: z.string(),
  }),
]);
/** A document of the workspace, and the one that it began with. */
export const documentsToCheckSchema = z.object({ document: resumeDraftSchema, start: resumeDraftSchema.nullable() });

/** A file, and the document that made it. */
export const readBackJobSchema = z.object({ document: resumeDraftSchema, file: z.base64() });

export type JobHead = z.infer<typeof jobHeadSchema>;

/** What a process may say about a job, in bytes. */
export const answerBytesFor = (job: JobHead): number =>
  job.kind === 'repair' && job.wantsFile ? maxFileAnswerBytes : maxAnswerBytes;

/** The scores of a text alone; null where there is nothing to judge by. */
const wordsResultSchema = analysisResultSchema.pick({ matchedKeywords: true, missingKeywords: true }).extend({
  keywordScore: z.number().int().nullable(),
  jobScore: z.number().int().nullable(),
  /** The keywords that the posting asks for and that are missing. */
  requirements: z.array(
    analysisResultSchema.shape.requirements.element.pick({ label: true, answer: true, isPhrase: true }),
  ),
});
export type WordsResult = z.infer<typeof wordsResultSchema>;

const failureSchema = z.object({
  code: z.enum([
    'empty-file',
    'not-pdf-or-docx',
    'not-pdf-inside',
    'not-docx-inside',
    'password-protected',
    'damaged',
    'too-large-inside',
    'blank',
    'no-text',
    'unreadable-text',
    'not-a-resume',
    'unread-language',
  ] as const),
  message: z.string(),
});

export const childAnswerSchema = z.discriminatedUnion('is', [
  z.object({ is: z.literal('ready') }),
  z.object({ is: z.literal('result'), result: analysisResultSchema }),
  z.object({ is: z.literal('picture'), png: z.base64().nullable(), pages: z.number().int() }),
  z.object({ is: z.literal('words'), words: wordsResultSchema }),
  z.object({ is: z.literal('draft'), draft: resumeDraftSchema, dataInFile: dataInFileSchema }),
  z.object({ is: z.literal('posting'), text: z.string() }),
  z.object({ is: z.literal('recognized'), recognized: recognizedResumeSchema }),
  z.object({ is: z.literal('refused'), message: z.string().max(500) }),
  z.object({ is: z.literal('repaired'), repairs: repairsSchema, file: z.base64().nullable() }),
  z.object({ is: z.literal('checked'), checked: checkedDocumentSchema }),
  z.object({ is: z.literal('read-back'), readBack: readBackSchema }),
  z.object({ is: z.literal('unreadable'), failure: failureSchema }),
]);
export type ChildAnswer = z.infer<typeof childAnswerSchema>;
