import type { adminSeries, adminStatistics } from '#contract/api/admin/statistics.ts';
import type { Handler } from '../../http/handler.ts';
import { seriesOf } from './series.ts';
import { statisticsOf } from './statistics.ts';

export const showStatistics: Handler<typeof adminStatistics> = ({ services: { db, clock } }) =>
  statisticsOf(db, clock());

export const showSeries: Handler<typeof adminSeries> = async ({ input, services: { db, clock } }) => ({
  points: await seriesOf(db, input.days, clock()),
});
