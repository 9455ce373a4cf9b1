import { traitNames } from '../../lexicon/traits/index.ts';
import { linesOf } from '../../lexicon/lines.ts';
import { fold } from '../../text/fold.ts';

export type TraitLanguage = keyof typeof traitNames;
export type TraitForm = 'quality' | 'noun' | 'drive' | 'act';

/** One name of a trait. `words` are folded; a gap is null. */
export type TraitName = {
  trait: string;
  /** Names with the same key are forms of one word, or of one idea: 'motivated' and 'motivation', but not 'driven'. */
  key: string;
  form: TraitForm;
  words: readonly (string | null)[];
  /** Whether it says something about a person only beside another trait. */
  needsCompany: boolean;
};

const innerGroup = /\(([^()]*)\)/u;
/** 'organi(s|z)ed' is 'organised' and 'organized'. */
export const expanded = (name: string): readonly string[] => {
  const group = innerGroup.exec(name);
  if (group === null) return [name];
  const [before, after] = [name.slice(0, group.index), name.slice(group.index + group[0].length)];
  return (group[1] ?? '').split('|').flatMap((choice) => expanded(before + choice + after));
};

/** Before a word these leave it the same trait: 'self-motivated', 'hochmotiviert'. */
const intensifying: ReadonlySet<string> = new Set('self auto well hoch pro highly'.split(' '));
const lengthOfRoot = 5;

const keyOf = (trait: string, words: TraitName['words']): string => {
  const own = words.filter((word) => word !== null && !intensifying.has(word));
  return own.length === 1 ? `${trait}: ${own[0]?.slice(0, lengthOfRoot)}` : trait;
};

const namesOf = (table: string, form: TraitForm): readonly TraitName[] =>
  linesOf(table).flatMap((line) => {
    const [trait = '', names = ''] = line.split(' = ');
    return names.split(',').flatMap((written) => {
      const name = written.trim();
      const needsCompany = name.endsWith('?');
      return expanded(needsCompany ? name.slice(0, -1) : name).map((one) => {
        const words = (fold(one).match(/[\p{L}\p{N}]+|~/gu) ?? []).map((word) => (word === '~' ? null : word));
        return { trait, key: keyOf(trait, words), form, words, needsCompany };
      });
    });
  });

type TraitIndex = ReadonlyMap<string, readonly TraitName[]>;

const built = new Map<TraitLanguage, TraitIndex>();

/** The names of one language by their first word, the longest first. Built at first use. */
export const traitIndex = (language: TraitLanguage): TraitIndex => {
  const before = built.get(language);
  if (before !== undefined) return before;
  const { qualities, nouns, drives, acts } = traitNames[language];
  const all = [
    ...namesOf(drives, 'drive'),
    ...namesOf(acts, 'act'),
    ...namesOf(nouns, 'noun'),
    ...namesOf(qualities, 'quality'),
  ].toSorted((one, other) => other.words.length - one.words.length);
  const index = Map.groupBy(all, ({ words }) => words[0] ?? '');
  built.set(language, index);
  return index;
};

/** Whether a folded word alone says what somebody is like. */
export const isNameOfQuality = (word: string, language: TraitLanguage): boolean =>
  (traitIndex(language).get(word) ?? []).some(({ form, words }) => form === 'quality' && words.length === 1);
