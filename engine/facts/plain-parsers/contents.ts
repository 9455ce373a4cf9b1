import type { Run } from '../../model/document.ts';
import type { FoundHeading } from '../../model/facts.ts';
import type { Line, Reading, Span } from '../../model/reading.ts';
import type { Field, Job, Resume } from '../../model/resume.ts';
import { isOnOneLine } from './fragments.ts';
import { isLabelOfValue } from './label-of-value.ts';
import { comparedWordsOf } from './page-words.ts';

/**
 * A value to find again: its words as they are on the page, and where. `name`: what its reader knows it by. `isSure`: it
 * is what we take it for, so that a message may name it.
 */
export type Sought = { words: readonly string[]; spans: readonly Span[]; name: readonly Span[]; isSure: boolean };

/**
 * `parts`: employer, title and dates, as far as they were read. A job that shares its employer with the one above need
 * not repeat it. `isSure`: none of them is missing or may be something else. `names`: employer and title. `stretch`: the
 * number of words on the page from the first part to the last. `spans`: all of them.
 */
export type SoughtJob = {
  parts: readonly Sought[];
  names: readonly Sought[];
  isSure: boolean;
  stretch: number;
  spans: readonly Span[];
  name: readonly Span[];
  bullets: readonly Sought[];
};

/** What a plain parser has to find again. */
export type Contents = {
  /** Each in pieces: 'Surname: Roe' and 'First name: Jane' are one name on two lines. */
  contact: readonly { pieces: readonly Sought[]; spans: readonly Span[]; name: readonly Span[]; isSure: boolean }[];
  jobs: readonly SoughtJob[];
  /** Usual ones, with all words of their lines: unusual ones have a check of their own. */
  headings: readonly Sought[];
  skills: readonly Sought[];
};

/** More of a kind than a resume has: a bound on the time that one file takes. */
const maxOfAKind = 200;
/** The start of a long bullet tells it apart from every other. */
const maxWordsOfValue = 60;
/** Below this, a value may not be what we took it for. */
const minConfidence = 0.5;
/** Below this, an employer may have its town on the next line, behind the dates: the two are not together on the page either. */
const minSureConfidence = 0.6;

