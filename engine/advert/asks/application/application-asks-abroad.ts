import type { AdLanguage } from '../../../lexicon/adverts/abroad.ts';
import {
  applicationAbroad,
  deniedAbroad,
  managedAbroad,
  noProblemAbroad,
} from '../../../lexicon/adverts/application-abroad.ts';
import { niceSentenceCue } from '../../../lexicon/cues/nice-to-have.ts';
import { compilePhrases } from '../../../lexicon/phrases/compile.ts';
import { inSequence } from '../../../lexicon/phrases/compose.ts';
import type { Statement } from '../../statements/statement.ts';

const wholeWords = { start: 'letter', end: 'letter', ignoreCase: true } as const;

const questions: ReadonlyMap<string, RegExp> = new Map(
  Object.entries(applicationAbroad).map(([id, phrases]) => [id, compilePhrases(phrases, wholeWords)]),
);
const denied: Readonly<Record<AdLanguage, RegExp>> = {
  de: compilePhrases(deniedAbroad.de, wholeWords),
  fr: compilePhrases(deniedAbroad.fr, wholeWords),
  es: compilePhrases(deniedAbroad.es, wholeWords),
  it: compilePhrases(deniedAbroad.it, wholeWords),
  pt: compilePhrases(deniedAbroad.pt, wholeWords),
  nl: compilePhrases(deniedAbroad.nl, wholeWords),
};
const noProblem = compilePhrases(noProblemAbroad, wholeWords);
const managed = inSequence(
  compilePhrases(managedAbroad, { ...wholeWords, global: true }),
  /(?:(?! (?:und|et|y|e|en)\b) \p{L}+){1,4}/iu,
);

/** 'Fines de semana libres': among the benefits these say what nobody has to do. */
const offered: ReadonlySet<string> = new Set(['shift', 'travel']);
const clauseEnd = /[,;]|\.\s/u;

/** Whether a clause in this language says what nobody has to do. */
export const isDeniedAbroad = (clause: string, language: AdLanguage | null): boolean =>
  language !== null && denied[language].test(clause) && !noProblem.test(clause);

/** Whether a statement in another language than English makes the form ask this question. `isRequired`: a wish does not. */
export const isAskedAbroad = (id: string, { text, part, language }: Statement, isRequired: boolean): boolean => {
  const pattern = questions.get(id);
  if (language === null || pattern === undefined || (part === 'boilerplate' && offered.has(id))) return false;
  return text.split(clauseEnd).some((clause) => {
    if (!pattern.test(clause.replaceAll(managed, ' ')) || isDeniedAbroad(clause, language)) return false;
    return !isRequired || !niceSentenceCue.test(clause);
  });
};
