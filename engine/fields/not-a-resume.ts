import { anyOf } from '../lexicon/phrases/compose.ts';
import { failureOf, unreadLanguage } from '../failures.ts';
import { fold } from '../text/fold.ts';
import { listsCredits } from '../lexicon/credits.ts';
import {
  amountDue,
  closings,
  invoicePhrases,
  paperPhrases,
  placeholderWords,
  postingPhrases,
  salutations,
} from '../lexicon/other-documents.ts';
import { periodsIn } from './dates/periods.ts';
import type { Failure } from '../model/failure.ts';
import type { Reading } from '../model/reading.ts';
import type { Resume, SectionKind } from '../model/resume.ts';
import { unreadLanguageOf } from './written-language.ts';

/** Signals for and against a resume. Counts are of lines unless noted otherwise. */
type Signs = {
  lines: number;
  /** Kinds of sections that only resumes have, recognized by their titles. */
  core: number;
  otherKinds: number;
  /** Lines with a period of time ('2019 - 2021'). */
  periods: number;
  years: number;
  hasContact: boolean;
};

/**
 * Cover letters, blank templates, job descriptions and other texts that are not resumes; null for a resume, and in
 * doubt.
 */
export const refusalOf = (visual: Reading, resume: Resume): Failure | null => {
  const texts = visual.lines
    .filter((line) => !line.isFurniture && line.text.trim() !== '')
    .map(({ text }) => text.slice(0, 600));
  if (texts.length === 0) return failureOf('not-a-resume');
  const signs = signsOf(texts, resume, visual);
  if (isBlankTemplate(texts, resume, signs)) return failureOf('not-a-resume');
  const unread = unreadLanguageOf(texts.join('\n'));
  if (unread !== null) return unreadLanguage(unread);
  const isOther =
    isLetter(texts, signs) ||
    isAdvert(texts, resume, signs) ||
    isInvoice(texts, signs) ||
    isPaper(texts, signs) ||
    (isAnythingElse(signs) && !listsCredits(texts));
  return isOther ? failureOf('not-a-resume') : null;
};

const coreKinds: ReadonlySet<SectionKind> = new Set(['experience', 'education', 'skills']);
const plainKinds: ReadonlySet<SectionKind> = new Set(['contact', 'summary', 'other', 'references', 'interests']);

const signsOf = (texts: readonly string[], resume: Resume, visual: Reading): Signs => {
  const titled = resume.sections.filter(
    ({ heading, lines }) => heading !== null && heading.recognisedBy !== 'style' && lines.length > 0,
  );
  const headed = new Set(titled.map(({ kind }) => kind));
  const named = new Set(
    resume.sections.flatMap(({ kind, heading }) => (heading?.recognisedBy === 'title' ? kind : [])),
  );
  const all = texts.join('\n');
  return {
    lines: visual.lines.length,
    core: Math.max(
      ...[headed, emptyToo(named)].map((kinds) => [...kinds].filter((kind) => coreKinds.has(kind)).length),
    ),
    otherKinds: [...headed].filter((kind) => !plainKinds.has(kind) && !coreKinds.has(kind)).length,
    periods: texts.filter((text) => periodsIn(text).some(({ isRange }) => isRange)).length,
    years: (all.match(/\b(?:19|20)\d\d\b/gu) ?? []).length,
    hasContact: resume.emails.length > 0 || resume.phones.length > 0,
  };
};

/**
 * A column of titles may be stored before the columns with what is below them, so that all sections are empty. One empty
 * title is a word of any text, all three are a resume.
 */
const emptyToo = (named: ReadonlySet<SectionKind>): ReadonlySet<SectionKind> =>
  [...coreKinds].every((kind) => named.has(kind)) ? named : new Set();

