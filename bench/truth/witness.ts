import type { AnalysisResult } from '#contract/report/analysis-result.ts';
import type { Extracted } from './extract.ts';
import type { Subject, Truth } from './subjects.ts';

export type Verdict = 'agrees' | 'contradicts' | 'cannot tell';

/** One sentence of a report. `is` tells whether a check failed ('We found no dates') or passed ('Every job has its dates'). */
export type Statement = {
  check: string;
  is: 'fail' | 'pass';
  /** The message of a finding, or the title of a check that passed. */
  says: string;
  /** The words that the report cites. */
  quotes: readonly string[];
};

/** Everything that a witness may look at. */
export type Testimony = {
  subject: Subject;
  truth: Truth | null;
  /** The report: only its values are judged, none of its explanations is believed. */
  result: AnalysisResult;
  extracted: Extracted;
  /** The texts of all extractors that got one. */
  texts: readonly string[];
  /** Lines as a person sees them: pdftotext -layout, or the paragraphs of a Word file. */
  lines: readonly string[];
};

export type Witness = (statement: Statement, testimony: Testimony) => Verdict;

/** Who judges a check, by whether it failed or passed. A string instead says why nobody can. */
export type Row = { by: string; fail: Witness | string; pass: Witness | string };

export const testimonyOf = (subject: Subject, result: AnalysisResult, extracted: Extracted): Testimony => {
  const { texts } = extracted;
  const visible = texts['pdftotext -layout'] ?? [texts['headers and footers'] ?? '', texts['XML'] ?? ''].join('\n');
  return {
    subject,
    truth: subject.truth,
    result,
    extracted,
    texts: Object.values(texts)
      .filter((text) => /\p{L}{3}/u.test(text))
      .map((text) => withoutHidden(text, subject.truth)),
    lines: visible
      .split(/[\n\f]/u)
      .map((line) => line.trim())
      .filter(Boolean),
  };
};

const patternOf = (words: string): string =>
  words
    .trim()
    .split(/\s+/u)
    .map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`))
    .join(String.raw`\s+`);

/** Extractors read hidden text too; what the report says is about the rest. */
const withoutHidden = (text: string, truth: Truth | null): string => {
  const hidden = truth?.hiddenText ?? '';
  // Hidden words without commas are next to each other. A visible copy of one of them is kept.
  const rest = hidden === '' ? text : text.replaceAll(new RegExp(patternOf(hidden), 'giu'), ' ');
  // A visible copy of a whole phrase is kept: it has a line or sentence of its own.
  return hidden
    .split(/,\s*/u)
    .filter((words) => words.length > 3)
    .reduce((left, words) => left.replaceAll(new RegExp(`${patternOf(words)},`, 'giu'), ' '), rest);
};

export const isPdf = ({ extracted }: Testimony): boolean => extracted.info['Pages'] !== undefined;

/** Letters and digits in lower case, without accents, so that spacing and punctuation do not matter. */
export const flat = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    // In capitals 'Qasımova' is 'QASIMOVA'.
    .replaceAll('ı', 'i')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '');

/** Lower case, without accents, one space between words. */
export const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[\u00AD\u200B-\u200F\u2060\uFEFF]/gu, '')
    .replaceAll(/[\u2018\u2019]/gu, "'")
    .replaceAll(/[\u2010-\u2015]/gu, '-')
    .replaceAll(/\s+/gu, ' ')
    .toLowerCase()
    .trim();

/** How many of the texts contain a value, whatever its spacing. */
export const textsWith = (value: string, { texts }: Testimony): number =>
  texts.filter((text) => flat(text).includes(flat(value))).length;

/** True when the words of a value stand together in a line of a text. */
export const isInOneLine = (value: string, text: string): boolean =>
  text.split('\n').some((line) => plain(line).includes(plain(value)));

export const judge = (is: boolean | null): Verdict => {
  if (is === null) return 'cannot tell';
  return is ? 'agrees' : 'contradicts';
};

/** Contradicts when something that must not be there is there; agrees otherwise. */
export const unless = (isThere: boolean): Verdict => judge(!isThere);

/** Agrees when something is there; otherwise nothing follows. */
export const supported = (isThere: boolean): Verdict => (isThere ? 'agrees' : 'cannot tell');

/** Contradicts when something is there; otherwise nothing follows. */
export const refuted = (isThere: boolean): Verdict => (isThere ? 'contradicts' : 'cannot tell');

/** Asks several witnesses; the first that can tell is believed. */
export const firstOf =
  (...witnesses: readonly Witness[]): Witness =>
  (statement, testimony) => {
    for (const witness of witnesses) {
      const verdict = witness(statement, testimony);
      if (verdict !== 'cannot tell') return verdict;
    }
    return 'cannot tell';
  };

/** The numbers of a sentence, in order. */
export const numbersOf = (sentence: string): number[] =>
  [...sentence.matchAll(/\d+(?:\.\d+)?/gu)].map(([number]) => Number(number));

/** The quoted words of a sentence: 'We could only guess what "My path" means' -> 'My path'. */
export const quotedIn = (sentence: string): string[] =>
  [...sentence.matchAll(/"([^"]+)"/gu)].flatMap(([, words]) => words ?? []);

/** What the evaluation kit says about a defect: true when it must be reported, false when nobody may, null otherwise. */
export const hasDefect = (defect: string, { truth }: Testimony): boolean | null => {
  if (truth?.defects === undefined) return null;
  if (truth.defects.must.includes(defect)) return true;
  return truth.defects.may.includes(defect) ? null : false;
};

/** A check that reports one defect of the kit. */
export const byDefect =
  (defect: string, is: 'fail' | 'pass'): Witness =>
  (_, testimony) => {
    const has = hasDefect(defect, testimony);
    return has === null ? 'cannot tell' : judge(has === (is === 'fail'));
  };
