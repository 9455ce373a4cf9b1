import {
  type Ambiguity,
  ambiguities,
  ambiguousHeads,
  headsOfTitles,
  weakHeadsOfTitles,
} from '../../lexicon/title-words/heads.ts';
import {
  compoundEndings,
  emptyTitleNouns,
  furtherWords,
  nounsBeforeHeads,
  studyEndings,
  titleModifiers,
  titlePrepositions,
  unpaidWords,
  wordsBehindHeads,
} from '../../lexicon/title-words/modifiers.ts';
import {
  notBeforePronoun,
  pronounsOfWriter,
  spokenOpeners,
  spokenVerbs,
  spokenWords,
} from '../../lexicon/title-words/spoken.ts';
import { wholeTitles } from '../../lexicon/title-words/whole-titles.ts';
import { type SectionKind, sectionKinds } from '../../section-kinds.ts';
import { fold } from '../../text/fold.ts';
import { remembered } from '../../text/remembered.ts';
import { foldTitle, partsOfTitle } from './title-key.ts';

/**
 * A title that is understood word by word. `ambiguity`: its kind is a default, and the content decides. `isSure`: its
 * words head sections wherever they stand alone; others ('Cards', 'Methods') need the type of a heading.
 */
export type ComposedTitle = { kind: SectionKind; ambiguity: Ambiguity | null; isSure: boolean };

const defaultKinds: Readonly<Record<Ambiguity, SectionKind>> = {
  studies: 'education',
  weakStudies: 'education',
  papers: 'publications',
  qualifications: 'education',
};

type Table = Partial<Record<SectionKind, readonly string[]>>;

const entriesOf = (table: Table, isSure: boolean): [string, ComposedTitle][] =>
  sectionKinds.flatMap((kind) =>
    (table[kind] ?? []).map((word): [string, ComposedTitle] => [word, { kind, ambiguity: null, isSure }]),
  );

/** By their words. The last entry of a word counts. */
const heads: ReadonlyMap<string, ComposedTitle> = new Map([
  ...entriesOf(weakHeadsOfTitles, false),
  ...entriesOf(headsOfTitles, true),
  ...ambiguities.flatMap((ambiguity) => {
    const isSure = ambiguity === 'studies' || ambiguity === 'qualifications';
    return ambiguousHeads[ambiguity].map((word): [string, ComposedTitle] => [
      word,
      { kind: defaultKinds[ambiguity], ambiguity, isSure },
    ]);
  }),
]);

const whole: ReadonlyMap<string, ComposedTitle> = new Map(entriesOf(wholeTitles, false));

/** In words: the longest head of the tables. */
const maxHeadWords = 4;
const maxParts = 4;
const maxLength = 64;

/** 'Licenses & Cards', 'Aus- und Fortbildung', 'Further teaching posts'; null where a word is unknown. */
export const composedTitle = remembered((text: string): ComposedTitle | null => {
  if (text.length > maxLength || /\d/u.test(text)) return null;
  const folded = foldTitle(text);
  const known = whole.get(folded) ?? heads.get(folded);
  // alone, what is of no other kind may as well be a part of a job: 'Clients', 'Recordings'
  if (known !== undefined) return { ...known, isSure: known.isSure && known.kind !== 'other' };
  const spoken = spokenTitle(folded.split(' '));
  if (spoken !== null) return spoken;
  const parts = partsOfTitle(text);
  if (parts.length > maxParts) return null;
  const found: ComposedTitle[] = [];
  for (const part of parts) {
    const own = headsOfPart(part);
    if (own === null) return null;
    found.push(...own);
  }
  return decided(found);
});

/** In words: a longer one is a sentence. */
const maxSpokenWords = 7;

/** 'Kitchens I have cooked in', 'Wo ich gearbeitet habe': one verb, and nothing else that is unknown. */
const spokenTitle = (words: readonly string[]): ComposedTitle | null => {
  const [first = '', second = ''] = words;
  if (words.length < 3 || words.length > maxSpokenWords) return null;
  if (
    !spokenOpeners.has(first) &&
    !(pronounsOfWriter.has(second) && !notBeforePronoun.has(first) && !spokenWords.has(first))
  )
    return null;
  const kinds = words.slice(1).flatMap((word) => spokenVerbs.get(word) ?? []);
  const [kind] = kinds;
  const areKnown = words.slice(1).every((word) => spokenWords.has(word) || spokenVerbs.has(word));
  // 'What I have worked with' are tools
  if (kind === 'experience' && first === 'what') return null;
  return kind === undefined || kinds.length > 1 || !areKnown ? null : { kind, ambiguity: null, isSure: false };
};

/** The first head that is sure of its kind decides, as in 'Courses and Certificates'; else the first one. */
const decided = (found: readonly ComposedTitle[]): ComposedTitle | null => {
  const [first] = found;
  if (first === undefined) return null;
  const certificate = found.find(({ kind }) => kind === 'certifications');
  const plain = first.ambiguity === null ? first : (certificate ?? found.find(({ ambiguity }) => ambiguity === null));
  // 'Memberships and Trainings': only certificates tell that it lists them
  const studies = found.find(({ ambiguity }) => ambiguity === 'studies' || ambiguity === 'qualifications');
  if (plain === first && first.kind === 'other' && studies !== undefined)
    return { ...first, ambiguity: 'qualifications', isSure: false };
  // 'Selected clients' may be a part of a job; 'Experience and roles' is no less sure than 'Experience'
  const sureKinds = new Set(found.flatMap((head) => (head.isSure ? [head.kind] : [])));
  const isSure = found.every((head) => sureKinds.has(head.kind) && head.kind !== 'other');
  return { ...(plain ?? first), isSure };
};

