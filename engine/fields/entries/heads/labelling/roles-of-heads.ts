import type { Atom } from '../../atom.ts';
import type { JobLabel, Parts } from '../head-reading.ts';

/** Share of the employers' number up to which titles and places may seem to be in their type: misreadings. */
const maxMisread = 0.2;

/** Share of the employers above which their type is the type of employers: with two of three, the third may be another. */
const minShareOfEmployers = 0.67;

/**
 * Headers of further roles under an employer: where employers are set in a type that titles and places never have, a
 * header without anything in that type names none. The first header is not a role.
 */
export const rolesOf = (heads: readonly (readonly Atom[])[], parts: readonly Parts[]): ReadonlySet<number> => {
  const typesOf = (label: JobLabel): readonly string[] => parts.flatMap((own) => own[label]?.[0]?.type ?? []);
  const [employers, others] = [typesOf('employer'), [...typesOf('title'), ...typesOf('place')]];
  // an employer with the sum of its roles' times has a label that cannot be misread
  const sure = heads.flatMap((atoms) => atoms.flatMap(({ fact, type }) => (fact === 'employer' ? (type ?? []) : [])));
  const own = [...new Set(employers)].find((type) => {
    const isUsual = count(employers, type) > minShareOfEmployers * employers.length && count(employers, type) >= 2;
    return (isUsual || sure.includes(type)) && count(others, type) <= maxMisread * count(employers, type);
  });
  if (own === undefined) return new Set();
  return new Set(
    heads.flatMap((atoms, index) => (index > 0 && atoms.every(({ type }) => type !== own) ? [index] : [])),
  );
};

const count = (types: readonly string[], type: string): number => types.filter((one) => one === type).length;
