import { isNumeric } from './quantities.ts';
import { determiners, endsOfNames, plainInBase, plainInIng } from './tables/objects.ts';
import type { VerbReading } from './tables/verbs.ts';
import { verbReadings } from './tables/verbs.ts';
import type { Token } from './tokens.ts';

/** 'assistant', 'director': in the singular and without an article, the end of a title. */
export const isPersonNoun = (word: string): boolean =>
  /(?:er|or|ist|ant|ent|ee|nurse|chef|head|lead|intern|coach|lady|man|woman)$/iu.test(word);

/**
 * Whether a verb at `at` is told with what it was done to, so that another form of it is still a verb: 'Lead developer'
 * is not 'Led developer', 'Training materials' not 'Trained materials'.
 */
export const hasObject = (line: readonly Token[], at: number, { lemma, form }: VerbReading): boolean => {
  const next = line[at + 1];
  if (next === undefined) return false;
  if (next.key === 'and' || next.key === ',') {
    const following = line[at + 2]?.key === 'and' ? at + 3 : at + 2;
    const other = verbReadings(line[following]?.key ?? '').find((reading) => reading.form === form);
    return other !== undefined && hasObject(line, following, other);
  }
  if (next.isMark) return false;
  const word = next.key.toLowerCase();
  if (determiners.has(word) || isNumeric(word)) return true;
  if (word === 'with') return ['assist', 'help', 'work'].includes(lemma);
  if (word === 'in') return ['assist', 'help'].includes(lemma);
  if (lemma.includes(' ')) return true;
  const plain = form === 'ing' ? plainInIng : plainInBase;
  return plain.has(lemma) && /^\p{L}+$/u.test(word) && !endsOfNames.has(word) && !isPersonNoun(word) && !isSmall(word);
};

const isSmall = (word: string): boolean => /^(?:as|at|by|for|from|in|of|on|or|to|under|while|when|if|not)$/u.test(word);
