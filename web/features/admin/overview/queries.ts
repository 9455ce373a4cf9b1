import { getStatistics, getStatisticsSeries } from '#contract/api/admin/statistics.ts';
import { listUserActivity } from '#contract/api/admin/tables.ts';
import type { InputOf } from '#contract/api/endpoint.ts';
import { useGradual } from '../../../data/use-gradual.ts';
import { fresh, paged, useRead } from '../../../data/use-read.ts';
import { activitySource, useTable } from '../sources.ts';

// Data is refetched when the page is opened again.

export const useStatistics = () => useGradual(useRead(getStatistics, {}, fresh));

export const useSeries = (days: InputOf<typeof getStatisticsSeries>['days']) =>
  useGradual(useRead(getStatisticsSeries, { days }, { ...fresh, ...paged }));

/** The first page of the activity tab, whose latest entries are also on the overview. */
export const useLatestActivity = () => useTable(activitySource, listUserActivity.input.parse({}));
