import { niceDegreeCue } from '../../lexicon/cues/nice-to-have.ts';
import { askedDegree, afterDegree, notDegree, orExperience } from '../../lexicon/phrases/degree-phrases.ts';
import type { RequirementGroup } from '../../model/keywords.ts';
import { degreeLevelsIn, type DegreeLevel } from '../../terms/degree-levels.ts';
import type { Statement } from '../statements/statements-of.ts';

export type DegreeAsk = {
  label: string;
  group: RequirementGroup;
  level: DegreeLevel;
  orExperience: boolean;
  quote: string;
};

/** Capitals that mean a degree only before its subject: 'BS in geology'. */
const shortDegreeName = /\b(?:BS|BA|MS|MA) (?:in|or)\b/;

/** The part of a statement that names a degree and its subject, up to the next requirement; null when it names none. */
export const degreeRange = (text: string): { from: number; to: number } | null => {
  const match = askedDegree.exec(text) ?? shortDegreeName.exec(text);
  if (match === null || notDegree.test(text)) return null;
  const rest = text.slice(match.index);
  const end = rest.search(afterDegree);
  return { from: match.index, to: end < 0 ? text.length : match.index + end };
};

/** Removes an unclosed bracket with its contents: 'PhD in botany (or relevant work'. */
const withoutOpenBracket = (text: string): string => {
  const open = text.lastIndexOf('(');
  return open > text.lastIndexOf(')') ? text.slice(0, open) : text;
};

const labelOf = (text: string, from: number, to: number): string =>
  withoutOpenBracket(
    text
      .slice(from, to)
      .replace(
        /\s*[,;(]?\s*(?:is |are )?(?:required|preferred|essential|desirable|a plus|an advantage|graduating.*)\s*\)?\.?$/i,
        '',
      )
      .slice(0, 120),
  ).replace(/[\s.,;:(]+$/, '');

const askIn = (statement: Statement): DegreeAsk[] => {
  const stretch = degreeRange(statement.text);
  if (stretch === null) return [];
  const clauses = statement.text.slice(stretch.from);
  const [main = '', ...others] = clauses.split(';');
  const hasAlternative = orExperience.test(clauses);
  const inGroup = (text: string): RequirementGroup =>
    statement.part === 'nice' || niceDegreeCue.test(text) ? 'nice' : 'must';
  const asks: DegreeAsk[] = [];
  for (const clause of [main, ...others]) {
    const [level] = degreeLevelsIn(clause);
    if (level === undefined) continue;
    const label =
      clause === main
        ? labelOf(statement.text, stretch.from, Math.min(stretch.to, stretch.from + main.length))
        : clause.trim().replace(/\.$/, '');
    asks.push({ label, group: inGroup(clause), level, orExperience: hasAlternative, quote: statement.text });
  }
  return asks;
};

/** The degrees required; of several in one group the lowest counts, since any of them is enough. */
export const degreeAsksOf = (statements: readonly Statement[]): readonly DegreeAsk[] => {
  const asks = statements.filter((statement) => statement.part === 'must' || statement.part === 'nice').flatMap(askIn);
  const kept: DegreeAsk[] = [];
  for (const ask of asks) if (!kept.some((other) => other.group === ask.group)) kept.push(ask);
  return kept;
};
