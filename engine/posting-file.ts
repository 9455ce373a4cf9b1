import { plainAdvert } from './advert/statements/plain-advert.ts';
import { failureOf } from './failures.ts';
import { readingsOf } from './layout/readings-of.ts';
import type { Outcome } from './model/failure.ts';
import type { Line } from './model/reading.ts';
import type { Pdfium } from './read/pdf/pdfium/pdfium.ts';
import { readHtml } from './read/posting/html-text.ts';
import { postingOfLinkedData } from './read/posting/job-posting-data.ts';
import { readMail } from './read/posting/mail-text.ts';
import { textOfBytes } from './read/posting/text-of-bytes.ts';
import { read } from './read/read.ts';
import { sniff } from './read/sniff.ts';
import { forgettingAfter } from './text/remembered.ts';

/**
 * The text of a job posting in a file: PDF, Word, a saved web page, an email or plain text. What a job site adds around
 * it is left out as far as it is known. The failures are those of a resume; their messages speak of resumes.
 */
export const postingFile = async (bytes: Uint8Array, filename: string, pdfium: Pdfium): Promise<Outcome<string>> => {
  if (bytes.length === 0) return { ok: false, failure: failureOf('empty-file') };
  const isOffice = sniff(bytes, '').ok;
  const text = isOffice ? officeText(bytes, filename, pdfium) : await otherText(bytes, filename);
  if (!text.ok) return text;
  const plain = plainAdvert(text.value)
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  return plain === '' ? { ok: false, failure: failureOf('no-text') } : { ok: true, value: plain };
};

const officeText = (bytes: Uint8Array, filename: string, pdfium: Pdfium): Outcome<string> =>
  forgettingAfter(() => {
    const document = read(bytes, filename, pdfium);
    if (!document.ok) return document;
    return { ok: true, value: paragraphsOf(readingsOf(document.value).visual.lines) };
  });

const otherText = async (bytes: Uint8Array, filename: string): Promise<Outcome<string>> => {
  const text = textOfBytes(bytes);
  if (looksBinary(text)) return { ok: false, failure: failureOf('not-pdf-or-docx') };
  if (isMail(text, filename)) {
    const mail = await readMail(bytes);
    if (mail === null) return { ok: false, failure: failureOf('damaged') };
    const body = postingOfLinkedData(mail.linkedData) ?? mail.text;
    return { ok: true, value: body === '' || body.startsWith(mail.subject) ? body : `${mail.subject}\n\n${body}` };
  }
  if (!isHtml(text, filename)) return { ok: true, value: text };
  const page = readHtml(text);
  return { ok: true, value: postingOfLinkedData(page.linkedData) ?? page.text };
};

/** Texts have no control characters but white space; pictures and archives are full of them. */
const looksBinary = (text: string): boolean => /\p{Cc}/u.test(text.slice(0, 4_000).replace(/\s/g, ''));

const isMail = (text: string, filename: string): boolean =>
  /\.(?:eml|mht|mhtml)$/i.test(filename) ||
  /^(?:[\w-]{1,60}: [^\n]{0,998}\n|[ \t][^\n]{0,998}\n){0,60}mime-version:/i.test(text.slice(0, 20_000));

const isHtml = (text: string, filename: string): boolean =>
  /\.(?:html?|xhtml)$/i.test(filename) || /^\s*(?:<!--|<!doctype html|<html|<head|<body)/i.test(text.slice(0, 2_000));

/** Part of the widest line of its column that a line fills when the next one continues it. */
const fullLine = 0.8;
/** In line heights; more is a new paragraph. */
const maxLineGap = 0.6;

/** The lines of a page with those joined that wrapped; those of a Word file are paragraphs already. */
const paragraphsOf = (lines: readonly Line[]): string => {
  const shown = lines.filter((line) => !line.isFurniture && line.text.trim() !== '');
  const widest = new Map<string, number>();
  for (const line of shown) widest.set(columnOf(line), Math.max(widest.get(columnOf(line)) ?? 0, endOf(line)));
  return shown.reduce((text, line, index) => {
    const before = shown[index - 1];
    const shownText = line.isListItem && line.markerLength === 0 ? `- ${line.text}` : line.text;
    if (before === undefined) return shownText;
    const isFull = endOf(before) >= fullLine * (widest.get(columnOf(before)) ?? 0);
    // 'cross-' and 'functional' are one word.
    if (continues(before, line, isFull)) return `${text}${/\p{L}-$/u.test(text) ? '' : ' '}${line.text.trim()}`;
    return `${text}${(line.gapAbove ?? 0) > maxLineGap ? '\n\n' : '\n'}${shownText}`;
  }, '');
};

const columnOf = ({ page, column }: Line): string => `${page} ${column}`;

const endOf = ({ box }: Line): number => (box === null ? 0 : box.x + box.width);

const continues = (before: Line, line: Line, isFull: boolean): boolean =>
  isFull &&
  line.box !== null &&
  before.box !== null &&
  line.column === before.column &&
  !line.isListItem &&
  (line.gapAbove ?? 0) <= maxLineGap &&
  line.style.isBold === before.style.isBold &&
  Math.abs(line.style.sizePt - before.style.sizePt) < 0.5;
