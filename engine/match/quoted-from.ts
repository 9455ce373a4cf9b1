import type { Reading, Span } from '../model/reading.ts';
import type { Resume, SectionKind } from '../model/resume.ts';
import { pastedWords } from './pasted-words.ts';
import type { ResumeWords } from './resume-words.ts';
import { shuffledWords } from './shuffled-words.ts';
import { stemsOf, wordsOf, type Word } from '../text/words.ts';

const window = 6;
const copiedShare = 0.6;
/** Nine consecutive words do not match by chance, wherever a line ends. */
const minRunLength = 9;

const windowsOf = (stems: readonly string[], size: number): readonly string[] =>
  stems.slice(0, Math.max(0, stems.length - size + 1)).map((_, index) => stems.slice(index, index + size).join(' '));

/** Sections that describe activities: the others are lists and headings, which may name what the posting names. */
const describesWork = (kind: SectionKind | null): boolean =>
  kind === null ||
  kind === 'summary' ||
  kind === 'experience' ||
  kind === 'projects' ||
  kind === 'volunteering' ||
  kind === 'other';

/**
 * The parts of the resume that are pasted sentences of the job description: lines most of whose runs of six words occur
 * in it too, runs of nine words, its pieces one by one, and its words in any order. They say nothing about the
 * candidate, so they answer nothing. Lists may repeat the posting's list: there only whole lines count.
 */
export const quotedFrom = (
  jobText: string,
  visual: Reading,
  { experience }: Resume,
  resume: ResumeWords,
): ((span: Span) => boolean) => {
  const ofJob = stemsOf(jobText);
  const isList = (line: number): boolean => resume.sectionOf(line) === 'skills';
  const told = {
    words: resume.words.filter(({ stretches }) => describesWork(resume.sectionOf(stretches[0].line))),
    lines: visual.lines.map(({ text }) => text),
    own: new Set(experience.flatMap(({ employer }) => stemsOf(employer?.value ?? ''))),
  };
  const lines = quotedLines(ofJob, visual, isList);
  const words = new Set([
    ...quotedWords(ofJob, visual, isList),
    ...keysOf(pastedWords(jobText, told)),
    ...keysOf(shuffledWords(jobText, bySection(resume))),
  ]);
  return (span) => lines.has(span.line) || words.has(keyOf(span));
};

const bySection = (resume: ResumeWords): { words: Word[]; isList: boolean }[] => {
  const sections: { words: Word[]; kind: SectionKind | null; isList: boolean }[] = [];
  for (const word of resume.words) {
    const kind = resume.sectionOf(word.stretches[0].line);
    const last = sections.at(-1);
    if (last === undefined || last.kind !== kind) sections.push({ words: [word], kind, isList: kind === 'skills' });
    else last.words.push(word);
  }
  return sections;
};

const quotedLines = (
  ofJob: readonly string[],
  visual: Reading,
  isList: (line: number) => boolean,
): ReadonlySet<number> => {
  const known = new Set(windowsOf(ofJob, window));
  const quoted = new Set<number>();
  visual.lines.forEach((line, index) => {
    const windows = windowsOf(stemsOf(line.text), window);
    const copied = windows.filter((words) => known.has(words)).length;
    const share = isList(index) ? 1 : copiedShare;
    if (windows.length > 1 && copied / windows.length >= share) quoted.add(index);
  });
  return quoted;
};

const keysOf = (words: Iterable<Word>): readonly string[] =>
  [...words].flatMap(({ stretches }) => stretches.map(keyOf));

const keyOf = ({ line, from }: Pick<Span, 'line' | 'from'>): string => `${line} ${from}`;

/** Where the words of such runs begin. */
const quotedWords = (
  ofJob: readonly string[],
  visual: Reading,
  isList: (line: number) => boolean,
): ReadonlySet<string> => {
  const known = new Set(windowsOf(ofJob, minRunLength));
  const words = wordsOf(visual.lines.map(({ text }) => ({ text, isNewStart: true }))).filter(
    ({ stretches }) => !isList(stretches[0].line),
  );
  const quoted = new Set<Word>();
  windowsOf(
    words.map(({ stem }) => stem),
    minRunLength,
  ).forEach((run, first) => {
    if (known.has(run)) for (const word of words.slice(first, first + minRunLength)) quoted.add(word);
  });
  return new Set(keysOf(quoted));
};
