import type { ResumeDraft } from '../report/resume-draft.ts';
import { fillers, openings, prepositions, articles } from './tables/phrases.ts';
import { hedges, negations, roles } from './tables/guarded-words.ts';
import { verbReadings } from './tables/verbs.ts';

/** A text with numbers in square brackets in place of what is not sent, and what these numbers stand for. */
export type Withheld = { text: string; hidden: readonly string[] };

const minLength = 2;

/** Who somebody is and where they were: names, contact details, employers, schools, titles, places and dates. */
export const personalTextsOf = (draft: ResumeDraft): readonly string[] => {
  const entries = draft.sections.flatMap(({ blocks }) => blocks.filter((block) => block.is === 'entry'));
  const all = [
    draft.name,
    ...draft.name.split(/\s+/u),
    ...draft.contact,
    ...draft.links,
    ...entries.flatMap(({ title, at, place, dates }) => [title, at, place, dates]),
  ];
  return [...new Set(all.map((text) => text.trim()).filter((text) => text.length >= minLength))];
};

const patterns: readonly RegExp[] = [
  // Ours, if the line has one itself.
  /\[\d+\]/gu,
  /[^\s,;()<>]+@[\w.-]*\w/gu,
  /\b(?:https?:\/\/|www\.)\S+/giu,
  /\b[\w-]+\.(?:com|org|net|edu|gov|io|dev|me)\b(?:\/\S*)?/giu,
  /[+(]?\d[\d\s().-]{6,}\d/gu,
  /\b\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}\b/gu,
  /\b\d{1,2}[/.]\d{4}\b/gu,
  /\b(?:19|20)\d\d\b/gu,
  /['’]\d\d\b/gu,
  // A capital or a letter that is not Latin: names of people, companies, products and months are not told apart.
  /(?<![\p{L}\p{N}])[\p{L}\p{N}&.'’-]*(?:\p{Lu}|[^\p{Script=Latin}\P{L}])[\p{L}\p{N}&+#'’-]*(?:\.[\p{L}\p{N}]+)*/gu,
];

const openingWords = new Set([...openings.keys()].flatMap((opening) => opening.split(' ')));
const otherOpenings = new Set(
  'was were did had took wrote built won cut drew ran held sang sought met set put daily weekly in'.split(' '),
);

/** Whether the first word of a line has its capital only because it is the first. */
const isOrdinary = (word: string): boolean => {
  const lowered = word.toLowerCase();
  return (
    word === 'I' ||
    (/^\p{Lu}\p{Ll}*$/u.test(word) &&
      (verbReadings(lowered).length > 0 ||
        [fillers, hedges, negations, roles, openingWords, otherOpenings, prepositions, articles].some((words) =>
          words.has(lowered),
        ) ||
        /(?:ed|ing)$/u.test(lowered)))
  );
};

type Range = { from: number; to: number };

const isPartOfWord = (character: string | undefined): boolean =>
  character !== undefined && /[\p{L}\p{N}]/u.test(character);

const occurrencesOf = (line: string, text: string): readonly Range[] => {
  const [folded, sought] = [line.toLowerCase(), text.toLowerCase()];
  // Some letters change their length: then nothing can be found by index, and the patterns have to do.
  if (folded.length !== line.length || sought.length !== text.length) return [];
  const found: Range[] = [];
  for (let from = folded.indexOf(sought); from >= 0; from = folded.indexOf(sought, from + 1)) {
    const to = from + sought.length;
    if (!isPartOfWord(line[from - 1]) && !isPartOfWord(line[to])) found.push({ from, to });
  }
  return found;
};

const matchesOf = (line: string, pattern: RegExp): readonly Range[] =>
  Array.from(line.matchAll(pattern), ({ index, 0: found }) => ({ from: index, to: index + found.length })).filter(
    ({ from, to }) => from > 0 || !isOrdinary(line.slice(from, to)),
  );

/**
 * The line without what a language model must not get or change. `firstNumber` is the first one that is free. More is
 * hidden than has to be: what the model does not see, it cannot change.
 */
export const withheldIn = (line: string, personal: readonly string[], firstNumber = 1): Withheld => {
  const ranges = [
    ...personal.flatMap((text) => occurrencesOf(line, text)),
    ...patterns.flatMap((pattern) => matchesOf(line, pattern)),
  ]
    .filter(({ from, to }) => line.slice(from, to) !== 'I')
    .toSorted((one, other) => one.from - other.from);
  const merged: Range[] = [];
  for (const range of ranges) {
    const last = merged.at(-1);
    if (last !== undefined && (range.from <= last.to || line.slice(last.to, range.from).trim() === ''))
      last.to = Math.max(last.to, range.to);
    else merged.push({ ...range });
  }
  let text = '';
  let end = 0;
  merged.forEach(({ from, to }, index) => {
    text += `${line.slice(end, from)}[${firstNumber + index}]`;
    end = to;
  });
  return { text: text + line.slice(end), hidden: merged.map(({ from, to }) => line.slice(from, to)) };
};

/** The text with what the numbers stand for. A number that stands for nothing stays. */
export const restored = (text: string, hidden: readonly string[]): string =>
  text.replaceAll(/\[(\d{1,3})\]/gu, (whole, number: string) => hidden[Number(number) - 1] ?? whole);

/** What exactly is sent for a line and the facts that its person confirmed. */
export const sentFor = (
  line: string,
  facts: readonly string[],
  personal: readonly string[],
): { line: string; facts: readonly string[]; hidden: readonly string[] } => {
  const own = withheldIn(line, personal);
  const hidden = [...own.hidden];
  const sent = facts.map((fact) => {
    const { text, hidden: more } = withheldIn(fact, personal, hidden.length + 1);
    hidden.push(...more);
    return text;
  });
  return { line: own.text, facts: sent, hidden };
};
