import type * as api from '#contract/api/admin/statistics.ts';
import type { Handler } from '../../http/handler.ts';
import { seriesOf } from './series.ts';
import { statisticsOf } from './statistics.ts';

export const getStatistics: Handler<typeof api.getStatistics> = ({ services: { db, clock } }) =>
  statisticsOf(db, clock());

export const getStatisticsSeries: Handler<typeof api.getStatisticsSeries> = async ({
  input,
  services: { db, clock },
}) => ({
  points: await seriesOf(db, input.days, clock()),
});
