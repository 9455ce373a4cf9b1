import { madeOnce } from '../made-once.ts';

const months = madeOnce(() => new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' }));

/** A date of a job or a degree as people write it: 'Mar 2021' for '2021-03'; '2021' and 'present' stay as they are. */
export const dateWords = (date: string): string =>
  /^\d{4}-(?:0[1-9]|1[0-2])$/.test(date) ? months().format(new Date(`${date}-01T00:00:00Z`)) : date;

/** '(Mar 2021 to present)', from the dates that were found; '' without any. */
export const periodWords = ({ start, end }: { start?: string | undefined; end?: string | undefined }): string => {
  const dates = [start, end].filter((date) => date !== undefined && date !== '').map((date) => dateWords(date ?? ''));
  return dates.length === 0 ? '' : `(${dates.join(' to ')})`;
};
