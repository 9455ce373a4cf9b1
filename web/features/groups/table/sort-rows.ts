import { madeOnce } from '#contract/made-once.ts';
import type { GroupRow } from '#contract/api/groups.ts';

export const sortKeys = ['name', 'ats', 'keyword', 'format', 'job', 'fix', 'failed'] as const;
export type SortKey = (typeof sortKeys)[number];
export type Sorting = { by: SortKey; order: 'asc' | 'desc' };

const valueOf: Record<SortKey, (row: GroupRow) => string | number | null> = {
  name: ({ name }) => name,
  ats: ({ entry }) => entry?.atsScore ?? null,
  keyword: ({ entry }) => entry?.keywordScore ?? null,
  format: ({ entry }) => entry?.formatScore ?? null,
  job: ({ entry }) => entry?.jobScore ?? null,
  fix: ({ entry }) => entry?.firstFix ?? null,
  failed: ({ entry }) => entry?.checksFailed ?? null,
};

const collator = madeOnce(() => new Intl.Collator('en-US', { numeric: true }));

/** Numbers in names count as numbers: '9.pdf' comes before '10.pdf'. Rows without the value come last in either order. */
export const sortRows = (rows: readonly GroupRow[], { by, order }: Sorting): GroupRow[] => {
  const sign = order === 'asc' ? 1 : -1;
  return rows.toSorted((a, b) => {
    const [one, other] = [valueOf[by](a), valueOf[by](b)];
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    if (typeof one === 'number' && typeof other === 'number') return sign * (one - other);
    return sign * collator().compare(String(one), String(other));
  });
};
