import type { Atom } from '../atom.ts';
import type { HeadReading, Parts } from './head-reading.ts';
import { readJointly } from './head-pattern.ts';
import { type HeadKind, candidatesOf } from './labelling/head-candidates.ts';
import { rolesOf } from './labelling/roles-of-heads.ts';

/** Atoms of one header, with the label of each stretch; 'other' stretches are left out. */
export type LabelledHead = { parts: Parts; score: number; certainty: number };

/**
 * Labels the parts of all headers of a section together: each header is parsed in every plausible way, and a candidate
 * scores higher when the other headers can be parsed with the same pattern.
 */
export const labelHeads = (
  heads: readonly (readonly Atom[])[],
  kinds: readonly HeadKind[] = [],
): readonly LabelledHead[] => {
  const candidates = heads.map((atoms, index) => candidatesOf(atoms, kinds[index] ?? 'full'));
  const first = readJointly(candidates);
  const roles = rolesOf(
    heads,
    first.map(([best]) => best?.parts ?? {}),
  );
  const all =
    roles.size === 0
      ? first
      : readJointly(
          candidates.map((own, index) => (roles.has(index) ? candidatesOf(heads[index] ?? [], 'unnamed') : own)),
        );
  return all.map((readings) => {
    const [best] = readings;
    if (best === undefined) return { parts: {}, score: 0, certainty: 0 };
    const rival = readings.find((other) => !isSame(other, best));
    const lead = best.score - (rival?.score ?? best.score - 3);
    return { parts: best.parts, score: best.score, certainty: Math.min(1, 0.55 + lead / 6) };
  });
};

const isSame = (a: HeadReading, b: HeadReading): boolean =>
  textOf(a.parts.title) === textOf(b.parts.title) && textOf(a.parts.employer) === textOf(b.parts.employer);

const textOf = (atoms: readonly Atom[] | undefined): string => (atoms ?? []).map((atom) => atom.text).join(' ');
