import { activityNouns, askedNouns } from '../../lexicon/cues/asking.ts';
import { functionWordSet, headNounSet, isBaseOf } from '../word-classes.ts';
import type { Candidate } from './candidate.ts';

/** 'managing' in 'managing the sales cycle', unlike 'welding techniques' and 'coaching a plus'. */
export const isVerbBeforeObject = ({ words, first, last }: Candidate): boolean => {
  const [word, next, after] = [words[first], words[first + 1], words[first + 2]];
  if (first !== last || word === undefined || next === undefined || next.before !== ' ') return false;
  if (!/^\p{Ll}+ing$/u.test(word.raw) || !isBaseOf(word.plain)) return false;
  if (/^(?:the|our|their|its|these|those|new)$/.test(next.plain)) return true;
  // 'coaching a plus'
  if (/^an?$/.test(next.plain))
    return (
      after?.joint === 'soft' &&
      !/^(?:plus|must|bonus|asset|advantage|big|strong|huge|real|distinct|definite)$/.test(after.plain)
    );
  const isObject = !functionWordSet.has(next.plain) && !headNounSet.has(next.plain) && !askedNouns.has(next.plain);
  return isObject && after?.joint === 'soft' && !activityNouns.has(word.plain);
};

const maxVerbsInRow = 12;

/** 'deploying' in 'deploying and configuring servers', 'complying' in 'complying with laws'. */
export const isVerbInRow = ({ words, first, last }: Candidate): boolean => {
  const [word, next, second] = [words[first], words[first + 1], words[first + 2]];
  if (first !== last || word === undefined || next === undefined) return false;
  if (next.joint === 'soft' && next.plain === 'with' && /^(?:deal|interact)ing$/.test(word.plain)) return true;
  if (!isBaseOf(word.plain)) return false;
  if (next.joint === 'soft' && /^(?:with|to)$/.test(next.plain)) return true;
  const other = /^\s*,\s*$/.test(next.before) ? next : /^(?:and|or)$/.test(next.plain) ? second : undefined;
  if (other === undefined || !other.plain.endsWith('ing') || !isBaseOf(other.plain)) return false;
  // The last of the verbs has the object.
  const at = other === next ? first + 1 : first + 2;
  const rest = words
    .slice(at + 1, at + maxVerbsInRow)
    .find((each) => !(each.plain.endsWith('ing') || /^(?:and|or)$/.test(each.plain)));
  return rest !== undefined && rest.joint === 'soft';
};