/** 'Aus-' in 'Aus- und Fortbildung': the rest of the word follows. */
const isClipped = (part: string): boolean => /^\p{L}{2,14}-$/u.test(part);

const isModifier = (word: string, isBehindHead: boolean): boolean =>
  titleModifiers.has(word) ||
  unpaidWords.has(word) ||
  emptyTitleNouns.has(word) ||
  (isBehindHead && wordsBehindHeads.has(word));

/** "l'attestation", and "ATTIVITA'" with an apostrophe for the accent. */
const withoutApostrophe = (word: string): string =>
  word.includes("'") ? word.replace(/^[dl]'(?=\p{L}{3})|'$/u, '') : word;

/** 'Vrijwilligersfuncties', 'Ehrenamtstätigkeiten', 'Freiwilligeneinsätze'. */
const unpaidStarts = /^(?:vrijwilligers|ehrenamts|freiwilligen)/u;

/** 'Co' in 'Co-curricular courses': the first part of a compound need not be known. */
const isBeforeHyphen = (word: string, part: string): boolean => {
  const folded = fold(part);
  return folded.includes('-') && [...folded.matchAll(/\p{L}+(?=-\p{L})/gu)].some(([before]) => before === word);
};

/** The head that decides, and behind it those that a preposition adds; empty for modifiers alone, null for an unknown word. */
const headsOfPart = (part: string): readonly ComposedTitle[] | null => {
  if (isClipped(part)) return [];
  const words = foldTitle(part).split(' ').map(withoutApostrophe);
  const main: ComposedTitle[] = [];
  const added: ComposedTitle[] = [];
  let isAdded = false;
  for (let at = 0; at < words.length;) {
    const length = headLengthAt(words, at);
    if (length > 0) {
      const head = headOf(words.slice(at, at + length).join(' '));
      if (head !== null) (isAdded ? added : main).push(head);
      at += length;
      continue;
    }
    const word = words[at] ?? '';
    if (titlePrepositions.has(word)) isAdded = main.length > 0;
    else if (main.length > 0 && !isAdded && nounsBeforeHeads.has(word)) return null;
    else if (!isModifier(word, main.length > 0) && !isBeforeHyphen(word, part)) return null;
    at += 1;
  }
  const last = main.at(-1);
  if (last === undefined) return added;
  const isWork = last.kind === 'experience' || last.kind === 'other';
  const isUnpaid = isWork && words.some((word) => unpaidWords.has(word) || unpaidStarts.test(word));
  // 'Internship in Finance' is a job, 'Experience with tools' an item of a list
  const isSure = last.isSure && !isAdded;
  const isFurther =
    last.kind === 'education' && last.ambiguity === null && words.some((word) => furtherWords.has(word));
  const ambiguity = isFurther ? 'studies' : last.ambiguity;
  return [{ ambiguity, isSure, kind: isUnpaid ? 'volunteering' : last.kind }, ...added];
};

/** How many words the longest head that begins with a word has: hardly any has more than one. */
const longestByFirst: ReadonlyMap<string, number> = new Map(
  [...heads.keys()]
    .map((head) => head.split(' '))
    .filter(({ length }) => length <= maxHeadWords)
    .toSorted((a, b) => a.length - b.length)
    .map((words): [string, number] => [words[0] ?? '', words.length]),
);

/** Number of words of the longest head that starts at a word; 0 for none. */
const headLengthAt = (words: readonly string[], at: number): number => {
  const first = words[at] ?? '';
  for (let length = Math.min(longestByFirst.get(first) ?? 1, words.length - at); length > 1; length -= 1)
    if (heads.has(words.slice(at, at + length).join(' '))) return length;
  return headOf(first) === null ? 0 : 1;
};

const headOf = (word: string): ComposedTitle | null => heads.get(word) ?? compoundOf(word);

/** Letters before the last part of a compound. */
const minFirstPart = 3;

/** Kinds whose compounds may as well be parts of another section: 'Führungserfahrung' a skill, 'Kundenschulungen' a duty. */
const areParts: ReadonlySet<SectionKind> = new Set(['experience', 'education']);

const compoundOf = (word: string): ComposedTitle | null => {
  if (word.includes(' ')) return null;
  const ending = endingsByLetters
    .get(word.slice(-minEnding))
    ?.find((end) => word.endsWith(end) && word.length >= end.length + minFirstPart);
  if (ending === undefined) return null;
  if (studyEndings.has(ending)) return { kind: 'education', ambiguity: 'studies', isSure: false };
  const kind = compoundEndings.get(ending);
  return kind === undefined ? null : { kind, ambiguity: null, isSure: !areParts.has(kind) };
};

const endings: readonly string[] = [...studyEndings, ...compoundEndings.keys()];
const minEnding = Math.min(...endings.map(({ length }) => length));

/** By their last letters, because hardly any word of a text has one of the endings. Those of studies come first. */
const endingsByLetters: ReadonlyMap<string, readonly string[]> = Map.groupBy(endings, (ending) =>
  ending.slice(-minEnding),
);
