import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import dictionary from 'dictionary-en';
import { presentAnalysis } from '#contract/report/present-analysis.ts';
import { presentChecked } from '#contract/report/present-checked.ts';
import { presentDraft } from '#contract/report/present-draft.ts';
import { presentReadBack } from '#contract/report/present-read-back.ts';
import { startLinesOf } from '#contract/report/start-lines.ts';
import { analyze } from '#engine/analyze.ts';
import { draftFile } from '#engine/draft-file.ts';
import { failureOf } from '#engine/failures.ts';
import { readBack } from '#engine/readback/read-back.ts';
import { spellerFrom } from '#engine/read/dictionary.ts';
import { whatIf } from '#engine/what-if.ts';
import { compilePdfium, type Pdfium } from '#engine/read/pdf/pdfium/pdfium.ts';
import { coached } from './coached.ts';
import { createUnframer, frame } from './frames.ts';
import { pictureOf } from './picture-of.ts';
import { repairedFrom } from './repaired-from.ts';
import {
  answerBytesFor,
  type ChildAnswer,
  documentsToCheckSchema,
  type JobHead,
  jobHeadSchema,
  maxAnswerBytes,
  maxJobBytes,
  readBackJobSchema,
} from './wire.ts';

/** The locked-down process: it reads one document after another from standard input and writes results to standard output. Nothing else may write there, so console methods are muted first. */
for (const name of ['log', 'info', 'warn', 'error', 'debug'] as const) console[name] = () => undefined;

const startPdfium = await compilePdfium(
  readFileSync(fileURLToPath(import.meta.resolve('@embedpdf/pdfium/pdfium.wasm'))),
);
let isUsed = false;
/** An instance that notices its first call: without one, as for a Word file, it is still new for the next document. */
const startUnused = async (): Promise<Pdfium> => {
  const { call, ...others } = await startPdfium();
  return {
    ...others,
    get call() {
      isUsed = true;
      return call;
    },
  };
};
// Prepare the instance for the next document while nobody is waiting.
let next = startUnused();
const speller = spellerFrom(dictionary);
/** The library for Word files takes a while to load, so it is not loaded before the process is ready. */
const wordFiles = () => import('../templates/file-of-document.ts');
const printing = () => import('../templates/printed-from.ts');
/** Needed by few, like the libraries for web pages and emails that it uses. */
const postings = () => import('#engine/posting-file.ts');
/** The same for the libraries that read other formats. */
const formats = () => import('../formats/imported-from.ts');
/** Only a process that ends afterward is asked for it. */
const ocr = () => import('./ocr/recognized-from.ts');
const dataInPdfs = () => import('../formats/attached/data-in-pdf.ts');

type JobOf<Kind extends JobHead['kind']> = Extract<JobHead, { kind: Kind }>;

const answer = (message: ChildAnswer, maxBytes = maxAnswerBytes): void => {
  const body = Buffer.from(JSON.stringify(message));
  const isTooLarge = body.length > maxBytes;
  process.stdout.write(
    frame(
      isTooLarge ? Buffer.from(JSON.stringify({ is: 'unreadable', failure: failureOf('too-large-inside') })) : body,
    ),
  );
};

const work = async (head: Buffer, bytes: Buffer): Promise<void> => {
  const job = jobHeadSchema.parse(JSON.parse(head.toString('utf8')));
  // A text needs no file reader.
  if (job.kind === 'what-if') return answer(imagined(job, bytes));
  const pdfium = await next;
  const said = await answerTo(job, bytes, pdfium);
  answer(said, answerBytesFor(job));
  if (isUsed && !pdfium.renew()) next = startUnused();
  isUsed = false;
};

const answerTo = async (
  job: Exclude<JobHead, { kind: 'what-if' }>,
  bytes: Buffer,
  pdfium: Pdfium,
): Promise<ChildAnswer> => {
  if (job.kind === 'check') return checked(job, bytes, pdfium);
  if (job.kind === 'read-back') return readAgain(job, bytes, pdfium);
  if (job.kind === 'import') return imported(job, bytes, pdfium);
  if (job.kind === 'recognize') return (await ocr()).recognizedFrom(bytes, job.filename, pdfium);
  if (job.kind === 'posting') return posting(job, bytes, pdfium);
  if (job.kind === 'draw') return drawn(job, bytes, pdfium);
  if (job.kind === 'repair') return repairedFrom(job, bytes, pdfium, speller);
  return job.kind === 'draft' ? drafted(job, bytes, pdfium) : analyzed(job, bytes, pdfium);
};

const drafted = async ({ filename, usesData }: JobOf<'draft'>, bytes: Buffer, pdfium: Pdfium): Promise<ChildAnswer> => {
  const file = new Uint8Array(bytes);
  const outcome = draftFile(file, filename, pdfium);
  if (!outcome.ok) return { is: 'unreadable', failure: outcome.failure };
  const draft = presentDraft(outcome.value.draft);
  if (!usesData) return { is: 'draft', draft, dataInFile: 'none' };
  const { dataIn } = await dataInPdfs();
  const data = dataIn(file, outcome.value.storedText, pdfium);
  return { is: 'draft', draft: data.is === 'used' ? data.draft : draft, dataInFile: data.is };
};

