import { conjunctionOrOr, saidOfAll } from '../../lexicon/cues/clauses.ts';
import { niceSentenceCue } from '../../lexicon/cues/nice-to-have.ts';
import { anyOf, inSequence } from '../../lexicon/phrases/compose.ts';
import type { TermPlace } from './term-places.ts';
import type { TextRange } from './unasked.ts';

const brackets = /\(([^()]{0,80})\)/gu;
/** Between two names of a list. */
const joint = anyOf(/^\s?[,/]\s?$/iu, inSequence(/^\s?,?\s/iu, conjunctionOrOr, /\s$/iu));
/** Between the last name and its bracket: ' experience (a plus)'. */
const beforeBracket = /^[^,;.()]{0,30}$/u;
/**
 * Two names before a bracket that speaks of one do not share it: 'Python and Kafka (a plus)' is about Kafka. Of a longer
 * list nothing else says what is asked for, so all of it is preferred.
 */
const minNames = 3;

/** The lists of names before a wish in brackets: 'Kafka, Docker, Vespa (each a plus)'. */
export const wishedLists = (text: string, places: readonly TermPlace[]): readonly TextRange[] => {
  if (!text.includes('(')) return [];
  return [...text.matchAll(brackets)].flatMap(({ index, 0: bracket, 1: said = '' }) => {
    if (!niceSentenceCue.test(said)) return [];
    if (places.some(({ from }) => from > index && from < index + bracket.length)) return [];
    const end = places.findLastIndex(({ to }) => to <= index);
    const last = places[end];
    if (last === undefined || !beforeBracket.test(text.slice(last.to, index))) return [];
    let first = end;
    while (first > 0 && joint.test(text.slice(places[first - 1]?.to, places[first]?.from))) first -= 1;
    const isOfAll = end - first + 1 >= (saidOfAll.test(said) ? 2 : minNames);
    return isOfAll ? [{ from: places[first]?.from ?? index, to: index }] : [];
  });
};
