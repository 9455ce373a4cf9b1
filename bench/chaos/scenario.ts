import { slowdown } from '#server/testing/slowdown.ts';

/** What was found: whether the requirement holds, and the figures that show it. */
export type Finding = { holds: boolean; figure: string };

/** A row of the table: a requirement of `docs/reliability.md` or an attack, tried on real processes over HTTP. */
export type Scenario = { id: string; what: string; how: string; run: () => Promise<Finding> };

/** A limit on time for a machine that other programs slow down: the product is judged, not the machine. */
export const slowedDown = (ms: number): number => ms * slowdown();

/** Requirements by name: those that do not hold are named before the figures. */
export const finding = (requirements: Readonly<Record<string, boolean>>, figure: string): Finding => {
  const failed = Object.entries(requirements).flatMap(([name, holds]) => (holds ? [] : [name]));
  return {
    holds: failed.length === 0,
    figure: failed.length === 0 ? figure : `NOT ${failed.join(', NOT ')}: ${figure}`,
  };
};

/** '12 x 200, 3 x 503' */
export const counted = (values: readonly (number | string)[]): string =>
  [...new Set(values.map(String))]
    .toSorted((one, other) => one.localeCompare(other))
    .map((value) => `${values.filter((each) => String(each) === value).length} x ${value}`)
    .join(', ');

export const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

/** A text of an answer, '' without it. */
export const textIn = (body: Readonly<Record<string, unknown>> | undefined, key: string): string => {
  const value = body?.[key];
  return typeof value === 'string' ? value : '';
};
