import type { AskedTerm } from '../../advert/asks/term-asks.ts';
import {
  functionWordSet,
  headNounSet,
  isAdverb,
  isBaseOf,
  isNumber,
  isVerb,
  qualifierSet,
  vagueWordSet,
} from '../../advert/word-classes.ts';
import { wordSet } from '../../lexicon/word-set.ts';
import { familyOf } from '../../terms/family.ts';
import { termsIn } from '../../terms/terms-in.ts';
import { wordsOf, type Word } from '../../text/words.ts';
import type { Mention, ResumeWords } from '../resume-words.ts';

/** Before a skill these say how much of it, how often or at what rank, and not of which kind. */
const degrees = wordSet('further frequent regular senior junior lead general everyday overall entire');

const isTelling = (word: Word): boolean =>
  word.plain.length > 2 &&
  !isNumber(word) &&
  !isAdverb(word) &&
  // 'Leading QA', 'receives supervision'
  !isVerb(word.plain) &&
  !isBaseOf(word.plain) &&
  ![functionWordSet, qualifierSet, headNounSet, vagueWordSet, degrees].some((words) => words.has(word.plain));

/**
 * The words before an entry's name that make a posting's term narrower than the entry: 'biodiversity' of 'biodiversity
 * research', whose entry is Research. What is after a name is a general word ('soldering techniques') or somebody who
 * has the skill. The words before a program are its maker, those before a quality say how somebody has it.
 */
export const qualifiersOf = ({ term, entry, kind }: AskedTerm): readonly Word[] => {
  if (entry === null || (kind !== 'skill' && kind !== 'method')) return [];
  const words = wordsOf([{ text: term, isNewStart: true }]);
  const [named] = termsIn(words, () => true)
    .filter((match) => match.entry.term === entry)
    .toSorted((one, other) => other.last - other.first - (one.last - one.first));
  return named === undefined ? [] : words.slice(0, named.first).filter(isTelling);
};

const indicesByLine = new WeakMap<ResumeWords, ReadonlyMap<number, { first: number; last: number }>>();

const lineRanges = (resume: ResumeWords): ReadonlyMap<number, { first: number; last: number }> => {
  const before = indicesByLine.get(resume);
  if (before !== undefined) return before;
  const ranges = new Map<number, { first: number; last: number }>();
  resume.words.forEach(({ stretches: [{ line }] }, index) => {
    const range = ranges.get(line);
    if (range === undefined) ranges.set(line, { first: index, last: index });
    else range.last = index;
  });
  indicesByLine.set(resume, ranges);
  return ranges;
};

type Families = ReadonlySet<string>;

/** The same line is asked about for each mention in it and each requirement; a paragraph can be one line of 50 kB. */
const familiesByRange = new WeakMap<ResumeWords, Map<string, Families>>();

const familiesIn = (resume: ResumeWords, first: number, last: number): Families => {
  const known = familiesByRange.get(resume) ?? new Map<string, Families>();
  familiesByRange.set(resume, known);
  const key = `${first}-${last}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const families = new Set(resume.words.slice(first, last + 1).map(({ stem }) => familyOf(stem)));
  known.set(key, families);
  return families;
};

/** Of the words of a mention's line and, where the sentence continues, of the lines next to it. */
const familiesAround = (resume: ResumeWords, { spans }: Mention): Families => {
  const ranges = lineRanges(resume);
  const own = spans.flatMap(({ line }) => ranges.get(line) ?? []);
  if (own.length === 0) return new Set();
  const first = Math.min(...own.map((range) => range.first));
  const last = Math.max(...own.map((range) => range.last));
  const rangeAt = (index: number) => ranges.get(resume.words[index]?.stretches[0].line ?? -1);
  const above = resume.words[first]?.joint === 'soft' ? rangeAt(first - 1) : undefined;
  const below = resume.words[last + 1]?.joint === 'soft' ? rangeAt(last + 1) : undefined;
  return familiesIn(resume, above?.first ?? first, below?.last ?? last);
};

/** Whether a mention of the entry is one of the whole term: its sentence has the qualifiers, in any form. */
export const wholeTermIn =
  (resume: ResumeWords, qualifiers: readonly Word[]) =>
  (mention: Mention): boolean => {
    if (qualifiers.length === 0) return true;
    const families = familiesAround(resume, mention);
    return qualifiers.every(({ stem }) => families.has(familyOf(stem)));
  };

/** What a resume says instead of the whole term: 'Your resume says "research", but not "biodiversity".' */
export const withoutQualifierNote = (
  resume: ResumeWords,
  mentions: readonly Mention[],
  qualifiers: readonly Word[],
): string | null => {
  // A word broken at the end of a line cannot be quoted.
  const span = mentions.find(({ spans }) => spans.length === 1)?.spans[0];
  if (span === undefined || qualifiers.length === 0) return null;
  const said = `Your resume says "${resume.textOf(span)}"`;
  const families = familiesIn(resume, 0, resume.words.length - 1);
  const absent = qualifiers.filter(({ stem, plain }) => !families.has(familyOf(stem)) && !resume.isOnPage(plain));
  if (absent.length === 0) return `${said}, but not together with "${qualifiers.map(({ raw }) => raw).join(' ')}".`;
  return `${said}, but not "${absent.map(({ raw }) => raw).join('" and not "')}".`;
};
