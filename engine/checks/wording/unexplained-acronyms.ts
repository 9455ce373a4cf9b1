import { acronyms } from '../../lexicon/acronyms.ts';
import { degreeLetters } from '../../lexicon/degrees.ts';
import { regionCodes } from '../../lexicon/places.ts';
import { entriesOf } from '../../lexicon/skills/format.ts';
import { skillLists } from '../../lexicon/skills/index.ts';
import { wordSet } from '../../lexicon/word-set.ts';
import type { Check } from '../../model/check.ts';
import type { Reading } from '../../model/reading.ts';
import type { Resume } from '../../model/resume.ts';
import { failed, firstFew, listed, passed } from '../outcomes.ts';
import { spelledOutIn } from '../../text/spelled-out.ts';
import { writtenWordsOf } from '../../text/written-words.ts';

/** One or two acronyms that are well known in the occupation do no harm. */
const tolerated = 2;
/** Each is looked up in the whole text; nobody spells out more. */
const maxLookedUp = 60;

export const unexplainedAcronyms: Check<'visual' | 'resume' | 'english' | 'cite'> = {
  id: 'unexplained-acronyms',
  group: 'wording',
  title: { pass: 'We found few or no unexplained abbreviations', fail: 'Some abbreviations are never spelled out' },
  why: 'A search finds only what is written. A recruiter who searches for "accounts payable" may not find "AP", and may not know the abbreviations of your field.',
  impact: 'hint',
  needs: ['visual', 'resume', 'english', 'cite'],
  sources: [],
  run: ({ visual, resume, cite }) => {
    const texts = textsWithoutName(visual, resume);
    const spelledOut = spelledOutIn(texts);
    const first = firstShortForms(texts, nameWordsOf(resume));
    const isOpen = (word: string): boolean =>
      !(acronyms.get(word) ?? []).some((long) => spelledOut.has(long)) && !spelledOut.hasInitialsOf(word);
    const open = [...first].filter(([word]) => acronyms.has(word) && isOpen(word));
    if (open.length <= tolerated) {
      const others = [...first.keys()].filter((word) => !acronyms.has(word) && !isCommon(word));
      // Names of agencies and programs that we do not know may be abbreviations, or the names of firms.
      return others.length <= maxLookedUp && hasAtMost(tolerated - open.length, others, isOpen)
        ? passed
        : { is: 'not-applicable' };
    }
    return failed(
      0.6,
      `We found ${open.length} abbreviations that are never spelled out: ${listed(open.map(([word]) => word))}.`,
      // What one is short for depends on the field: 'AP' is accounts payable, or Advanced Placement.
      'Spell each one out once, where you first use it: the full words, then the abbreviation in parentheses. Leave it if the job posting itself uses only the abbreviation.',
      firstFew(open).map(([word, { line, at }]) =>
        cite.spans([{ order: 'visual', line, from: at, to: at + word.length }]),
      ),
    );
  },
};

/** Asks no further than the answer takes. */
const hasAtMost = (most: number, words: readonly string[], isCounted: (word: string) => boolean): boolean => {
  let count = 0;
  return words.every((word) => {
    if (isCounted(word)) count += 1;
    return count <= most;
  });
};

/** 'JANE ROE' is no abbreviation, and spells none out: no outcome may depend on a name. Places in the lines are kept. */
const textsWithoutName = ({ lines }: Reading, { name }: Resume): readonly string[] =>
  lines.map(({ text }, line) =>
    (name?.spans ?? [])
      .filter((span) => span.line === line)
      .reduce((left, { from, to }) => left.slice(0, from) + ' '.repeat(to - from) + left.slice(to), text),
  );

const shortForm = /(?<![\p{L}\p{N}])[A-Z][A-Z&/]{1,5}(?![\p{L}\p{N}])/gu;

const nameWordsOf = ({ name }: Resume): ReadonlySet<string> => new Set(writtenWordsOf(name?.value ?? ''));

/** 'Roe JM' in a list of publications: the initials of the person. */
const isOwnInitials = (before: string, nameWords: ReadonlySet<string>): boolean =>
  nameWords.has(writtenWordsOf(before.slice(-maxLengthOfWord)).at(-1) ?? '') && /[\p{L}\p{M}] $/u.test(before);
const maxLengthOfWord = 40;

/** The first place of each short form. In a line of capitals, any word looks like one. */
const firstShortForms = (
  lines: readonly string[],
  nameWords: ReadonlySet<string>,
): ReadonlyMap<string, { line: number; at: number }> => {
  const first = new Map<string, { line: number; at: number }>();
  for (const [line, text] of lines.entries())
    for (const { 0: word, index } of text.matchAll(shortForm)) {
      if (first.has(word) || !(acronyms.has(word) || /\p{Ll}/u.test(text))) continue;
      const before = text.slice(Math.max(0, index - maxLengthOfWord), index);
      if (!isOwnInitials(before, nameWords) && !endsName(before, word)) first.set(word, { line, at: index });
    }
  return first;
};

/** 'Power BI': the name of a tool, which nobody writes in another way. */
const endsName = (before: string, word: string): boolean => {
  const name = /(?<![\p{L}\p{N}])\p{Lu}[\p{L}\p{N}]{1,20} $/u.exec(before)?.[0] ?? '';
  return name !== '' && termNames().has(name + word);
};

/** Abbreviations that nobody spells out. */
const usual = wordSet(`
  A/B AC AI AM CEO CFO COO CTO CV EU FAQ GPA HR ID II III IT IV MS NY OK PC PDF PM PO QR TV UK UN US USA VI VII VIII VP
`);

const isCommon = (word: string): boolean =>
  usual.has(word) || regionCodes.has(word) || degreeLetters.has(word) || termNames().has(word);

/** The names of tools, languages and licenses in capitals: 'SQL', 'AWS'. */
let names: ReadonlySet<string> | null = null;
const termNames = (): ReadonlySet<string> => {
  names ??= new Set(skillLists.flatMap(entriesOf).flatMap((entry) => entry.names.map(({ text }) => text)));
  return names;
};