/** What the page says, field by field. The header and footer of a Word file are left out: they have a check of their own. `isSureJob`: other jobs are not looked for. */
export const contentsOf = (
  resume: Resume,
  visual: Reading,
  runs: readonly Run[],
  headings: readonly FoundHeading[] | null,
  isSureJob: (job: Job) => boolean = () => true,
): Contents => {
  const printed = (spans: readonly Span[]): string =>
    spans.map(({ line, from, to }) => visual.lines[line]?.text.slice(from, to) ?? '').join(' ');
  const isInMargin = ({ line }: Span): boolean => ['header', 'footer'].includes(visual.lines[line]?.part ?? 'body');
  const soughtIn = (spans: readonly Span[], text = printed(spans)): readonly Sought[] => {
    const words = comparedWordsOf(text).slice(0, maxWordsOfValue);
    return words.length === 0 || spans.some(isInMargin) ? [] : [{ words, spans, name: spans, isSure: true }];
  };
  const sought = (field: Field<unknown> | null | undefined): readonly Sought[] =>
    field === null || field === undefined || field.confidence < minConfidence ? [] : soughtIn(field.spans);
  const soughtJob = ({ employer, title, period, bullets }: Job, before: Job | undefined): SoughtJob => {
    const isPromotion = isSameEmployer(employer, before?.employer);
    const names = [...(isPromotion ? [] : sought(employer)), ...sought(title)];
    const parts = [...names, ...sought(period)];
    // As on the page, which may have the title first.
    const spans = parts.flatMap((part) => part.spans).toSorted((a, b) => a.line - b.line || a.from - b.from);
    return {
      parts,
      names,
      isSure:
        parts.length === (isPromotion ? 2 : 3) &&
        hasBothEnds(period) &&
        [employer, title].every((field) => isSureName(field, visual)),
      stretch: stretchOf(spans, visual),
      spans,
      name: title?.spans ?? spans,
      bullets: bullets
        .slice(0, maxOfAKind)
        .filter((bullet) => !mayBeNextJob(bullet, visual))
        .flatMap((bullet) => sought(bullet).map((one) => ({ ...one, isSure: isSureBullet(bullet, visual) }))),
    };
  };
  const { name, emails, phones, experience, skills } = resume;
  const linesOfHeadings = (headings ?? []).map(({ heading }) => heading.span.line);
  return {
    contact: [name, emails[0], phones[0]].flatMap((field) => {
      const pieces = (field?.spans ?? []).flatMap((span) => soughtIn([span]));
      return sought(field).map((whole) => ({ ...whole, pieces }));
    }),
    // The job above may be unsure, and its employer is that of the next one all the same.
    jobs: withTwinsUnsure(
      experience
        .flatMap((job, index) => (isSureJob(job) ? [soughtJob(job, experience[index - 1])] : []))
        .slice(0, maxOfAKind),
    ),
    headings: withoutCopies(
      (headings ?? []).slice(0, maxOfAKind).flatMap(({ heading: { span }, isUsual }) => {
        const isHeading = isUsual && !isLabelOfValue(span.line, visual, linesOfHeadings);
        const text = isHeading ? headingText(visual.lines[span.line], span) : null;
        return text === null ? [] : soughtIn([span], text);
      }),
      visual,
    ),
    skills: skills
      .slice(0, maxOfAKind)
      .flatMap((skill) => sought(skill).map((one) => ({ ...one, isSure: isSureSkill(skill, visual, runs) }))),
  };
};

const isSureName = (field: Field<string> | null, visual: Reading): boolean =>
  field === null || (field.confidence >= minSureConfidence && !field.spans.some((span) => isCutAtHyphen(span, visual)));

/** 'Harrow Interdisci-' at the end of a line: a parser may put the word together again, and we did not. */
const isCutAtHyphen = ({ line, to }: Span, { lines }: Reading): boolean =>
  /^[-‐]\s*$/u.test(lines[line]?.text.slice(to) ?? '') ||
  /\p{L}[-‐]$/u.test(lines[line]?.text.slice(0, to).trimEnd() ?? '');

/** A lone year may belong to something else in the line below. */
const hasBothEnds = (period: Job['period']): boolean =>
  period !== null && period.value.start !== null && period.value.end !== null;

const startsWithYear = /^(?:19|20)\d\d(?!\d)/u;

/** '2011 Delmar Foods, Packer': a line without a bullet sign that begins with a year is often a job that we did not read. */
const mayBeNextJob = ({ value, spans }: Field<string>, { lines }: Reading): boolean => {
  const first = lines[spans[0]?.line ?? -1];
  return startsWithYear.test(value) && first?.markerLength === 0 && !first.isListItem;
};

const minWordsOfBullet = 4;

/**
 * A sentence behind a bullet. A year in it makes it the header of another job or the item of another list as well,
 * 'Stack: React, Go' is a list, and text without a bullet may be anything.
 */
const isSureBullet = ({ spans, value }: Field<string>, { lines }: Reading): boolean => {
  const [first] = spans;
  const line = first === undefined ? undefined : lines[first.line];
  return (
    first !== undefined &&
    line?.isListItem === true &&
    first.from <= line.markerLength &&
    comparedWordsOf(value).length >= minWordsOfBullet &&
    !/(?<!\d)(?:19|20)\d\d(?!\d)/u.test(value) &&
    !/^[^\s:]+:/u.test(value)
  );
};

const keyOf = ({ words }: Sought): string => words.join(' ');

