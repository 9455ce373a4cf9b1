import type { Atom } from '../../atom.ts';
import type { HeadReading, JobLabel, Parts } from '../head-reading.ts';
import { maxOrderScore, orderScore } from '../head-order.ts';
import { type Stretch, stretchesFrom } from './stretches.ts';
import { otherScore } from './stretch-score.ts';

/** The fields that a header may name. */
const labels: readonly JobLabel[] = ['title', 'employer', 'place'];

/**
 * What a header is expected to hold. announcing: an employer with its overall dates above its roles; role: one of the
 * roles below.
 */
export type HeadKind = 'full' | 'announcing' | 'role' | 'unnamed';

const missing: Record<HeadKind, Record<JobLabel, number>> = {
  full: { title: -2, employer: -1.8, place: 0 },
  announcing: { title: 1.5, employer: -2.5, place: 0 },
  role: { title: -2.5, employer: 0, place: 0 },
  unnamed: { title: -2.5, employer: 2, place: 0 },
};
const maxAtoms = 9;
const kept = 60;

/** The field of each label; the rest of a header is in none. */
type Labelling = Record<JobLabel, Stretch | null>;
type Found = Labelling & { score: number };

/** Ways to parse one header that are looked at: more pieces than a header has make more of them. */
const maxFound = 4000;
/** More than rounding can make of a sum of scores. */
const rounding = 1e-6;

/** The ways to parse one header, best first, at most `kept`. */
export const candidatesOf = (atoms: readonly Atom[], kind: HeadKind): readonly HeadReading[] => {
  let found: Found[] = [];
  let count = 0;
  // below this score a way is not among the best: most are, and need no order
  let least = Number.NEGATIVE_INFINITY;
  const datedRow = atoms.find(({ period }) => period !== null)?.row ?? null;
  const isMixed = new Set(atoms.flatMap(({ type }) => type ?? [])).size > 1;
  const seen = atoms.slice(0, maxAtoms);
  // The same stretch is part of many ways, so it is scored once.
  const asOther = seen.map(otherScore);
  const [titles = [], employers = [], places = []] = labels.map((label) =>
    seen.map((_, index) => stretchesFrom(atoms, index, label, isMixed)),
  );
  const costs = missing[kind];
  const add = (title: Stretch | null, employer: Stretch | null, place: Stretch | null, words: number): void => {
    count += 1;
    const absent =
      (title === null ? costs.title : 0) +
      (employer === null ? costs.employer : 0) +
      (place === null ? costs.place : 0);
    if (words + absent + maxOrderScore + rounding < least) return;
    const score = words + absent + orderScore({ title, employer, place });
    if (score <= least) return;
    found.push({ title, employer, place, score });
    if (found.length < 2 * kept) return;
    found = found.sort((a, b) => b.score - a.score).slice(0, kept);
    least = found.at(-1)?.score ?? least;
  };
  const visit = (
    index: number,
    title: Stretch | null,
    employer: Stretch | null,
    place: Stretch | null,
    score: number,
  ): void => {
    if (count > maxFound) return;
    const atom = seen[index];
    if (atom === undefined) {
      add(title, employer, place, score);
      return;
    }
    if (atom.period !== null) {
      visit(index + 1, title, employer, place, score);
      return;
    }
    visit(index + 1, title, employer, place, score + (asOther[index] ?? 0));
    if (title === null)
      for (const own of titles[index] ?? []) visit(own.end, own, employer, place, score + own.score - own.cost);
    if (employer === null)
      for (const own of employers[index] ?? []) visit(own.end, title, own, place, score + own.score - own.cost);
    if (place === null)
      for (const own of places[index] ?? []) visit(own.end, title, employer, own, score + own.score - own.cost);
  };
  visit(0, null, null, null, 0);
  return found
    .sort((a, b) => b.score - a.score)
    .slice(0, kept)
    .map((one) => {
      const { parts, signature } = readingOf(atoms, seen.length, one);
      return { parts, signature, score: one.score, datedRow, isRole: kind === 'role' };
    });
};

/** The parts with their atoms, and the pattern that they form with the separators. */
const readingOf = (
  atoms: readonly Atom[],
  end: number,
  labelling: Labelling,
): Pick<HeadReading, 'parts' | 'signature'> => {
  const parts: Parts = {};
  let signature = '';
  let isInRest = false;
  let index = 0;
  while (index < end) {
    const start = index;
    const atom = atoms[start];
    const join = start === 0 ? '' : (atom?.glue ?? '');
    const label = labels.find((one) => labelling[one]?.start === start);
    const stretch = label === undefined ? null : labelling[label];
    const wasInRest = isInRest;
    isInRest = stretch === null && atom?.period === null;
    index = stretch?.end ?? start + 1;
    if (label !== undefined && stretch !== null) {
      parts[label] = stretch.atoms;
      signature += `${join}${label}`;
    } else if (!isInRest) signature += `${join}D`;
    // several adjacent pieces that are not fields count as one in the pattern
    else if (!wasInRest) signature += `${join}X`;
  }
  // what follows the fields of an entry ('Full-time') tells nothing about their order
  return { parts, signature: isInRest ? signature.replace(/[a-z]+X$/u, '') : signature };
};
