import { alsoNouns, isPastForm, presentVerbs } from '../../lexicon/verbs.ts';
import { wordSet } from '../../lexicon/word-set.ts';
import type { Check } from '../../model/check.ts';
import { writtenWordsOf } from '../../text/written-words.ts';
import { failed, firstFew, passed } from '../outcomes.ts';
import { areMostMarked, bulletsAmong, markedAmong } from '../count-of-bullets.ts';

const minWords = 28;
/** Words that add a clause: a sentence with three of them has four clauses. */
const minJoints = 3;
const joints: ReadonlySet<string> = wordSet('because that thereby thus where whereby which while who whose');
/** Bounds the work for paragraphs that are set as one bullet. */
const maxLength = 2000;

export const tangledBullets: Check<'bullets' | 'english' | 'cite'> = {
  id: 'tangled-bullets',
  group: 'wording',
  title: {
    pass: 'We found no overloaded bullets',
    fail: 'Some bullets pack too much into one sentence',
  },
  why: 'Readers skim. A sentence with many clauses has to be read twice. This matters to people, not to parsers.',
  impact: 'hint',
  needs: ['bullets', 'english', 'cite'],
  sources: [],
  run: ({ bullets, cite }) => {
    const marked = markedAmong(bullets);
    const tangled = marked.filter(({ text }) => joinsMany(text, isJoint));
    if (tangled.length === 0) {
      const maybeTangled = marked.some(({ text }) => joinsMany(text, mayBeJoint));
      return areMostMarked(bullets) && !maybeTangled ? passed : { is: 'not-applicable' };
    }
    return failed(
      0.9 - tangled.length / bullets.length,
      `${bulletsAmong(tangled, bullets)} ${tangled.length === 1 ? 'joins' : 'join'} many clauses with words such as "and", "which" or "that".`,
      'Make one point in each bullet: what you did, then what it achieved. Put the rest in a separate bullet.',
      firstFew(tangled).map(({ field }) => cite.field(field)),
    );
  },
};

type IsJoint = (word: string, index: number, words: readonly string[]) => boolean;

const joinsMany = (text: string, isOne: IsJoint): boolean =>
  text
    .slice(0, maxLength)
    .split(/[.!?]\s+(?=\p{Lu})/u)
    .map(writtenWordsOf)
    .some((words) => words.length >= minWords && words.filter(isOne).length >= minJoints);

/** Behind a verb comes what is done; behind a participle before its noun a noun: 'and distributed Linux servers'. */
const opensObject = wordSet(
  'a an the this these that those all each every both my our their its his her your new over up out off with for in on to into by at of from as about how when where',
);

/** 'and' joins nouns as well, which a list may have many of: only before a verb it may add a clause. */
const mayBeJoint: IsJoint = (word, index, words) => {
  if (word.toLowerCase() !== 'and') return joints.has(word.toLowerCase());
  const next = words[index + 1]?.toLowerCase() ?? '';
  return isPastForm(next) || (presentVerbs.has(next) && !alsoNouns.has(next));
};

/** Before a verb and its object it does; 'and trained staff' may also be people. */
const isJoint: IsJoint = (word, index, words) => {
  if (!mayBeJoint(word, index, words)) return false;
  if (word.toLowerCase() !== 'and') return true;
  const object = words[index + 2]?.toLowerCase() ?? '';
  return opensObject.has(object) || /^\d/u.test(object);
};
