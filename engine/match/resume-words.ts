import { piecesOfLine } from '../fields/pieces-of-line.ts';
import type { TermEntry } from '../lexicon/skills/format.ts';
import type { Reading, Span } from '../model/reading.ts';
import type { Resume, SectionKind } from '../model/resume.ts';
import { listLike, type Start, withoutNewLists } from './bare-lists.ts';
import { impersonalLines } from './impersonal-lines.ts';
import { isDoneByOther, isDoneForOthers, isReceived } from './mentions/done-by-others.ts';
import { onPage } from '../terms/on-page.ts';
import { areRepeats, type WordRange } from './repeats.ts';
import { termIndex } from '../terms/term-index.ts';
import type { TermMatch } from '../terms/term-match.ts';
import { termsIn } from '../terms/terms-in.ts';
import { wordsOfPage } from '../terms/words-of-page.ts';
import { wordsByLine, wordsOf, type TextLine, type Word } from '../text/words.ts';

/** A mention of a term in a resume; `isListed` when it is in a bare list of skills. One span per line it covers. */
export type Mention = { spans: readonly Span[]; isListed: boolean };

export type ResumeWords = {
  words: readonly Word[];
  /** Entries of the lexicon by printed name, with all their mentions, including those inside a longer term. */
  mentions: ReadonlyMap<string, { entry: TermEntry; all: readonly Mention[]; outer: number }>;
  /** Indices of words by stem. */
  at: ReadonlyMap<string, readonly number[]>;
  /**
   * The first lines, split at bars and dots, without name, address and the like: where many resumes state the
   * occupation.
   */
  headline: readonly { text: string; span: Span }[];
  sectionOf(line: number): SectionKind | null;
  textOf(span: Span): string;
  /** Whether the page has the words of a term in order, wherever they are: in names, links and quoted passages too. */
  isOnPage(term: string): boolean;
  /** Whether words were left out because they were newly added as a bare list. */
  leavesOut: boolean;
};

/** This many lines from the top, plus those of a name that takes several. */
const headlineLines = 6;

const headlineOf = (texts: readonly string[], resume: Resume): ResumeWords['headline'] => {
  const named = new Set(resume.name?.spans.map(({ line }) => line)).size;
  return texts.slice(0, headlineLines + Math.max(0, named - 1)).flatMap((text, line) =>
    piecesOfLine(text).map((piece) => ({
      text: piece.text,
      span: { order: 'visual' as const, line, from: piece.from, to: piece.to },
    })),
  );
};

const sectionsByLine = (resume: Resume): ReadonlyMap<number, SectionKind> => {
  const kinds = new Map<number, SectionKind>();
  for (const section of resume.sections) {
    for (const line of section.lines) kinds.set(line, section.kind);
    if (section.heading !== null) kinds.set(section.heading.span.line, section.kind);
  }
  return kinds;
};

const textLines = (visual: Reading, texts: readonly string[], kinds: ReadonlyMap<number, SectionKind>): TextLine[] =>
  visual.lines.map((line, index) => {
    const above = visual.lines[index - 1];
    const isOtherPlace =
      above === undefined ||
      above.column !== line.column ||
      above.part !== line.part ||
      kinds.get(index) !== kinds.get(index - 1);
    return { text: texts[index] ?? '', isNewStart: line.isListItem || isOtherPlace || (line.gapAbove ?? 0) > 1 };
  });

const spansOf = (words: readonly Word[], first: number, last: number): readonly Span[] => {
  const spans: Span[] = [];
  for (const stretch of words.slice(first, last + 1).flatMap((word) => word.stretches)) {
    const before = spans.at(-1);
    if (before?.line === stretch.line) spans[spans.length - 1] = { ...before, to: stretch.to };
    else spans.push({ order: 'visual', ...stretch });
  }
  return spans;
};

