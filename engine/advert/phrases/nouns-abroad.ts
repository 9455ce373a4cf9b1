import type { AdLanguage } from '../../lexicon/adverts/abroad.ts';
import {
  clauseWords,
  looseEndings,
  nounMarkers,
  purposeWords,
  sentenceOpeners,
} from '../../lexicon/adverts/clauses.ts';
import type { Word } from '../../text/words.ts';
import { isEnumeration } from '../statements/advert-lines.ts';
import { asksAbroad } from '../statements/verb-first-abroad.ts';
import type { Statement } from '../statements/statement.ts';
import { isBeside, opens } from './abroad/words-between.ts';
import type { Phrase } from './phrase-shape.ts';

/** Longer items are sentences, unless they are lists: what they ask for is after the words that ask. */
const maxWords = 10;

/** ', Teil eines Teams zu sein': a clause at the end of a German item that says what somebody will do. */
export const isInVerbClause = (words: readonly Word[], { first }: Phrase): boolean => {
  const [before, last] = [words.at(-2), words.at(-1)];
  if (before?.plain !== 'zu' || !/^\p{Ll}+n$/u.test(last?.raw ?? '')) return false;
  return first >= words.findLastIndex(({ joint }) => joint === 'hard');
};

/** Whether an item in another language can be nothing but the names of what it asks for: there each noun is one. */
export const isListOfNouns = (words: readonly Word[], { isItem, text }: Statement, language: AdLanguage): boolean =>
  isItem &&
  !sentenceOpeners[language].has(words[0]?.plain ?? '') &&
  (asksAbroad(text) ||
    ((words.length <= maxWords || isEnumeration(text)) &&
      !words.some(({ plain }) => clauseWords[language].has(plain))));

/** 'Connaissance des normes afin de ...', 'Kenntnisse in SQL runden ...': what follows says why, where or what then. */
export const endsAsk = (words: readonly Word[], index: number, language: AdLanguage): boolean => {
  const [before, word] = [words[index - 1], words[index]];
  const isNextInList = before !== undefined && /^(?:und|oder|et|ou|y|o|e|en|of)$/.test(before.plain);
  return before !== undefined && word !== undefined && !isNextInList && purposeWords[language].has(word.plain);
};

const isLink = ({ plain }: Word): boolean => /^(?:et|ou|y|o|e|u)$/.test(plain);

/** 'académiques', 'avérées', 'majeur': one word in lower case that qualifies another and names nothing itself. */
export const isLooseAdjective = (words: readonly Word[], { first, last }: Phrase, language: AdLanguage): boolean => {
  const [before, word] = [words[first - 1], words[first]];
  const ending = looseEndings[language];
  if (ending === null || word === undefined || !/^\p{Ll}+$/u.test(word.raw)) return false;
  // 'réglementation sociale européenne': the noun that was cut off had several.
  if (first !== last && !(before !== undefined && isBeside(before, language) && !opens(before))) return false;
  // the items of a list are nouns: 'accueil, vente'
  if (before === undefined || word.joint === 'hard' || nounMarkers.has(before.plain)) return false;
  // 'outils informatique'
  if (before.plain.endsWith('s') && word.plain.endsWith('ique')) return false;
  // 'solide et démontrable', but 'vente et caisse'
  if (isLink(before) && !ending.test(words[first - 2]?.plain ?? '')) return false;
  return ending.test(word.plain);
};
