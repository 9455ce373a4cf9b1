import type { Term } from './terms.ts';

/** How a resume has a term. 'implied' is not scored: parts of it are there, and people disagree. */
export type Verdict = 'exact' | 'alias' | 'inflection' | 'implied' | 'no';

const folded = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/\s+/g, ' ');

const hasWords = (text: string, term: string): boolean => {
  const escaped = folded(term).replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(String.raw`(?<![\p{L}\p{N}])${escaped}(?![\p{L}\p{N}+#])`, 'u').test(text);
};

const stem = (word: string): string => word.replace(/(?<=.{3})(?:ations?|ings?|ions?|ies|ied|ers?|ed|es|s|e|y)$/, '');
const stemsOf = (text: string): string[] => (folded(text).match(/[\p{L}\p{N}+#]+/gu) ?? []).map(stem);

export const verdictOn = ({ name, aliases }: Term, resume: string): Verdict => {
  const text = folded(resume);
  if (hasWords(text, name)) return 'exact';
  if (aliases.some((alias) => hasWords(text, alias))) return 'alias';
  const asked = stemsOf(name);
  const own = stemsOf(resume);
  if (` ${own.join(' ')} `.includes(` ${asked.join(' ')} `)) return 'inflection';
  return asked.some((word) => word.length > 3 && own.includes(word)) ? 'implied' : 'no';
};