const wordsOfResume = (visual: Reading, resume: Resume, start: Start | null): ResumeWords => {
  const kinds = sectionsByLine(resume);
  const personless = impersonalLines(visual, resume);
  const kindOf = (line: number) => kinds.get(line) ?? null;
  const texts = start === null ? personless : withoutNewLists(personless, { visual, resume, kindOf }, start);
  const words = wordsOf(
    textLines(visual, texts, kinds),
    (stem) => termIndex().hasStem(stem),
    wordsByLine(texts, wordsOfPage(visual)),
  );
  const isListed = (word: Word) => listLike.has(kinds.get(word.stretches[0].line) ?? 'other');
  const isOfOther = ({ entry }: TermMatch, first: Word, last: Word | undefined): boolean => {
    if (!isDoneForOthers(entry.term)) return false;
    const [{ line, from, to }] = first.stretches;
    const text = texts[line] ?? '';
    return (
      isReceived(first.raw, text.slice(to), kindOf(line)) || isDoneByOther(text, from, (last ?? first).stretches[0].to)
    );
  };
  const mentions = new Map<string, { entry: TermEntry; all: Mention[]; outer: number; places: WordRange[] }>();
  for (const match of termsIn(words, isListed)) {
    const first = words[match.first];
    if (first === undefined || isOfOther(match, first, words[match.last])) continue;
    const mention = { spans: spansOf(words, match.first, match.last), isListed: isListed(first) };
    const known = mentions.get(match.entry.term);
    if (known === undefined)
      mentions.set(match.entry.term, {
        entry: match.entry,
        all: [mention],
        outer: match.isInside ? 0 : 1,
        places: [match],
      });
    else {
      known.all.push(mention);
      known.places.push(match);
      known.outer += match.isInside ? 0 : 1;
    }
  }
  for (const known of mentions.values()) known.all = markRepeatsAsListed(known.all, known.places);
  const at = new Map<string, number[]>();
  words.forEach((word, index) => {
    const indices = at.get(word.stem);
    if (indices === undefined) at.set(word.stem, [index]);
    else indices.push(index);
  });
  return {
    words,
    mentions,
    at,
    // Compared with titles only, so a name that is new there is no list of skills.
    headline: headlineOf(personless, resume),
    sectionOf: kindOf,
    textOf: ({ line, from, to }) => visual.lines[line]?.text.slice(from, to) ?? '',
    isOnPage: onPage(visual),
    leavesOut: texts.some((text, index) => text !== personless[index]),
  };
};

/** A term that is only repeated proves as little as one in a list of skills. */
const markRepeatsAsListed = (mentions: readonly Mention[], places: readonly WordRange[]): Mention[] => {
  const over = areRepeats(places);
  return mentions.map((mention, index) => (over[index] === true ? { ...mention, isListed: true } : mention));
};

/** A resume with its words and terms: computed once per analysis and shared by the job match and the keywords. */
export type IndexedResume = { visual: Reading; resume: Resume; words: ResumeWords };

/**
 * Finds the words of the visual reading (visible text only), and the terms among them. With the document that its user
 * began with, without what was since added as a bare list.
 */
export const indexResume = (visual: Reading, resume: Resume, start: Start | null = null): IndexedResume => ({
  visual,
  resume,
  words: wordsOfResume(visual, resume, start),
});

/** Converts runs of words, given by the indices of their first and last ones, to mentions. */
export const mentionsAt = (
  resume: ResumeWords,
  places: readonly { first: number; last: number }[],
): readonly Mention[] => {
  const mentions = places.map(({ first, last }): Mention => {
    const line = resume.words[first]?.stretches[0].line ?? 0;
    return { spans: spansOf(resume.words, first, last), isListed: listLike.has(resume.sectionOf(line) ?? 'other') };
  });
  return markRepeatsAsListed(mentions, places);
};

/** The 'Ph' of 'Ph.D.' is no 'pH': before a dot and a letter it is the first part of an abbreviation. */
const isOfAbbreviation = (word: Word, next: Word | undefined): boolean =>
  next?.before === '.' && word.raw.length <= maxLengthOfPart && next.raw.length === 1;
const maxLengthOfPart = 3;

/** Places of a phrase that is not in the lexicon: its words in order, in any inflection. */
export const phraseMentions = (resume: ResumeWords, phrase: string): readonly Mention[] => {
  const wanted = wordsOf([{ text: phrase, isNewStart: true }]).map((word) => word.stem);
  const [first] = wanted;
  if (first === undefined) return [];
  const starts = (resume.at.get(first) ?? []).filter((start) =>
    wanted.every((stem, offset) => {
      const word = resume.words[start + offset];
      if (word?.stem !== stem || (offset > 0 && word.joint !== 'soft')) return false;
      return wanted.length > 1 || !isOfAbbreviation(word, resume.words[start + 1]);
    }),
  );
  return mentionsAt(
    resume,
    starts.map((start) => ({ first: start, last: start + wanted.length - 1 })),
  );
};
