import type { Reading, Span } from '../model/reading.ts';
import type { Resume, SectionKind } from '../model/resume.ts';
import { pastedWords } from './pasted-words.ts';
import type { ResumeWords } from './resume-words.ts';
import { shuffledWords } from './shuffled-words.ts';
import { wordsOfPage } from '../terms/words-of-page.ts';
import { copiedRunsFrom } from '../text/copied-runs.ts';
import { stemsOf, wordsOf, type Word } from '../text/words.ts';

const window = 6;
const copiedShare = 0.6;
/** Nine consecutive words do not match by chance, wherever a line ends. */
const minRunLength = 9;

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
  const ofJob = wordsOf(jobText.split('\n').map((text) => ({ text, isNewStart: true })));
  const stems = ofJob.map(({ stem }) => stem);
  const isList = (line: number): boolean => resume.sectionOf(line) === 'skills';
  const told = {
    words: resume.words.filter(({ stretches }) => describesWork(resume.sectionOf(stretches[0].line))),
    lines: visual.lines.map(({ text }) => text),
    own: new Set(experience.flatMap(({ employer }) => stemsOf(employer?.value ?? ''))),
  };
  const onPage = wordsOfPage(visual).all;
  const lines = quotedLines(stems, onPage, isList);
  const words = new Set([
    ...quotedWords(stems, onPage, isList),
    ...keysOf(pastedWords(ofJob, told)),
    ...keysOf(shuffledWords(new Set(stems), bySection(resume))),
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
  onPage: readonly Word[],
  isList: (line: number) => boolean,
): ReadonlySet<number> => {
  const runsIn = copiedRunsFrom(ofJob, window);
  const quoted = new Set<number>();
  for (const [line, words] of Map.groupBy(onPage, ({ stretches }) => stretches[0].line)) {
    const windows = words.length - window + 1;
    if (windows <= 1) continue;
    const copied = runsIn(words.map(({ stem }) => stem)).length;
    const share = isList(line) ? 1 : copiedShare;
    if (copied / windows >= share) quoted.add(line);
  }
  return quoted;
};

const keysOf = (words: Iterable<Word>): readonly string[] =>
  [...words].flatMap(({ stretches }) => stretches.map(keyOf));

const keyOf = ({ line, from }: Pick<Span, 'line' | 'from'>): string => `${line} ${from}`;

/** Where the words of such runs begin. */
const quotedWords = (
  ofJob: readonly string[],
  onPage: readonly Word[],
  isList: (line: number) => boolean,
): ReadonlySet<string> => {
  const words = onPage.filter(({ stretches }) => !isList(stretches[0].line));
  const starts = copiedRunsFrom(ofJob, minRunLength)(words.map(({ stem }) => stem));
  return new Set(starts.flatMap((first) => keysOf(words.slice(first, first + minRunLength))));
};
