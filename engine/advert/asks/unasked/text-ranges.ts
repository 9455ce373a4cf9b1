import { butWords } from '../../../lexicon/cues/unasked/not-asked-behind.ts';
import { furtherDemand } from '../../../lexicon/cues/clauses.ts';
import { anyOf } from '../../../lexicon/phrases/compose.ts';
import { strengthBreaks } from '../../strength-breaks.ts';

/** A range of characters; `to` is exclusive. */
export type TextRange = { from: number; to: number };

/** Where a clause ends: what follows it is asked for again. */
const clauseEnd = anyOf(
  /[;:.!?)](?:\s|$)|\)|\s[–—-]\s|,\s+(?:but|and|though|while|just|only|we|you|instead)\b|\bbut\b/iu,
  butWords,
  furtherDemand,
);

/** 'no Hadoop, no Spark': after a comma the list continues only if the next item is not about something else. */
export const endOf = (text: string, from: number): number => {
  const end = text.slice(from).search(clauseEnd);
  // 'No Hadoop needed, Kafka a must'
  return Math.min(end < 0 ? text.length : from + end, ...strengthBreaks(text).filter((at) => at > from));
};

/** A sentence, also with a full stop inside of a word. */
export const sentences = /[^;:.!?]+(?:[.](?=\S)[^;:.!?]+)*/gu;

/** The ranges that begin at these matches. A match inside the range before it adds nothing, and looking for its end takes time. */
export const rangesAt = (
  matches: Iterable<RegExpExecArray>,
  rangeAt: (match: RegExpExecArray) => TextRange | null,
): TextRange[] => {
  const ranges: TextRange[] = [];
  for (const match of matches) {
    const range = match.index < (ranges.at(-1)?.to ?? 0) ? null : rangeAt(match);
    if (range !== null) ranges.push(range);
  }
  return ranges;
};

/** Limits the time that a text without full stops can take. */
export const maxLengthOfClause = 400;
