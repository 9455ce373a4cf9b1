import { fold } from '../../text/fold.ts';
import { spokenAbroad } from '../../lexicon/adverts/abroad.ts';
import { niceLanguageCue } from '../../lexicon/cues/nice-to-have.ts';
import { notAskedClause } from '../../lexicon/cues/unasked/not-asked-behind.ts';
import { compilePhrases } from '../../lexicon/phrases/compile.ts';
import { inSequence } from '../../lexicon/phrases/compose.ts';
import { isBehindWordForLanguage, languageAdjectives } from '../../lexicon/spoken-names.ts';
import { spokenLanguages } from '../../lexicon/stop-words.ts';
import type { RequirementGroup } from '../../model/keywords.ts';
import { rawWordsOf } from '../../text/words.ts';
import type { Statement } from '../statements/statement.ts';
import { languageClauses, type LanguagePlace } from './language-clauses.ts';
import { isUnasked, unaskedRanges } from './unasked.ts';

export type LanguageAsk = { language: string; label: string; group: RequirementGroup; quote: string };

const pattern = new RegExp(`\\b(${spokenLanguages.join('|')})\\b`, 'g');
const notLanguageSkill = compilePhrases(
  `
  teach*
  teacher
  literature
  Spanish-speaking
  major
  degree
  market
  cuisine
  food
  history
  English (I|II|III|IV|Language Arts)
  metric
  `,
  { start: 'word', end: 'word' },
);

/** 'A language other than English', 'además del español': this language is not what is asked for. */
const besideOther = inSequence(
  compilePhrases(
    `
    other than
    autre que
    distinto (de|del|al)
    diferente (de|del|al)
    divers[oa] da
    anders dan
    `,
    { start: 'word', ignoreCase: true },
  ),
  /\s(?:the |le |el |l['’])?$/iu,
);
const maxLengthOfThing = 60;
/** 'French pastry', 'German accounting standards': what comes from there, or is in force there. */
const thingOfPlace = inSequence(
  /^ (?:(?!(?:and|or|with|in|language|both)\b)\p{L}+ ){0,2}/iu,
  compilePhrases(
    `
    laws?
    legislation
    regulations
    gaap
    hgb
    standards
    tax
    taxes
    taxation
    accounting
    pastry
    pastries
    wines?
    breads?
    cooking
    dishes
    braid(s|ing)?
    manicures?
    polish
    doors?
    drains?
    horns?
    `,
    { end: 'letter', ignoreCase: true },
  ),
);

/**
 * The spoken languages required, each once. 'A or B' becomes two requirements: postings hardly ever mean it as a choice
 * unless neither is strictly needed.
 */
export const languageAsksOf = (statements: readonly Statement[]): readonly LanguageAsk[] => {
  const asks = new Map<string, LanguageAsk>();
  for (const statement of statements) {
    if (statement.part !== 'must' && statement.part !== 'nice') continue;
    if (notLanguageSkill.test(statement.text)) continue;
    const unasked = unaskedRanges(statement.text, statement.language);
    const places = languagesIn(statement);
    const clauseOf = languageClauses(statement, places);
    for (const { language, at } of places) {
      if (asks.has(language) || isUnasked(unasked, at) || besideOther.test(statement.text.slice(0, at))) continue;
      if (thingOfPlace.test(statement.text.slice(at, at + maxLengthOfThing).replace(/^\p{L}+/u, ''))) continue;
      const clause = clauseOf(at);
      const isNice = statement.part === 'nice' || niceLanguageCue.test(clause) || notAskedClause.test(clause);
      const group = isNice ? 'nice' : 'must';
      asks.set(language, { language, label: language, group, quote: statement.text });
    }
  }
  return [...asks.values()];
};

/** English names, and those in the posting's own language: 'Englischkenntnisse', 'anglais courant'. */
const languagesIn = ({ text, language }: Statement): readonly LanguagePlace[] => {
  const named = [...text.matchAll(pattern)].map((match) => ({ language: match[1] ?? '', at: match.index }));
  if (language === null) return named;
  const abroad = rawWordsOf(text).flatMap((raw) => {
    const plain = fold(raw).replace(/(?:sprach)?kenntnissen?$/, '');
    const adjective = languageAdjectives.get(plain);
    const spoken = spokenAbroad.get(plain) ?? adjective;
    if (spoken === undefined) return [];
    const at = text.indexOf(raw);
    const isOfOther = adjective !== undefined && !isBehindWordForLanguage(text.slice(0, at));
    return isOfOther ? [] : [{ language: spoken, at }];
  });
  return [...named, ...abroad];
};