const posting = async ({ filename }: JobOf<'posting'>, bytes: Buffer, pdfium: Pdfium): Promise<ChildAnswer> => {
  const { postingFile } = await postings();
  const outcome = await postingFile(new Uint8Array(bytes), filename, pdfium);
  return outcome.ok ? { is: 'posting', text: outcome.value } : { is: 'unreadable', failure: outcome.failure };
};

const imported = async ({ filename }: JobOf<'import'>, bytes: Buffer, pdfium: Pdfium): Promise<ChildAnswer> => {
  const { importedFrom } = await formats();
  const outcome = importedFrom(new Uint8Array(bytes), filename, pdfium);
  if (!('draft' in outcome)) return { is: 'refused', message: outcome.refusal };
  return { is: 'draft', draft: outcome.draft, dataInFile: 'none' };
};

const analyzed = (head: JobOf<'analyze'>, bytes: Buffer, pdfium: Pdfium): ChildAnswer => {
  const { id, filename, jobDescription, jobUrl, today } = head;
  const job = jobDescription === undefined ? {} : { job: jobDescription };
  const address = jobUrl === undefined ? {} : { jobUrl };
  const outcome = analyze({ bytes: new Uint8Array(bytes), filename, today, ...job, ...address }, pdfium, speller);
  if (!outcome.ok) return { is: 'unreadable', failure: outcome.failure };
  const about = { id, ...(jobDescription === undefined ? {} : { jobDescription }), ...address };
  return { is: 'result', result: presentAnalysis(outcome.value, about) };
};

/** The engine reads the file that the document makes, so what it says is true of that file. */
const checked = async (head: JobOf<'check'>, json: Buffer, pdfium: Pdfium): Promise<ChildAnswer> => {
  const { design, jobDescription, today } = head;
  const { fileOfDocument } = await wordFiles();
  const { document, start } = documentsToCheckSchema.parse(JSON.parse(json.toString('utf8')));
  const { bytes, filename, paragraphs } = await fileOfDocument(document, design);
  const job = jobDescription === undefined ? {} : { job: jobDescription };
  const began = start === null ? {} : { start: startLinesOf(start) };
  const outcome = analyze({ bytes, filename, today, ...job, ...began }, pdfium, speller);
  if (!outcome.ok) return { is: 'unreadable', failure: outcome.failure };
  const asks = coached(document, outcome.value.job?.requirements ?? []);
  return { is: 'checked', checked: presentChecked(presentAnalysis(outcome.value, { id: '' }), paragraphs, asks) };
};

const readAgain = async ({ filename }: JobOf<'read-back'>, json: Buffer, pdfium: Pdfium): Promise<ChildAnswer> => {
  const { withHeadings } = await printing();
  const { document, file } = readBackJobSchema.parse(JSON.parse(json.toString('utf8')));
  const outcome = readBack(new Uint8Array(Buffer.from(file, 'base64')), filename, withHeadings(document), pdfium);
  if (!outcome.ok) return { is: 'unreadable', failure: outcome.failure };
  return { is: 'read-back', readBack: presentReadBack(outcome.value) };
};

const imagined = ({ headings, jobDescription, today }: JobOf<'what-if'>, bytes: Buffer): ChildAnswer => {
  const job = jobDescription === undefined ? {} : { job: jobDescription };
  const { scores, keywords } = whatIf({ text: bytes.toString('utf8'), headings, today, ...job });
  return {
    is: 'words',
    words: {
      keywordScore: scores.keyword.value,
      jobScore: scores.job?.value ?? null,
      matchedKeywords: [...keywords.matched],
      missingKeywords: [...keywords.missing],
      requirements: (keywords.unmet ?? []).map(({ label, answer, isPhrase }) => ({
        label,
        answer,
        ...(isPhrase === undefined ? {} : { isPhrase }),
      })),
    },
  };
};

const drawn = ({ page }: JobOf<'draw'>, bytes: Buffer, pdfium: Pdfium): ChildAnswer => {
  const picture = pictureOf(bytes, pdfium, page);
  if (!picture.ok) return { is: 'unreadable', failure: picture.failure };
  const { png = null, pages = 0 } = picture.value ?? {};
  return { is: 'picture', png: png?.toString('base64') ?? null, pages };
};

const unframe = createUnframer(() => maxJobBytes);
let head: Buffer | null = null;
process.stdin.on('data', (chunk: Buffer) => {
  for (const message of unframe(chunk)) {
    if (head === null) {
      head = message;
      continue;
    }
    const jobHead = head;
    head = null;
    // A bug in the engine ends the process: the parent answers for it and starts another.
    work(jobHead, message).catch(() => process.exit(70));
  }
});
process.stdin.on('end', () => process.exit(0));
answer({ is: 'ready' });
void wordFiles();
// The first lookup expands the dictionary; do it now, while nobody is waiting.
speller.isWord('ready');
