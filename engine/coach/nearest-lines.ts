import { functionWords } from '../lexicon/stop-words.ts';
import { isBareList } from '../match/bare-lists.ts';
import type { CoachLine, Nearness, NearLine } from '../model/coach.ts';
import { familyOf, matchesOnlyItself } from '../terms/family.ts';
import { entryNamed } from '../terms/term-index.ts';
import { termsIn } from '../terms/terms-in.ts';
import { wordsOf, type Word } from '../text/words.ts';
import { canReplace, isPartOf, sharedKind } from './related-terms.ts';
import { isRare, weightOf } from './word-weight.ts';

/**
 * A line is asked about from this score on. Of 0.5, 0.6, 0.7 and 0.8 the lowest without a wrong question about the odd
 * pairs of `engine/testing/coach-pairs.ts` at the time: decision 0042 has the figures.
 */
const minScore = 0.6;
/** How much of a word of the term a word of the line stands for. */
const wordWeights = { same: 1, replaces: 0.7 } as const;
/** How near a line is that names a related term. */
const termScores = { kind: 0.7, part: 0.7 } as const;
/** Shorter lines are headings, or say nothing. */
const minWords = 3;
/** A second line has to be nearly as near as the first. */
const minShareOfBest = 0.8;
const maxLines = 2;
/** Further lines are not looked at: a longer document is not a resume. */
const maxLinesRead = 400;

const small: ReadonlySet<string> = new Set([...functionWords, ...'multi cross non pre co sub semi'.split(' ')]);

type Line = { line: CoachLine; words: ReadonlyMap<string, Word>; terms: ReadonlySet<string>; count: number };

const indexed = (line: CoachLine): Line => {
  const words = wordsOf([{ text: line.text, isNewStart: true }]);
  return {
    line,
    count: words.length,
    words: new Map(words.filter(({ plain }) => !small.has(plain)).map((word) => [familyOf(word.stem), word])),
    terms: new Set(termsIn(words).map(({ entry }) => entry.term)),
  };
};

type Asked = {
  words: readonly { raw: string; family: string; weight: number }[];
  /** Part of the words is enough. */
  mayBePart: boolean;
};

/**
 * The ways in which a term is written. Only the words of the term itself may be there in part, and only where they mean
 * what they say: the words of a product's name do not, and those of a quality fit any line.
 */
const namesOf = (term: string): readonly Asked[] => {
  const entry = entryNamed(term);
  if (entry?.kind === 'tool') return [];
  const written = (entry?.names ?? []).filter(({ isExact, needsContext }) => !isExact && !needsContext);
  return [...new Set([term, ...written.map(({ text }) => text)])].flatMap((name) => {
    const words = wordsOf([{ text: name, isNewStart: true }]).filter(({ plain }) => !small.has(plain));
    const [only] = words;
    // 'Reporting' is not what somebody does who reported to a manager.
    if (only === undefined || (words.length === 1 && matchesOnlyItself(only.plain))) return [];
    return [
      {
        words: words.map(({ raw, stem }) => {
          const family = familyOf(stem);
          return { raw, family, weight: weightOf(family) };
        }),
        mayBePart: name === term && entry?.kind !== 'soft',
      },
    ];
  });
};

type Found = { score: number; because: readonly Nearness[] };
const nothing: Found = { score: 0, because: [] };

const byWords = ({ words: asked, mayBePart }: Asked, { words }: Line): Found => {
  let found = 0;
  let all = 0;
  let isTelling = false;
  const because: Nearness[] = [];
  for (const { raw, family, weight } of asked) {
    all += weight;
    const same = words.get(family);
    if (same !== undefined) {
      found += weight * wordWeights.same;
      isTelling ||= isRare(family);
      because.push({ by: 'word', said: same.raw });
      continue;
    }
    // What stands for a word that says little says nothing.
    const other = weight < 1 ? undefined : [...words].find(([said]) => canReplace(said, family));
    if (other === undefined) continue;
    found += weight * wordWeights.replaces;
    isTelling ||= isRare(other[0]);
    because.push({ by: 'meaning', said: other[1].raw, asked: raw });
  }
  // All of its words are there, or some and among them one that few other skills have.
  return found === all || (mayBePart && isTelling) ? { score: found / all, because } : nothing;
};

/** 'A CI/CD pipeline in GitHub Actions' was not one in Jenkins. */
const saysWhich = (part: string, terms: ReadonlySet<string>): boolean =>
  [...terms].some((term) => isPartOf(part, term));

const byTerms = (asked: string, { terms }: Line): Found => {
  for (const said of terms) {
    if (isPartOf(said, asked) && !saysWhich(said, terms))
      return { score: termScores.part, because: [{ by: 'part', said }] };
    const kind = sharedKind(said, asked);
    if (kind !== null) return { score: termScores.kind, because: [{ by: 'kind', said, kind }] };
  }
  return nothing;
};

const better = (one: Found, other: Found): Found => (other.score > one.score ? other : one);

/**
 * What finds the lines that are nearest to something that a posting asks for and they do not name: the nearest first,
 * none when no line is near enough to ask about. Any of the alternatives, which are printed names, is enough.
 */
export const createNearest = (
  all: readonly CoachLine[],
): ((alternatives: readonly string[]) => readonly NearLine[]) => {
  const lines = all
    .slice(0, maxLinesRead)
    .map(indexed)
    .filter(({ count, line }) => count >= minWords && !isBareList(line.text));
  return (alternatives) => {
    const asked = alternatives.flatMap(namesOf);
    const scored = lines
      .map((line) => {
        const said = asked.map((name) => byWords(name, line));
        const related = alternatives.map((term) => byTerms(entryNamed(term)?.term ?? term, line));
        return { ...line.line, ...[...said, ...related].reduce(better, nothing) };
      })
      .filter(({ score }) => score >= minScore)
      .toSorted((one, other) => other.score - one.score);
    const best = scored[0]?.score ?? 0;
    return scored.filter(({ score }) => score >= best * minShareOfBest).slice(0, maxLines);
  };
};