const placeholder = anyOf(
  // '<Your name>', '[Job title]', '{{name}}', '{% block %}', '{ company }'
  /<[\p{L}[][^<>]{0,60}>|\[!?\p{L}[^[\]]{1,60}\]|\{\{[^{}]*\}\}|\{%|\{\p{L}[\p{L}_. ]{0,40}\}/iu,
  /\blorem ipsum\b|\bX{3,}\b|\bxxx+\b/iu,
);

/** Most placeholders have not been filled in. A template filled in for an example person counts as a resume. */
const isBlankTemplate = (texts: readonly string[], resume: Resume, { periods }: Signs): boolean => {
  const bracketed = texts.filter((text) => placeholder.test(text) && !/lorem ipsum/iu.test(text)).length;
  if (bracketed >= 4 && bracketed / texts.length >= 0.4) return true;
  const hasName = resume.name !== null && !placeholderWords.has(fold(resume.name.value));
  if (hasName || periods > 3) return false;
  const blank = texts.filter((text) => placeholder.test(text) || isBlank(text)).length;
  return blank >= 4 && blank / texts.length >= 0.2;
};

/** Each cell of the line is a placeholder: 'Company Name<tab>Dates', 'Description 1'. */
const isBlank = (text: string): boolean => {
  const cells = text
    .split(/\t|\s[|•·–—-]\s/u)
    .map((cell) => fold(cell).replaceAll(/^[^\p{L}]+|[^\p{L}\d]+$/gu, ''))
    .filter((cell) => cell !== '');
  if (cells.length === 0) return false;
  const areNumbered = /^(?:\p{L}{2,20}[ \t]?[1-9][ \t]*){1,4}$/u.test(text.trim());
  return areNumbered || cells.every((cell) => placeholderWords.has(cell.replace(/\s*\d$/u, '')));
};

/**
 * A salutation, prose and a closing, and nothing that makes a resume. A resume with its letter attached is a resume.
 */
const isLetter = (texts: readonly string[], { core, otherKinds, periods }: Signs): boolean => {
  if (core > 0 || otherKinds > 1 || periods > 2) return false;
  const folded = texts.map((text) => fold(text.trim()));
  const opens = folded.some((text) => text.length < 80 && salutations.test(text));
  const closes = folded.some((text) => text.length < 60 && closings.test(text));
  return opens && (closes || texts.filter((text) => text.split(/\s+/u).length > 9).length >= 5);
};

const isAdvert = (texts: readonly string[], resume: Resume, { core, periods }: Signs): boolean => {
  if (periods > 1 || resume.phones.length + resume.emails.length > 1) return false;
  return topicsIn(texts, postingPhrases) >= (core > 0 || (resume.name !== null && resume.emails.length > 0) ? 4 : 3);
};

/** How many topics of a kind of document a text speaks of. */
const topicsIn = (texts: readonly string[], topics: readonly RegExp[]): number => {
  const folded = texts.map((text) => fold(text).trim());
  return topics.filter((topic) => folded.some((text) => topic.test(text))).length;
};

/**
 * Three topics as labels, and a total with its amount: an accountant may write of invoices, payment terms and quantities
 * in a resume, in any words and without a single period, but does not bill anybody there.
 */
const isInvoice = (texts: readonly string[], { core, periods }: Signs): boolean => {
  if (core > 0 || periods > 1) return false;
  const cells = texts.flatMap((text) => text.split('\t'));
  return topicsIn(cells, invoicePhrases) >= 3 && topicsIn(texts, [amountDue]) > 0;
};

/**
 * Four topics in a text of sentences, without a period and contact details. A chapter such as 'Study area' looks like a
 * section of a resume, so one counts as none. A scholar's resume may have a thesis, methods and references, and single
 * years in place of periods.
 */
const isPaper = (texts: readonly string[], { core, periods, hasContact }: Signs): boolean => {
  if (core > 1 || periods > 0 || hasContact) return false;
  const sentences = texts.filter((text) => text.split(/\s+/u).length > 9).length;
  return sentences / texts.length >= minShareOfSentences && topicsIn(texts, paperPhrases) >= 4;
};

/** Headings, lists and figures are the rest of a thesis; hardly a resume has so many long lines. */
const minShareOfSentences = 1 / 3;

/**
 * An article, a one-line note: no resume headings, no work history, and hardly a year or no contact
 * details.
 */
const isAnythingElse = ({ core, otherKinds, periods, years, hasContact }: Signs): boolean => {
  // 'Bibliography' alone occurs in reports too.
  if (core > 0 || otherKinds > (hasContact ? 0 : 1)) return false;
  return hasContact ? periods === 0 && years <= 2 : periods <= 1;
};
