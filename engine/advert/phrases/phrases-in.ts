import { irregularParticiples } from '../../lexicon/cues/asking.ts';
import { isCommonStem } from '../../lexicon/common-words.ts';
import { alsoNouns } from '../../lexicon/verbs.ts';
import type { Word } from '../../text/words.ts';
import type { Statement } from '../statements/statement.ts';
import { isFieldAskedBehind } from './candidate.ts';
import { candidatesIn } from './candidates.ts';
import type { Candidate } from './candidate.ts';
import { isMarked, isVerb } from '../word-classes.ts';
import { isName, type Phrase } from './phrase-shape.ts';
import { phrasesAbroad } from './phrases-abroad.ts';
import { isStated } from './evidence.ts';
import { minScore, scoreOf } from './signals.ts';
import { isSureCut } from './sure-cuts.ts';

/** In a list the neighbor of a requirement is likely one too: 'Kafka, Vespa and Triton'. */
const besideRequirement = 0.5;

const isJoint = (before: string): boolean => /^\s*[,/+&(]?\s*$/.test(before);
const isLink = (word: Word | undefined): boolean =>
  word !== undefined && /^(?:and|or|a|an|the|any|other|some|as|well)$/.test(word.plain);

/** 'A, B', 'A and a B', 'A / B': at most this many function words are between neighbors in a list. */
const maxLinks = 3;

/** The index of the word that a list reaches from `from` in one direction; -1 where the words are not of one list. */
const neighbour = (words: readonly Word[], from: number, step: -1 | 1): number => {
  let at = from + step;
  let isLinked = false;
  for (let links = 0; links <= maxLinks; links += 1, at += step) {
    const joint = step < 0 ? words[at + 1] : words[at];
    if (joint === undefined || !isJoint(joint.before)) return -1;
    isLinked ||= /[,/+&(]/.test(joint.before);
    if (!isLink(words[at])) return isLinked ? at : -1;
    isLinked = true;
  }
  return -1;
};

/** Neighbours that one pass chose confirm theirs in the next. */
const passes = 3;

const chosenFrom = (candidates: readonly Candidate[], words: readonly Word[], isTaken: (index: number) => boolean) => {
  const chosen = new Set<Candidate>();
  const isChosenWord = words.map((_, index) => isTaken(index));
  const choose = (candidate: Candidate) => {
    chosen.add(candidate);
    isChosenWord.fill(true, candidate.first, candidate.last + 1);
  };
  const open: Candidate[] = [];
  for (const candidate of candidates) {
    if (!isSureCut(candidate) || !isStated(candidate)) continue;
    const score = scoreOf(candidate);
    if (score >= minScore) choose(candidate);
    else if (score + besideRequirement >= minScore) open.push(candidate);
  }
  for (let pass = 0; pass < passes; pass += 1)
    for (const candidate of open) {
      const [before, after] = [neighbour(words, candidate.first, -1), neighbour(words, candidate.last, 1)];
      if (isChosenWord[before] === true || isChosenWord[after] === true) choose(candidate);
    }
  return candidates.filter((candidate) => chosen.has(candidate));
};

const qualifying = /(?:[aiu]l|ic|ive|[ao]ry|ous|ar|bound|[ai]ble|ed)$/;

/** 'wage' in 'wage and hour law', 'oral' in 'oral and maxillofacial surgery': half of what the words after it name. */
const sharesHead = (words: readonly Word[], { first, last }: Phrase, next: Phrase): boolean => {
  const [word, link, behind] = [words[first], words[first + 1], words[next.first]];
  const isAndOr = link?.plain === 'and' && words[first + 2]?.before === '/' && words[first + 2]?.plain === 'or';
  if (first !== last || next.first !== first + (isAndOr ? 3 : 2) || next.last === next.first) return false;
  // 'Has built and run pipelines'
  if (irregularParticiples.has(word?.plain ?? '')) return false;
  // 'Identify and correct faults'
  if (first === 0 && isVerb(word?.plain ?? '') && !alsoNouns.has(word?.plain ?? '')) return false;
  if (word === undefined || isMarked(word) || !(isCommonStem(word.stem) || qualifying.test(word.plain))) return false;
  if (link?.before !== ' ' || !/^(?:and|or)$/.test(link.plain) || behind?.before !== ' ') return false;
  // 'Reports and rate cases', 'pruning and lawn care': plurals and activities are complete terms.
  if (/(?:[^s]s|ing|ment|ion)$/.test(word.plain)) return false;
  if (qualifying.test(word.plain) || next.last - next.first === 1) return true;
  // 'wage and hour class actions': the words after the link are an everyday one and a name of their own.
  return next.last - next.first === 2 && isCommonStem(behind.stem) && !/(?:[^s]s|ing|ment|ion)$/.test(behind.plain);
};

/** Last parts of compounds that qualify a noun: 'client-facing' */
const qualifyingPart = /(?:facing|based|related|oriented)$/;
/** 'Inbound' in 'inbound and outbound logistics', 'fluvial/tidal': an adjective whose noun belongs to a known term. */
const isHalfOfTerm = (
  words: readonly Word[],
  { first, last }: Phrase,
  isTaken: (index: number) => boolean,
): boolean => {
  const [end, link] = [words[last], words[last + 1]];
  if (end === undefined || link === undefined) return false;
  const isCompound = last === first + 1 && end.before === '-';
  const isAdjective =
    first === last
      ? qualifying.test(end.plain)
      : isCompound && (qualifyingPart.test(end.plain) || /[ao]ry$/.test(end.plain));
  if (link.before === '/') return isAdjective && isTaken(last + 1);
  return isAdjective && link.before === ' ' && /^(?:and|or)$/.test(link.plain) && isTaken(last + 2);
};

/** Phrases with the halves that share their heads. */
const withSharedHeads = (words: readonly Word[], phrases: readonly Phrase[]): readonly Phrase[] => {
  const joined: Phrase[] = [];
  for (const phrase of phrases) {
    const before = joined.at(-1);
    if (before !== undefined && sharesHead(words, before, phrase)) before.last = phrase.last;
    else joined.push({ first: phrase.first, last: phrase.last });
  }
  return joined;
};

/**
 * What a statement names beyond the lexicon: phrases that their place, spelling and neighbors show to be asked for.
 * `isTaken` tells which words a known term already covers, `isCompany` which ones name the employer.
 */
export const phrasesIn = (
  words: readonly Word[],
  statement: Statement,
  isTaken: (index: number) => boolean,
  isCompany: (word: Word) => boolean,
): readonly Phrase[] => {
  if (statement.language !== null)
    return phrasesAbroad(words, statement, statement.language, isTaken).filter(
      ({ first, last }) => !words.slice(first, last + 1).some(isCompany),
    );
  if (statement.part !== 'must' && statement.part !== 'nice' && statement.part !== 'duty') return [];
  // 'Answer inquiries as follows:', 'Technical skills:': the heading of the items below, unless it asks for something itself.
  const isHeading = statement.text.endsWith(':');
  const candidates = candidatesIn(words, statement, isTaken).filter(
    (candidate) =>
      !(isHeading && candidate.opening === null) &&
      !isHalfOfTerm(words, candidate, isTaken) &&
      isName(
        words,
        candidate,
        isCompany,
        (candidate.opening === 'asked' && candidate.isDirect) || isFieldAskedBehind(candidate),
      ),
  );
  const chosen = new Set(chosenFrom(candidates, words, isTaken));
  // Half of a chosen phrase is part of it, whatever it is alone.
  const taken = candidates.filter((candidate, index) => {
    const next = candidates[index + 1];
    return chosen.has(candidate) || (next !== undefined && chosen.has(next) && sharesHead(words, candidate, next));
  });
  // 'maintenance of' of 'maintenance of the building': without its object it names nothing.
  return withSharedHeads(words, taken).filter(({ last }) => words[last]?.plain !== 'of');
};
