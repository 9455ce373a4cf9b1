import { fold } from '../text/fold.ts';
import { namesAbroad } from '../lexicon/skills/names-abroad.ts';
import { licenses } from '../lexicon/skills/licenses.ts';
import { skillLists } from '../lexicon/skills/index.ts';
import { entriesOf, type TermEntry, type TermName } from '../lexicon/skills/format.ts';
import { softSkills } from '../lexicon/skills/soft-skills.ts';
import { stemOf } from '../text/stem.ts';
import { rawWordsOf } from '../text/words.ts';

/**
 * One name of one entry, at the end of its path. `raws` are the words as written, for names whose capitals matter;
 * `plain` is the word of a one-word name, and the last word of a license's name.
 */
export type Ending = {
  entry: TermEntry;
  raws: readonly string[] | null;
  plain: string | null;
  needsContext: boolean;
  /** The word of a one-word name as the lexicon writes it. */
  single: string | null;
};

export type TermIndex = {
  /** By the stems of a name, joined by spaces. Contains only names whose first word was opened. */
  endings: ReadonlyMap<string, readonly Ending[]>;
  /** Prefixes of longer names: 'machin' of 'machin learn'. Contains only names whose first word was opened. */
  beginnings: ReadonlySet<string>;
  /** By printed name, in lower case. */
  byTerm: ReadonlyMap<string, TermEntry>;
  /** Loads the names that begin with this stem; false when there are none. */
  open: (firstStem: string) => boolean;
  /** Whether a stem occurs in some name. */
  hasStem: (stem: string) => boolean;
};

type NameOfEntry = { entry: TermEntry; name: TermName };

/** The first word of a name as `rawWordsOf` would return it, without splitting the rest. */
const firstWordOf = (text: string): string => {
  const space = text.indexOf(' ');
  const first = space < 0 ? text : text.slice(0, space);
  return /^[a-z0-9]+$/i.test(first) ? first : (rawWordsOf(text)[0] ?? '');
};

const build = (): TermIndex => {
  const endings = new Map<string, Ending[]>();
  const beginnings = new Set<string>();
  const byTerm = new Map<string, TermEntry>();
  const byFirstStem = new Map<string, NameOfEntry[]>();
  const file = (entry: TermEntry, name: TermName) => {
    const first = stemOf(fold(firstWordOf(name.text)));
    if (first === '') return;
    const there = byFirstStem.get(first);
    if (there === undefined) byFirstStem.set(first, [{ entry, name }]);
    else there.push({ entry, name });
  };
  for (const entry of [...skillLists, licenses, softSkills].flatMap(entriesOf)) {
    // The first list that contains a term keeps it: an industry may repeat a term of another.
    const key = entry.term.toLowerCase();
    if (!byTerm.has(key)) byTerm.set(key, entry);
    for (const name of entry.names) file(entry, name);
  }
  for (const { term, names } of namesAbroad) {
    const entry = byTerm.get(term.toLowerCase());
    if (entry !== undefined) for (const name of names) file(entry, name);
  }

  const opened = new Set<string>();
  const take = ({ entry, name }: NameOfEntry) => {
    const raws = rawWordsOf(name.text);
    let path = '';
    let plain = '';
    for (const raw of raws) {
      if (path !== '') beginnings.add(path);
      plain = fold(raw);
      path = path === '' ? stemOf(plain) : `${path} ${stemOf(plain)}`;
    }
    const mayVary = raws.length > 1 && entry.kind !== 'license';
    const lastWord = mayVary ? null : plain;
    const ending: Ending = {
      entry,
      raws: name.isExact ? raws : null,
      plain: lastWord,
      needsContext: name.needsContext,
      single: raws.length === 1 ? (raws[0] ?? null) : null,
    };
    const there = endings.get(path);
    if (there === undefined) endings.set(path, [ending]);
    // 'A-level' and 'A levels' have one path, but where capitals matter each spelling is kept.
    else if (
      !there.some(
        (other) =>
          other.entry === entry &&
          other.plain === lastWord &&
          (other.raws === null || String(other.raws) === String(ending.raws)),
      )
    )
      there.push(ending);
  };
  const open = (firstStem: string): boolean => {
    const names = byFirstStem.get(firstStem);
    if (names === undefined) return false;
    if (opened.has(firstStem)) return true;
    opened.add(firstStem);
    names.forEach(take);
    return true;
  };

  let stems: ReadonlySet<string> | null = null;
  const hasStem = (stem: string): boolean => {
    if (byFirstStem.has(stem)) return true;
    stems ??= new Set(
      [...byFirstStem.values()].flat().flatMap(({ name }) => rawWordsOf(name.text).map((raw) => stemOf(fold(raw)))),
    );
    return stems.has(stem);
  };
  return { endings, beginnings, byTerm, open, hasStem };
};

let built: TermIndex | null = null;

/**
 * All names of the lexicon by their words, built at first use and kept. A text is walked once: from each word on as
 * long as some name continues, which is a few steps however large the lexicon is. A text contains few of the words that
 * names begin with, so the names are split only when a first word occurs: that halves the time until the first answer.
 * (A tree of maps was tried too and was slower to build.)
 */
export const termIndex = (): TermIndex => (built ??= build());

/** The entry printed as `term` (any capitals), or null. */
export const entryNamed = (term: string): TermEntry | null => termIndex().byTerm.get(term.toLowerCase()) ?? null;
