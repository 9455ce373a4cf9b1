import type { Check } from '../../model/check.ts';
import type { Bullet } from '../../model/facts.ts';
import { failed, firstFew, passed } from '../outcomes.ts';
import { areMostMarked, bulletsAmong, markedAmong } from '../count-of-bullets.ts';

const minWords = 28;
const minJoints = 5;
/** Words and characters that add another clause to a sentence. Commas are left out: lists of tools have many. */
const joint =
  /\b(?:and|which|that|while|where|whereby|thereby|thus|including|resulting in|as well as|in order to)\b|[;()]/gi;
/** 'Office of Training and Development', 'Food Policy (SINFOP)': within a name, and its abbreviation. */
const inName = /(?<=\p{Lu}[\p{L}\p{N}]{0,30}) and (?=\p{Lu})|\(\p{Lu}{2,12}\)/gu;

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
    const tangled = markedAmong(bullets).filter(isTangled);
    if (tangled.length === 0) return areMostMarked(bullets) ? passed : { is: 'not-applicable' };
    return failed(
      0.9 - tangled.length / bullets.length,
      `${bulletsAmong(tangled, bullets)} ${tangled.length === 1 ? 'joins' : 'join'} many clauses with "and", "which" or brackets.`,
      'Make one point in each bullet: what you did, then what it achieved. Put the rest in a separate bullet.',
      firstFew(tangled).map(({ field }) => cite.field(field)),
    );
  },
};

const isTangled = ({ text, words }: Bullet): boolean =>
  words.length >= minWords && (text.slice(0, 2000).replaceAll(inName, ' ').match(joint)?.length ?? 0) >= minJoints;
