import type { Origin } from './judged.ts';
import { isPersonNoun } from './object-rule.ts';
import { type Hunk, offered, rejected, type Verdict } from './hunk.ts';
import { isNumeric, isSameQuantity } from './quantities.ts';
import {
  articleMatters,
  articles,
  connectives,
  fillerPhrases,
  fillers,
  prepositions,
  shorter,
} from './tables/phrases.ts';
import { guardedPhrases, hedges, negations } from './tables/guarded-words.ts';
import { verbReadings } from './tables/verbs.ts';
import type { Token } from './tokens.ts';

export const textOf = (tokens: readonly Token[]): string => tokens.map(({ text }) => text).join(' ');

export const isFiller = ({ key }: Token): boolean => fillers.has(key.toLowerCase()) || fillerPhrases.includes(key);

/** A period at the end, and the comma before 'and' where another comma stands. Other marks change what belongs together. */
export const marksOnly = ({ gone, come, isAtEnd, next, source }: Hunk): Verdict | null => {
  if (![...gone, ...come].every(({ isMark }) => isMark)) return null;
  const all = [...gone, ...come].map(({ key }) => key);
  if (isAtEnd && all.every((mark) => mark === '.')) return offered();
  const isLastComma = all.length === 1 && all[0] === ',' && (next?.key === 'and' || next?.key === 'or');
  if (isLastComma && source.filter(({ key }) => key === ',').length > gone.length) return offered();
  return rejected('meaning', textOf([...gone, ...come]));
};

/** 'the' and 'a', where neither singles out nor counts. */
const articleAt = (token: Token, isComing: boolean, { previous, next }: Hunk): boolean => {
  if (next === undefined || next.isMark || articleMatters.has(next.key.toLowerCase()) || isNumeric(next.key))
    return false;
  if (previous !== undefined && isNumeric(previous.key)) return false;
  if (!isComing) return true;
  if (previous === undefined) return false;
  if (prepositions.has(previous.key)) return true;
  return (
    token.key !== 'the' &&
    verbReadings(previous.key).length > 0 &&
    !isPersonNoun(next.key) &&
    !isPersonNoun(next.key.replace(/s$/u, ''))
  );
};

/** Words that only come or go, and say nothing: articles, fillers, 'I' before what one did, 'to' after 'helped somebody'. */
export const smallWords = (hunk: Hunk): Verdict | null => {
  const { gone, come, previous, next, isAtStart, source, stretch } = hunk;
  const origins = [...gone, ...come].flatMap((token): Origin[] => {
    const isComing = come.includes(token);
    const word = token.text;
    if (articles.has(token.key.toLowerCase()) && articleAt(token, isComing, hunk))
      return [{ word, origin: 'small-word', from: null }];
    if (isComing) return [];
    if (isFiller(token) && !negatesOrCounts(previous) && !negatesOrCounts(next))
      return [{ word, origin: 'says-nothing', from: null }];
    if (token.key === 'and' && isBetweenFillers(gone, token)) return [{ word, origin: 'says-nothing', from: null }];
    if (token.text === 'I' && isAtStart && verbReadings(next?.key ?? '').some(({ form }) => form === 'past'))
      return [{ word, origin: 'opening', from: null }];
    const before = source.slice(Math.max(0, stretch.from.source - 4), stretch.from.source);
    if (
      token.key === 'to' &&
      before.some(({ key }) => key.startsWith('help')) &&
      verbReadings(next?.key ?? '').some(({ form }) => form === 'base')
    )
      return [{ word, origin: 'small-word', from: null }];
    return [];
  });
  return origins.length === gone.length + come.length ? offered(...origins) : null;
};

const isBetweenFillers = (gone: readonly Token[], token: Token): boolean => {
  const at = gone.indexOf(token);
  return [gone[at - 1], gone[at + 1]].every((other) => other !== undefined && isFiller(other));
};

/** 'not always' and '3 multiple' are no place for a filler. */
const negatesOrCounts = (token: Token | undefined): boolean =>
  token !== undefined &&
  (negations.has(token.key) || hedges.has(token.key) || guardedPhrases.includes(token.key) || isNumeric(token.key));

/** A phrase of the table as its shorter one; 'how to' is the same as 'to' after a verb of teaching only, so it is none. */
export const shorterPhrase = (gone: readonly Token[], come: readonly Token[]): Verdict | null => {
  const [from, ...more] = gone;
  if (from === undefined || more.length > 0 || shorter.get(from.key) !== textOf(come).toLowerCase()) return null;
  return offered({ word: textOf(come), origin: 'shorter-phrase', from: from.text });
};

/** '&' as 'and' between plain words; in names it stays. */
export const ampersand = (gone: readonly Token[], come: readonly Token[], { previous, next }: Hunk): Verdict | null => {
  if (gone.length !== 1 || come.length !== 1 || gone[0]?.key !== '&' || come[0]?.key !== 'and') return null;
  const arePlain = [previous, next].every((token) => token !== undefined && /^\p{Ll}+$/u.test(token.text));
  return arePlain ? offered({ word: 'and', origin: 'small-word', from: '&' }) : null;
};

/** The same number in another spelling: 'twenty' and '20', '20 percent' and '20%'. */
export const sameNumber = (
  gone: readonly Token[],
  come: readonly Token[],
  { previous, next }: Hunk,
): Verdict | null => {
  const [before, after] = [textOf(gone), textOf(come)];
  if (!isSameQuantity(before, after)) return null;
  if ([previous, next].some((token) => token !== undefined && isNumeric(token.key))) return rejected('number', after);
  return offered({ word: after, origin: 'same-number', from: before });
};

const said = (tokens: readonly Token[]): string =>
  tokens
    .map(({ text, lead }) => lead + text)
    .join('')
    .trim();

/** A confirmed fact, whole and word for word, at the end of the line, joined with one small word. */
export const wholeFact = ({ gone, come, isAtEnd, previous }: Hunk, facts: readonly string[]): Verdict | null => {
  if (!gone.every(({ key }) => key === '.') || !isAtEnd || previous === undefined) return null;
  const inner = come.filter(({ key }, index) => !(key === '.' && index === come.length - 1));
  const words = inner[0]?.key === ',' ? inner.slice(1) : inner;
  const fact = facts.find(
    (each) => each === said(words) || (connectives.has(words[0]?.key ?? '') && each === said(words.slice(1))),
  );
  return fact === undefined ? null : offered({ word: fact, origin: 'your-fact', from: fact });
};
