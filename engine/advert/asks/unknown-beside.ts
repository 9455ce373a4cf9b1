import { inSequence } from '../../lexicon/phrases/compose.ts';
import type { TermPlace } from './asked-term.ts';

/** 'high dependency or intensive care', 'Clio or similar practice management software' */
const openBefore = /(?<!\p{L})(?:or|oder|ou)\s(?:(?:similar|other|another|any|an?|in|with)\s){0,2}$/iu;
/** 'OSHA 10 or 30', but neither 'or equivalent' nor 'ISTQB Foundation or higher' */
const openBehind = inSequence(
  /^\s?\)?,?\s(?:or|oder|ou)\s/iu,
  /(?!(?:an?\s|the\s)?(?:equivalent|similar|comparable|other|related|higher|above|better|more)\b)/iu,
);

/** The two words next to 'or', in one phrase: 'dependency' alone, or 'systems', is a word of too many things. */
const wordsBefore = /(?:[\p{L}\p{N}'’.+#-]+ )?[\p{L}\p{N}'’.+#-]+\s*$/u;
const wordsBehind = /^[\p{L}\p{N}'’.+#-]+(?: (?!or |and |in |for |with )[\p{L}\p{N}'’+#-]+)?/u;

/** 'Expert in Clio': the alternative begins behind it. */
const preposition = /^.*(?<!\p{L})(?:of|in|with|for|and|using|as|an?|the)\s/su;

/** Of the alternatives beside terms that none of our lists has, the words next to these. */
export const unknownBeside = (
  text: string,
  members: readonly TermPlace[],
  places: readonly TermPlace[],
): readonly string[] => {
  const [first, last] = [members[0], members.at(-1)];
  if (first === undefined || last === undefined) return [];
  const before = text.slice(places.findLast((place) => place.to <= first.from)?.from ?? 0, first.from);
  const behind = text.slice(last.to, places.find((place) => place.from >= last.to)?.from ?? text.length);
  const or = openBefore.exec(before);
  return [
    ...(or === null ? [] : (wordsBefore.exec(before.slice(0, or.index).replace(preposition, '')) ?? [])),
    ...(openBehind.test(behind) ? (wordsBehind.exec(behind.replace(openBehind, '')) ?? []) : []),
  ];
};
