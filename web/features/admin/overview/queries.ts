import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { listUserActivity } from '#contract/api/admin/tables.ts';
import { getStatisticsSeries, getStatistics } from '#contract/api/admin/statistics.ts';
import type { InputOf } from '#contract/api/endpoint.ts';
import { call } from '../../../data/http/call.ts';
import { activitySource, useTable } from '../sources.ts';

/** What has happened since shows when the page is opened again. */
const fresh = { staleTime: 0 } as const;

export const useStatistics = () =>
  useQuery({
    queryKey: ['admin', 'statistics'],
    queryFn: ({ signal }) => call(getStatistics, {}, { signal }),
    ...fresh,
  });

export const useSeries = (days: InputOf<typeof getStatisticsSeries>['days']) =>
  useQuery({
    queryKey: ['admin', 'series', days],
    queryFn: ({ signal }) => call(getStatisticsSeries, { days }, { signal }),
    placeholderData: keepPreviousData,
    ...fresh,
  });

/** The first page of the activity tab: the latest of it stand on the overview. */
export const useLatestActivity = () => useTable(activitySource, listUserActivity.input.parse({}));
