import { functionWords } from '../lexicon/stop-words.ts';
import { alsoNouns, presentVerbs, resultVerbs } from '../lexicon/verbs.ts';
import type { TermKind } from '../model/keywords.ts';
import type { Reading } from '../model/reading.ts';
import type { Resume, SectionKind } from '../model/resume.ts';
import type { StartLine } from '../model/start-line.ts';
import { termsIn } from '../terms/terms-in.ts';
import { rawWordsOf, stemsOf, wordsOf, type Word } from '../text/words.ts';

/** Sections that are lists by nature. */
export const listLike: ReadonlySet<SectionKind> = new Set(['skills', 'interests']);

/** Between the items of a list. */
const separators = /[,;|•·–—/\t]|\s-\s|\.\s|\s(?:and|or|&)\s/giu;
/** 'Technical skills:' before a list. */
const label = /^[^:,;|]{1,40}:\s*/u;

const grammar: ReadonlySet<string> = new Set(functionWords);
/** Joins the items of a list and says nothing of its own. */
const joins: ReadonlySet<string> = new Set(['and', 'or', 'a', 'an', 'the', 'etc']);
/** More items with grammar of their own than this share make a sentence of a line. */
const maxShareWithGrammar = 0.5;

type Item = { text: string; from: number; to: number };

/** The items of a line with their offsets, without its label. */
const itemsOf = (line: string): readonly Item[] => {
  const start = label.exec(line)?.[0].length ?? 0;
  const items: Item[] = [];
  let from = start;
  const add = (to: number): void => {
    const text = line.slice(from, to);
    if (rawWordsOf(text).length > 0) items.push({ text, from, to });
  };
  for (const found of line.matchAll(separators)) {
    if (found.index < start) continue;
    add(found.index);
    from = found.index + found[0].length;
  }
  add(line.length);
  return items;
};

/** 'Triaged', 'led a team', 'Manages': somebody does something. A noun that is spelled the same way needs an object. */
const isAction = ({ plain }: Word, isWholeItem: boolean): boolean =>
  resultVerbs.has(plain) ||
  /^(?:led|ran|built|wrote|taught|won|sold|made|kept|grew|set|cut|held|drove|took|gave)$/.test(plain) ||
  (/.{2}ed$/.test(plain) && !isWholeItem) ||
  (presentVerbs.has(plain) && !isWholeItem && !alsoNouns.has(plain));

/** An entry in a list is proof enough of these. */
const isProvenByName: ReadonlySet<TermKind> = new Set(['license', 'language', 'degree']);

type Said = { isQuoted: boolean; hasAction: boolean; hasGrammar: boolean; isProof: boolean };

/** What an item says beyond a name: it starts with a verb, or has grammar or a number outside of known terms. */
const saidIn = ({ text }: Item, posting: string): Said => {
  const words = wordsOf([{ text, isNewStart: true }]);
  const terms = termsIn(words, () => true);
  const covered = new Set<number>();
  for (const { first, last } of terms) for (let at = first; at <= last; at += 1) covered.add(at);
  const own = words.filter((word, index) => !covered.has(index) && !joins.has(word.plain));
  const [opening] = words;
  const isQuoted = posting.includes(literal(words));
  return {
    isQuoted,
    hasAction: !isQuoted && opening !== undefined && !covered.has(0) && isAction(opening, words.length === 1),
    hasGrammar: !isQuoted && own.some(({ plain }) => grammar.has(plain) || /^\d+$/.test(plain)),
    isProof:
      terms.some(({ isInside }) => !isInside) &&
      terms.every((term) => term.isInside || isProvenByName.has(term.entry.kind)),
  };
};

/**
 * Whether a line only names things: 'Kubernetes, Terraform and Helm', 'Triage'. A line in which somebody does something
 * ('Triaged 40 patients a day', 'Built services in Go, Rust and Python') is none, however many skills it names; one that
 * repeats the posting word for word (`posting`, see `literalOf`) is.
 */
export const isBareList = (line: string, posting = ''): boolean => {
  const items = itemsOf(line).map((item) => saidIn(item, posting));
  if (items.some(({ hasAction }) => hasAction)) return false;
  const withGrammar = items.filter(({ hasGrammar }) => hasGrammar).length;
  return items.length > 0 && withGrammar / items.length < maxShareWithGrammar;
};

const literal = (words: readonly Word[]): string => ` ${words.map(({ plain }) => plain).join(' ')} `;
const literalOf = (text: string): string => literal(wordsOf([{ text, isNewStart: true }]));
const sequence = (text: string): string => ` ${stemsOf(text).join(' ')} `;

/** What is known of a document's beginning, and the job posting that it is compared with. */
export type Start = { lines: readonly StartLine[]; jobText: string | null };

/**
 * The lines of a reading without the bare names that were not in the document that its user began with, each line with
 * its length preserved. In a section of skills a name is new when no list of the document had it, elsewhere when only a
 * section of skills had it: pasting it below a job does not show it. Titles of jobs, subjects of study, and the names of
 * licenses and languages are kept.
 */
export const withoutNewLists = (
  texts: readonly string[],
  { visual, resume, kindOf }: { visual: Reading; resume: Resume; kindOf: (line: number) => SectionKind | null },
  start: Start,
): readonly string[] => {
  const posting = literalOf(start.jobText ?? '');
  const allLines = new Set(start.lines.map(({ text }) => sequence(text)));
  const linesOutside = new Set(start.lines.flatMap(({ text, isList }) => (isList ? [] : [sequence(text)])));
  // Only names: 'budgets' in a sentence is not yet the skill 'Budgeting'.
  const names = start.lines.filter(({ text }) => isBareList(text));
  const everywhere = names.map(({ text }) => literalOf(text)).join('|');
  const outsideLists = names.flatMap(({ text, isList }) => (isList ? [] : [literalOf(text)])).join('|');
  const titled = new Set(
    [
      ...[...resume.experience, ...resume.volunteering].map(({ title }) => title),
      ...resume.education.flatMap(({ degree, field }) => [degree, field]),
    ].flatMap((field) => (field?.spans ?? []).map(({ line }) => line)),
  );
  return texts.map((text, index) => {
    const written = visual.lines[index]?.text ?? '';
    const isInList = listLike.has(kindOf(index) ?? 'other');
    const isOld = (isInList ? allLines : linesOutside).has(sequence(written));
    if (titled.has(index) || isOld || !isBareList(text, posting)) return text;
    const known = isInList ? everywhere : outsideLists;
    return itemsOf(text)
      .filter((item) => !known.includes(literalOf(item.text)) && !saidIn(item, posting).isProof)
      .reduce((line, { from, to }) => line.slice(0, from) + '|'.repeat(to - from) + line.slice(to), text);
  });
};
