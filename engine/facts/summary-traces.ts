import { seeking, seekingWithin } from '../lexicon/phrases/seeking.ts';
import type { Reading } from '../model/reading.ts';
import type { Resume, Section, SectionKind } from '../model/resume.ts';

/** A summary has some sentences; fewer words are a headline or a caption. */
const minSummaryWords = 20;
const minWordsOfLine = 3;

/** 'Aspiring technical writer | Experienced in ... | Open to ...': more words than a headline says what a summary says. */
const minHeadlineWords = 15;

/** No contact details and no list of skills, which has a sign behind every word or two. */
const isLongHeadline = (text: string): boolean => {
  if (/@|\d{3}|\t/u.test(text)) return false;
  const words = text.match(/\p{L}+/gu)?.length ?? 0;
  const parts = text.split(/[|,;•·]/u).length;
  return words >= minHeadlineWords && words >= parts * minWordsOfLine;
};

/** Kinds of a first section that somebody may open with a paragraph about themselves. */
const mayHoldSummary: ReadonlySet<SectionKind> = new Set<SectionKind>(['skills', 'interests', 'other']);

/** Lines of the first paragraph of sentences that is below no heading, below one that is no title of any list, in a list that comes first, or among contact details. */
export const maybeSummaryOf = ({ lines }: Reading, { sections }: Resume): readonly number[] => {
  const open = sections
    .filter(
      ({ kind, heading }) =>
        heading === null || kind === 'contact' || (kind === 'other' && heading.recognisedBy !== 'title'),
    )
    .flatMap((section) => section.lines);
  const paragraph = paragraphIn({ lines }, open, /\p{Ll}{3,}[.!]$/u);
  if (paragraph.length > 0) return paragraph;
  const first = sections.find(({ kind, heading }) => heading !== null && kind !== 'contact');
  const opening =
    first !== undefined && mayHoldSummary.has(first.kind)
      ? paragraphIn({ lines }, first.lines, /\p{Ll}{3,}[.!](?:\s|$)/u)
      : [];
  if (opening.length > 0 && !opensWithLabel.test(lines[opening[0] ?? 0]?.text ?? '')) return opening;
  const top = sections.filter(({ heading }) => heading === null).flatMap((section) => section.lines);
  const headline = top.find((line) => isLongHeadline(lines[line]?.text ?? ''));
  if (headline !== undefined) return [headline];
  const statement = statementIn({ lines }, top);
  return statement.length > 0 ? statement : soughtIn({ lines }, sections);
};

/** 'Languages: I am fluent in two' is an item of a list. */
const opensWithLabel = /^[\p{L} &/-]{2,40}:/u;

/** The first lines below each other that are words alone, up to the end of a sentence and as many as a summary has. */
const paragraphIn = (
  { lines }: Pick<Reading, 'lines'>,
  open: readonly number[],
  endOfSentence: RegExp,
): readonly number[] => {
  let paragraph: number[] = [];
  let wordCount = 0;
  for (const line of open) {
    const { text = '', markerLength = 0 } = lines[line] ?? {};
    const words = text.trim().split(/\s+/u);
    const isProse = markerLength === 0 && !/[\t|]/u.test(text) && words.length >= minWordsOfLine;
    if (!isProse || line !== (paragraph.at(-1) ?? line - 1) + 1) {
      paragraph = [];
      wordCount = 0;
    }
    if (!isProse) continue;
    paragraph.push(line);
    // The lines above are counted already: to split the whole paragraph again for each line takes quadratic time.
    wordCount += words.length;
    if (wordCount >= minSummaryWords && endOfSentence.test(text.trim())) return paragraph;
  }
  return [];
};

/** 'Open to work, looking for' says less. */
const minSoughtWords = 6;

/** 'En recherche d’une alternance' in large type, which looks like a heading; 'Nursing student looking for a first position'. */
const soughtIn = ({ lines }: Pick<Reading, 'lines'>, sections: readonly Section[]): readonly number[] => {
  const headings = sections.flatMap(({ heading }) => (heading === null ? [] : [heading.span.line]));
  const open = sections.flatMap((section) =>
    section.heading === null || section.kind === 'contact' ? section.lines : [],
  );
  return [...headings, ...open]
    .filter((line) => {
      const text = (lines[line]?.text ?? '').trim();
      return seeking.test(text) || (text.split(/\s+/u).length >= minSoughtWords && seekingWithin.test(text));
    })
    .slice(0, 1);
};

/** 'Junior developer looking for' above 'a place in the games industry': more words than a name and a headline. */
const minStatementWords = 10;

/** The first lines below each other that are words alone and go on in lower case. */
const statementIn = ({ lines }: Pick<Reading, 'lines'>, top: readonly number[]): readonly number[] => {
  let statement: number[] = [];
  let wordCount = 0;
  for (const line of top) {
    const text = lines[line]?.text.trim() ?? '';
    const words = /^[\p{L}\p{M}'’.,() -]+$/u.test(text) ? text.split(/\s+/u).length : 0;
    const goesOn = line === (statement.at(-1) ?? -1) + 1 && /^\p{Ll}/u.test(text);
    if (words >= minWordsOfLine && !goesOn) {
      statement = [];
      wordCount = 0;
    }
    if (words < minWordsOfLine) continue;
    statement.push(line);
    wordCount += words;
    if (statement.length > 1 && wordCount >= minStatementWords) return statement;
  }
  return [];
};
