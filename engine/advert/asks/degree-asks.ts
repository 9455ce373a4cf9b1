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

const degreeName =
  /\b(?:completed studies|studies in|bachelor|master(?:['’]?s| of| in| degree)|ph\.? ?d\b|doctorate|doctoral|associate['’]?s degree|associate degree|degree\b|diploma\b|b\.?sc\b|m\.?sc\b|b\.?eng\b|mba\b|ged\b|high school|BS\/BA|BA\/BS|B\.S\.|B\.A\.|bsn\b|msn\b|m\.ed|grado en|licenciatura|laurea|superior completo|bacharelado|de formation|bac ?\+ ?\d|hochschulstudium|abgeschlossenes studium)/i;
/** Capitals that mean a degree before its subject only: 'BS in geology'. */
const shortDegreeName = /\b(?:BS|BA|MS|MA) (?:in|or)\b/;
const notAsked =
  /\bdegree of\b|\bhigh degree\b|\bhigh school (?:students?|teach\w*|classroom|level|math\w*)|360[- ]degree|\bmaster data\b|\bscrum master\b/i;

/** Where a statement speaks of a degree and its subject, up to what is asked beside it; null when it does not. */
export const degreeStretch = (text: string): { from: number; to: number } | null => {
  const match = degreeName.exec(text) ?? shortDegreeName.exec(text);
  if (match === null || notAsked.test(text)) return null;
  const rest = text.slice(match.index);
  const end = rest.search(
    /;|\bwith (?=\d|at least|experience|strong|proven|a minimum)|\bplus\b|\band (?=at least|\d|proven|strong|experience)|\.\s|\s\(?(?:or equivalent|or \d)/i,
  );
  return { from: match.index, to: end < 0 ? text.length : match.index + end };
};

/** A bracket that was cut open goes whole: 'PhD in botany (or relevant work'. */
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

const niceWords = /\b(?:preferred|preferably|a plus|an advantage|desirable|beneficial|ideally|nice to have|bonus)\b/i;

const askIn = (statement: Statement): DegreeAsk[] => {
  const stretch = degreeStretch(statement.text);
  if (stretch === null) return [];
  const clauses = statement.text.slice(stretch.from);
  const [main = '', ...others] = clauses.split(';');
  const orExperience =
    /\bor (?:an? )?(?:equivalent|comparable|relevant|related|significant|similar)?\s*(?:practical |work |professional |combination of )?experience\b|\bequivalent (?:practical |work |combination)?|\bor comparable\b/i.test(
      clauses,
    );
  const inGroup = (text: string): RequirementGroup =>
    statement.part === 'nice' || niceWords.test(text) ? 'nice' : 'must';
  const asks: DegreeAsk[] = [];
  for (const clause of [main, ...others]) {
    const [level] = degreeLevelsIn(clause);
    if (level === undefined) continue;
    const label =
      clause === main
        ? labelOf(statement.text, stretch.from, Math.min(stretch.to, stretch.from + main.length))
        : clause.trim().replace(/\.$/, '');
    asks.push({ label, group: inGroup(clause), level, orExperience, quote: statement.text });
  }
  return asks;
};

/** The degrees asked for; of several in one group the lowest counts, since any of them opens the door. */
export const degreeAsksOf = (statements: readonly Statement[]): readonly DegreeAsk[] => {
  const asks = statements.filter((statement) => statement.part === 'must' || statement.part === 'nice').flatMap(askIn);
  const kept: DegreeAsk[] = [];
  for (const ask of asks) if (!kept.some((other) => other.group === ask.group)) kept.push(ask);
  return kept;
};
