import type { Verdict } from './judge.ts';

/**
 * What a second careful reader of the page could have written instead. `also`: for a printed value, other readings of it
 * that are as right; '' among them says that it may be left out. `mayAlso`: by field, values that may be listed or not.
 */
export type Accepted = {
  also: Readonly<Record<string, readonly string[]>>;
  mayAlso: Readonly<Record<string, readonly string[]>>;
};

export const nothingElse: Accepted = { also: {}, mayAlso: {} };

/** The verdict on a value by all readings of what is printed: another than the first is right as a person would judge. */
export const verdictOfAny = (printed: string, { also }: Accepted, verdictOf: (printed: string) => Verdict): Verdict => {
  const verdict = verdictOf(printed);
  if (verdict !== 'wrong') return verdict;
  const others = (also[printed] ?? []).filter((other) => other !== '');
  return others.some((other) => verdictOf(other) !== 'wrong') ? 'person' : 'wrong';
};

/** A value on one side only that is no fault: it may be left out, or may be listed. */
export const isOptional = (
  field: string,
  printed: string,
  read: string,
  { also, mayAlso }: Accepted,
  verdictOf: (printed: string) => Verdict,
): boolean => {
  if (read === '') return (also[printed] ?? []).includes('');
  return printed === '' && (mayAlso[field] ?? []).some((value) => verdictOf(value) !== 'wrong');
};
