import { functionWords } from '../lexicon/stop-words.ts';
import { familyOf } from '../terms/family.ts';
import { mentionsAt, type Mention, type ResumeWords } from './resume-words.ts';
import { wordsOf } from '../text/words.ts';

const familiesOf = new WeakMap<ResumeWords, ReadonlyMap<string, readonly number[]>>();

/** Indices of words by word family, computed at first use. */
const byFamily = (resume: ResumeWords): ReadonlyMap<string, readonly number[]> => {
  const before = familiesOf.get(resume);
  if (before !== undefined) return before;
  const families = new Map<string, number[]>();
  resume.words.forEach(({ stem }, index) => {
    const family = familyOf(stem);
    const indices = families.get(family);
    if (indices === undefined) families.set(family, [index]);
    else indices.push(index);
  });
  familiesOf.set(resume, families);
  return families;
};

/** Between a verb and its object: 'negotiated two supply contracts'. */
const maxWordsBetween = 2;

const isFiller: ReadonlySet<string> = new Set(functionWords);

const isRunFrom = (resume: ResumeWords, wanted: readonly string[], start: number): boolean =>
  wanted.every((family, offset) => {
    const word = resume.words[start + offset];
    return word !== undefined && familyOf(word.stem) === family && (offset === 0 || word.joint === 'soft');
  });

/**
 * 'Assessed credit risks' for 'risk assessment': the verb, then its object within a few words. Returns the index of the
 * last word, or null.
 */
const objectAfter = (resume: ResumeWords, object: string, verb: number): number | null => {
  for (let at = verb + 1; at <= verb + 1 + maxWordsBetween; at += 1) {
    const word = resume.words[at];
    if (word === undefined || word.joint === 'hard') return null;
    if (familyOf(word.stem) === object) return at;
    // 'Managed to', 'planned with': no object follows.
    if (
      isFiller.has(word.plain) &&
      !/^(?:a|an|the|our|all|its|their|two|three|four|five|six|own|new)$/.test(word.plain)
    )
      return null;
  }
  return null;
};

/**
 * Places that contain related forms of a term's words: 'scheduler' for 'scheduling', 'negotiated contracts' for
 * 'contract negotiation'. Used when neither the lexicon nor the words themselves were found.
 */
export const relatedMentions = (resume: ResumeWords, term: string): readonly Mention[] => {
  const wanted = wordsOf([{ text: term, isNewStart: true }]).map(({ stem }) => familyOf(stem));
  const [first, second] = wanted;
  if (first === undefined || wanted.length > 4 || (wanted.length === 1 && first.length < 4)) return [];
  const families = byFamily(resume);
  const runs = (families.get(first) ?? [])
    .filter((start) => isRunFrom(resume, wanted, start))
    .map((start) => ({ first: start, last: start + wanted.length - 1 }));
  if (second === undefined || wanted.length !== 2) return mentionsAt(resume, runs);
  const verbRuns = (families.get(second) ?? []).flatMap((verb) => {
    const last = objectAfter(resume, first, verb);
    return last === null ? [] : [{ first: verb, last }];
  });
  return mentionsAt(resume, [...runs, ...verbRuns]);
};
