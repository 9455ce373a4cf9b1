import { type Opening, openings } from '#content/company/openings.ts';

/** IDs for the address bar: 'AI Research' is 'ai-research'. */
const idOf = (department: string): string => department.toLowerCase().replaceAll(' ', '-');

export const allId = 'all';

/** Departments with an opening, in the order of the openings. */
export const departments: readonly { id: string; name: string }[] = [
  ...new Set(openings.map(({ department }) => department)),
].map((name) => ({ id: idOf(name), name }));

/** Openings of a department; all of them for `allId`. */
export const openingsOf = (id: string): readonly Opening[] =>
  openings.filter(({ department }) => id === allId || idOf(department) === id);

/** The requested department, or all. */
export const departmentOf = (asked: string | null): string => departments.find(({ id }) => id === asked)?.id ?? allId;
