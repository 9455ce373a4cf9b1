import { auxiliaryVerbs, holderWords, jobWords, speakerWords } from '../../lexicon/adverts/sentence-words.ts';
import { askedNouns, askingNouns } from '../../lexicon/cues/asking.ts';
import { alsoNouns, presentVerbs } from '../../lexicon/verbs.ts';
import type { Word } from '../../text/words.ts';
import { functionWordSet } from '../word-classes.ts';

/**
 * What a sentence is about: the person who does the job (`holder`), the employer, the job, a requirement (`asked`) or
 * something else; `none` without a finite verb, `verb` where it begins with one.
 */
export type Subject = 'none' | 'verb' | 'holder' | 'employer' | 'job' | 'asked' | 'other';

/** 'provides' in 'The museum provides': a verb of the third person, and no plural. */
const isThirdPerson = ({ plain, raw }: Word): boolean =>
  /[^s]s$/.test(plain) && /^\p{Ll}/u.test(raw) && presentVerbs.has(plain) && !alsoNouns.has(plain);

/** `title` has the stems of the first line of the posting: 'The rigger will splice' is about who does the work. */
export const subjectOf = (words: readonly Word[], title: ReadonlySet<string>): Subject => {
  const verb = words.findIndex((word, at) => auxiliaryVerbs.has(word.plain) || (at > 0 && isThirdPerson(word)));
  if (verb < 0) return 'none';
  if (verb === 0) return 'verb';
  const said = words.slice(0, verb);
  const has = (set: ReadonlySet<string>): boolean => said.some(({ plain }) => set.has(plain));
  if (has(holderWords)) return 'holder';
  if (has(speakerWords)) return 'employer';
  if (has(askingNouns) || has(askedNouns)) return 'asked';
  if (has(jobWords)) return 'job';
  return said.some(({ plain, stem }) => title.has(stem) && !functionWordSet.has(plain)) ? 'holder' : 'other';
};
