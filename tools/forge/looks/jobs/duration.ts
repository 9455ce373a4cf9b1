import type { ForgedPeriod } from '../../forged-resume.ts';

/** The day of the export, for what goes on. */
const exportedAt = '2026-01';

const monthsTo = (date: string): number | undefined => {
  const [, year, month] = /^(\d{4})-(\d{2})$/.exec(date) ?? [];
  return year === undefined ? undefined : Number(year) * 12 + Number(month);
};

const counted = (count: number, unit: string): string[] =>
  count === 0 ? [] : [`${count} ${unit}${count === 1 ? '' : 's'}`];

/** '2 years 5 months', counting the first and the last month, as networks do. Undefined where a month is missing. */
export const durationOf = ({ start = '', end = '' }: ForgedPeriod): string | undefined => {
  const [from, to] = [monthsTo(start), monthsTo(end === 'present' ? exportedAt : end)];
  if (from === undefined || to === undefined || to < from) return undefined;
  const months = to - from + 1;
  return [...counted(Math.floor(months / 12), 'year'), ...counted(months % 12, 'month')].join(' ');
};