/** Which of two bullets with the same words was found, nobody can tell. */
const withTwinsUnsure = (jobs: readonly SoughtJob[]): readonly SoughtJob[] => {
  const all = Map.groupBy(
    jobs.flatMap(({ bullets }) => bullets),
    keyOf,
  );
  const isOnly = (bullet: Sought): boolean => all.get(keyOf(bullet))?.length === 1;
  return jobs.map(({ bullets, ...job }) => ({
    ...job,
    bullets: bullets.map((bullet) => ({ ...bullet, isSure: bullet.isSure && isOnly(bullet) })),
  }));
};

const maxWordsOfSkill = 5;

/** A few words on one line of the page. What we joined over two, or cut at a bracket, may be halves of two skills. */
const isSureSkill = ({ spans, value }: Field<string>, { lines }: Reading, runs: readonly Run[]): boolean => {
  const [span, ...others] = spans;
  const line = span === undefined ? undefined : lines[span.line];
  return (
    span !== undefined &&
    line !== undefined &&
    others.length === 0 &&
    comparedWordsOf(value).length <= maxWordsOfSkill &&
    !/[\u2026()]|\.\.|\t/u.test(line.text.slice(span.from, span.to)) &&
    isOnOneLine(line, span, runs)
  );
};

/** The same heading twice at one height, drawn twice or above each of two columns, is one. */
const withoutCopies = (headings: readonly Sought[], { lines }: Reading): readonly Sought[] => {
  const placeOf = ({ spans }: Sought): string | null => {
    const { box = null, page = null } = lines[spans[0]?.line ?? -1] ?? {};
    return box === null ? null : `${page} ${box.y}`;
  };
  return headings.filter((heading, index) => {
    const before = headings[index - 1];
    const isCopy = before !== undefined && keyOf(before) === keyOf(heading);
    return !isCopy || placeOf(heading) === null || placeOf(heading) !== placeOf(before);
  });
};

const isSameEmployer = (employer: Job['employer'], before: Job['employer'] | undefined): boolean =>
  employer !== null && employer.value === before?.value;

/**
 * What a parser would have to find on a line of its own: the whole line with its number or '(10 years)', or the heading
 * alone where it is a label beside its section. null where it shares its line on purpose: 'Skills: welding'. With its
 * date in the next cell, it may be a course in a list: 'Film Studies    2021-2022'. 'Languages: Frameworks:' are two
 * headings beside each other.
 */
const headingText = (line: Line | undefined, { from, to }: Span): string | null => {
  if (line === undefined) return null;
  const rest = line.text.slice(to);
  if (startsWithDate.test(rest) || twoLabels.test(line.text.trimEnd())) return null;
  if (rest.startsWith('\t')) return line.text.slice(from, to);
  const cell = line.text.slice(line.text.lastIndexOf('\t', from) + 1);
  return /^\s*\(/u.test(rest) || !/[\p{L}\p{N}]/u.test(rest) ? cell : null;
};

const twoLabels = /\p{L}:\s+\p{L}[^:]{0,60}:$/u;

const startsWithDate = /^\t[^\p{L}\d]*(?:19|20)\d{2}(?!\d)/u;

/** A header that is longer than this, in lines, is not read as one. */
const maxLinesOfHeader = 8;

/** How many words stand from the first of these places to the last, in the order of the page. */
const stretchOf = (spans: readonly Span[], { lines }: Reading): number => {
  const first = Math.min(...spans.map(({ line }) => line));
  const last = Math.max(...spans.map(({ line }) => line));
  if (spans.length === 0 || last - first >= maxLinesOfHeader) return 0;
  const from = Math.min(...spans.filter(({ line }) => line === first).map((span) => span.from));
  const to = Math.max(...spans.filter(({ line }) => line === last).map((span) => span.to));
  const texts = lines.slice(first, last + 1).map(({ text }, index) => {
    const end = first + index === last ? text.slice(0, to) : text;
    return index === 0 ? end.slice(from) : end;
  });
  return comparedWordsOf(texts.join(' ')).length;
};
