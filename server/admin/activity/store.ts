import { and, desc, eq, inArray } from 'drizzle-orm';
import { maxFound } from '#contract/api/admin/pages.ts';
import type { listUserActivity } from '#contract/api/admin/tables.ts';
import type { InputOf } from '#contract/api/endpoint.ts';
import { activity, users } from '../../db/schema.ts';
import { countOf } from '../counts/days.ts';
import { countsByDay, countsByLabel } from '../counts/store.ts';
import { ordering } from '../tables/ordering.ts';
import { type Mark, type Table, upToMax } from '../tables/table.ts';
import { findPeople } from '../users/store.ts';

export type ActivityFilter = InputOf<typeof listUserActivity>;
export type ListedActivity = Pick<
  typeof activity.$inferSelect,
  'id' | 'userId' | 'kind' | 'templateId' | 'atsScore' | 'createdAt'
> & { username: string };

const columns = {
  id: activity.id,
  userId: activity.userId,
  username: users.displayUsername,
  kind: activity.kind,
  templateId: activity.templateId,
  atsScore: activity.atsScore,
  createdAt: activity.createdAt,
};

const order = ordering({
  table: activity,
  key: activity.createdAt,
  type: 'timestamptz',
  id: activity.id,
  idType: 'uuid',
});

const labelsOf = ({ type }: ActivityFilter) => (type === undefined ? {} : { labels: [type] });
const isOfType = ({ type }: ActivityFilter) => (type === undefined ? undefined : eq(activity.kind, type));

export const activityTable: Table<ActivityFilter, ListedActivity & Mark> = {
  count: async (db, filter) => ({
    total: countOf(await countsByLabel(db, 'activity', labelsOf(filter))),
    days: () => countsByDay(db, 'activity', labelsOf(filter)),
  }),

  /** The latest rows of everyone whose name matches. */
  async find(db, search, filter) {
    const people = await findPeople(db, search);
    const rows = await db
      .select({ id: activity.id })
      .from(activity)
      .where(and(inArray(activity.userId, people.ids), isOfType(filter)))
      .orderBy(desc(activity.createdAt))
      .limit(maxFound + 1);
    const found = upToMax(rows.map(({ id }) => id));
    return { ids: found.ids, isAll: found.isAll && people.isAll };
  },

  async rows(db, { filter, ...reach }, window) {
    const page = order.page(db, isOfType(filter), reach, window);
    return db
      .select({ ...columns, key: order.key })
      .from(activity)
      .innerJoin(page, eq(page.id, activity.id))
      .innerJoin(users, eq(users.id, activity.userId))
      .orderBy(...order.orderBy(window.order));
  },
};
