import { licences } from '../lexicon/licences.ts';
import { skillLists } from '../lexicon/skills/index.ts';
import { entriesOf, type TermEntry } from '../lexicon/skills/format.ts';
import { softSkills } from '../lexicon/soft-skills.ts';
import { stemOf } from './stem.ts';
import { plainOf, rawWordsOf } from './words.ts';

/**
 * One name of one entry, at the end of its path. `raws` are the words as written, for names whose capitals matter; `plain` is the word of a name of one word, and the last
 * word of a licence's name. */
export type Ending = { entry: TermEntry; raws: readonly string[] | null; plain: string | null; needsContext: boolean };

export type TermIndex = {
  /** By the stems of a name, joined by spaces. */
  endings: ReadonlyMap<string, readonly Ending[]>;
  /** Beginnings of names that go on: 'machin' of 'machin learn'. */
  beginnings: ReadonlySet<string>;
  /** By printed name, in lower case. */
  byTerm: ReadonlyMap<string, TermEntry>;
  /** Every stem that occurs in some name. */
  stems: ReadonlySet<string>;
};

const build = (): TermIndex => {
  const endings = new Map<string, Ending[]>();
  const beginnings = new Set<string>();
  const byTerm = new Map<string, TermEntry>();
  const stems = new Set<string>();
  for (const entry of [...skillLists, licences, softSkills].flatMap(entriesOf)) {
    // The first list that has a term keeps it: an industry may repeat what another one owns.
    const key = entry.term.toLowerCase();
    if (!byTerm.has(key)) byTerm.set(key, entry);
    for (const name of entry.names) {
      const raws = rawWordsOf(name.text);
      let path = '';
      let plain = '';
      for (const raw of raws) {
        if (path !== '') beginnings.add(path);
        plain = plainOf(raw);
        const stem = stemOf(plain);
        stems.add(stem);
        path = path === '' ? stem : `${path} ${stem}`;
      }
      if (path === '') continue;
      const mayVary = raws.length > 1 && entry.kind !== 'licence';
      const lastWord = mayVary ? null : plain;
      const ending = { entry, raws: name.isExact ? raws : null, plain: lastWord, needsContext: name.needsContext };
      const there = endings.get(path);
      if (there === undefined) endings.set(path, [ending]);
      else if (!there.some((other) => other.entry === entry && other.plain === lastWord)) there.push(ending);
    }
  }
  return { endings, beginnings, byTerm, stems };
};

let built: TermIndex | null = null;

/** All names of the lexicon by their words, built at first use and kept. A text is walked once: from each word on as long as some name goes on,
 * which is a few steps however large the lexicon is. (A tree of maps was tried too and was slower to build.) */
export const termIndex = (): TermIndex => (built ??= build());

/** The entry printed as `term` (any capitals), or null. */
export const entryNamed = (term: string): TermEntry | null => termIndex().byTerm.get(term.toLowerCase()) ?? null;
