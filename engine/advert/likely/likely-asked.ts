import type { PlacedAsk } from '../asks/term-asks.ts';
import type { Statement } from '../statements/statement.ts';
import { shapeOf, type AskInPlace, type PostingShape, type SentenceInPlace } from './ask-in-place.ts';
import { sentenceSignals } from './sentence-signals.ts';
import { termSignals } from './term-signals.ts';

// A log-linear model: the weights of the signals that hold add up to the log-odds that a posting asks its reader for a term.
// They were fitted by logistic regression to 2,850 rows of 280 real postings, judged by hand, to 2,600 rows of the training
// part of SkillSpan, and to 2,400 rows of forged postings; then again, close to the first weights (L2 penalty 400), to the
// rows that remain since pieces of sentences in other languages are no phrases; signals added then have a penalty of 6. In
// cross-validation by posting, the model drops about half of the false rows and 7% of the right ones, mostly duties.

/** The log-odds of a term without any signal. */
const base = -0.35;

/** A term with less is not listed: a false row costs more trust than a missing one. */
const minLogOdds = 0.25;

const sumOf = <Subject>(
  signals: readonly { weight: number; holds: (subject: Subject) => boolean }[],
  subject: Subject,
) => signals.reduce((sum, { weight, holds }) => (holds(subject) ? sum + weight : sum), 0);

const placeOf = ({ ask, statement, members, places }: PlacedAsk, shape: PostingShape): AskInPlace => {
  const sentence = shape.sentenceOf(statement);
  const [member] = members;
  const [from, to] = [member?.from ?? 0, member?.to ?? 0];
  const first = sentence.words.findIndex(({ stretches }) => stretches[0].from >= from);
  const last = sentence.words.findLastIndex(({ stretches }) => stretches[0].from < to);
  const known = ask.alternatives.find(({ entry }) => entry !== null);
  return {
    sentence,
    first,
    last: Math.max(first, last),
    group: ask.group,
    isKnown: known !== undefined,
    kind: (known ?? ask.alternatives[0])?.kind ?? 'other',
    knownOthers: places.filter((place) => !members.includes(place) && isOfLists(place.asked)).length,
    mentions: shape.mentionsOf(ask.alternatives[0]?.term ?? ''),
  };
};

const isOfLists = ({ entry, kind }: { entry: string | null; kind: string }): boolean =>
  entry !== null && kind !== 'soft';

/** The requirements of a posting in their places. */
export const asksInPlace = (
  statements: readonly Statement[],
  placed: readonly PlacedAsk[],
): ReadonlyMap<PlacedAsk, AskInPlace> => {
  const known = new Map<Statement, number>();
  for (const { ask, statement } of placed)
    if (ask.alternatives.some(isOfLists)) known.set(statement, (known.get(statement) ?? 0) + 1);
  const shape = shapeOf(statements, (statement) => known.get(statement) ?? 0);
  return new Map(placed.map((one) => [one, placeOf(one, shape)]));
};

/** Signals that hold, the strongest first: why a term is listed or left out. */
export const reasonsFor = (ask: AskInPlace): readonly { signal: string; weight: number }[] =>
  [...termSignals.filter(({ holds }) => holds(ask)), ...sentenceSignals.filter(({ holds }) => holds(ask.sentence))]
    .map(({ signal, weight }) => ({ signal, weight }))
    .toSorted((one, other) => Math.abs(other.weight) - Math.abs(one.weight));

/** Without it, nobody gets the job: it is never left out, as in "A driver's license is required; pay is $20 per hour". */
const isLicenseAsked = ({ isKnown, kind, sentence }: AskInPlace): boolean =>
  kind === 'license' && (isKnown ? sentence.isAsking : sentence.statement.part === 'must');

/** 'Prove the accuracy of the gauges': one word for a quality in a duty says how the work is done. 'Mentor juniors' does not. */
const isMannerOfDuty = ({ group, first, last, sentence }: AskInPlace): boolean =>
  group === 'soft' && first > 0 && first === last && sentence.statement.part === 'duty' && !sentence.isAsking;

/** Those of a posting's possible requirements that it is likely to ask its reader for. */
export const likelyAsked = (statements: readonly Statement[], placed: readonly PlacedAsk[]): readonly PlacedAsk[] => {
  const places = asksInPlace(statements, placed);
  const ofSentence = new Map<SentenceInPlace, number>();
  const logOddsOf = (ask: AskInPlace): number => {
    const { sentence } = ask;
    const known = ofSentence.get(sentence) ?? sumOf(sentenceSignals, sentence);
    ofSentence.set(sentence, known);
    return base + known + sumOf(termSignals, ask);
  };
  return placed.filter((one) => {
    const ask = places.get(one);
    if (ask === undefined || isMannerOfDuty(ask)) return false;
    return isLicenseAsked(ask) || logOddsOf(ask) >= minLogOdds;
  });
};
