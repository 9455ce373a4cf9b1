import { licences } from '../lexicon/licences.ts';
import { skillLists } from '../lexicon/skills/index.ts';
import { entriesOf, type TermEntry } from '../lexicon/skills/format.ts';
import { softSkills } from '../lexicon/soft-skills.ts';
import { wordsOf } from './words.ts';

/**
 * One name of one entry, at the end of its path. `raws` are the words as written, for names whose capitals matter; `plain` is the word of a name of one word, and the last
 * word of a licence's name. */
export type Ending = { entry: TermEntry; raws: readonly string[] | null; plain: string | null; needsContext: boolean };

export type Node = { next: Map<string, Node>; endings: Ending[] };

export type TermIndex = {
  root: Node;
  /** By printed name, in lower case. */
  byTerm: ReadonlyMap<string, TermEntry>;
  /** Every stem that occurs in some name. */
  stems: ReadonlySet<string>;
};

const emptyNode = (): Node => ({ next: new Map(), endings: [] });

const build = (): TermIndex => {
  const root = emptyNode();
  const byTerm = new Map<string, TermEntry>();
  const stems = new Set<string>();
  for (const entry of [...skillLists, licences, softSkills].flatMap(entriesOf)) {
    // The first list that has a term keeps it: an industry may repeat what another one owns.
    if (!byTerm.has(entry.term.toLowerCase())) byTerm.set(entry.term.toLowerCase(), entry);
    for (const name of entry.names) {
      const words = wordsOf([{ text: name.text, startsAnew: true }]);
      let node = root;
      for (const word of words) {
        stems.add(word.stem);
        let next = node.next.get(word.stem);
        if (next === undefined) node.next.set(word.stem, (next = emptyNode()));
        node = next;
      }
      const mayVary = words.length > 1 && entry.kind !== 'licence';
      const onlyWord = mayVary ? null : (words.at(-1)?.plain ?? null);
      if (words.length === 0 || node.endings.some((ending) => ending.entry === entry && ending.plain === onlyWord))
        continue;
      node.endings.push({
        entry,
        raws: name.isExact ? words.map((word) => word.raw) : null,
        plain: onlyWord,
        needsContext: name.needsContext,
      });
    }
  }
  return { root, byTerm, stems };
};

let built: TermIndex | null = null;

/** A tree over the words of all names in the lexicon, built at first use and kept: one pass over a text finds them all, however many there are. */
export const termIndex = (): TermIndex => (built ??= build());

/** The entry printed as `term` (any capitals), or null. */
export const entryNamed = (term: string): TermEntry | null => termIndex().byTerm.get(term.toLowerCase()) ?? null;
