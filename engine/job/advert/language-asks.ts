import { spokenLanguages } from '../../lexicon/stop-words.ts';
import type { RequirementGroup } from '../../model/keywords.ts';
import type { Statement } from './statements-of.ts';

export type LanguageAsk = { language: string; label: string; group: RequirementGroup; quote: string };

const pattern = new RegExp(`\\b(${spokenLanguages.join('|')})\\b`, 'g');
const notSpoken =
  /\b(?:teach\w*|teacher|literature|Spanish-speaking|major|degree|market|cuisine|food|history|English (?:I|II|III|IV|Language Arts))\b/;
const niceWords =
  /\b(?:preferred|preferably|a plus|an advantage|advantageous|desirable|beneficial|ideally|nice to have|an asset|bonus)\b/i;

/** The spoken languages asked for, each once. 'A or B' stays two asks only when both are said to be needed, which adverts hardly ever mean. */
export const languageAsksOf = (statements: readonly Statement[]): readonly LanguageAsk[] => {
  const asks = new Map<string, LanguageAsk>();
  for (const statement of statements) {
    if (statement.part !== 'must' && statement.part !== 'nice') continue;
    if (notSpoken.test(statement.text)) continue;
    for (const match of statement.text.matchAll(pattern)) {
      const language = match[1] ?? '';
      const clause = clauseOf(statement.text, match.index);
      const group = statement.part === 'nice' || niceWords.test(clause) ? 'nice' : 'must';
      if (!asks.has(language)) asks.set(language, { language, label: language, group, quote: statement.text });
    }
  }
  return [...asks.values()];
};

const clauseOf = (text: string, at: number): string => {
  const from = Math.max(text.lastIndexOf(',', at), text.lastIndexOf(';', at)) + 1;
  const end = text.slice(at).search(/[,;]/);
  return text.slice(from, end < 0 ? text.length : at + end);
};
