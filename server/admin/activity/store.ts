import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { adminActivity } from '#contract/admin.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { activity, users } from '../../db/schema.ts';
import { countOf } from '../counts/days.ts';
import { countsByDay, countsByLabel } from '../counts/store.ts';
import { ordering } from '../tables/ordering.ts';
import type { Mark, Table } from '../tables/table.ts';
import { isCalled } from '../users/store.ts';

export type ActivityFilter = InputOf<typeof adminActivity>;
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

const { key, orderBy, within } = ordering({
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

  /** The latest of everybody who is called so. */
  async find(db, search, filter, most) {
    const people = db.select({ id: users.id }).from(users).where(isCalled(search)).limit(most).as('people');
    const theirs = db
      .select({ id: activity.id, createdAt: activity.createdAt })
      .from(activity)
      .where(and(eq(activity.userId, people.id), isOfType(filter)))
      .orderBy(desc(activity.createdAt))
      .limit(most)
      .as('theirs');
    const rows = await db
      .select({ id: theirs.id })
      .from(people)
      .innerJoinLateral(theirs, sql`true`)
      .orderBy(desc(theirs.createdAt))
      .limit(most);
    return rows.map(({ id }) => id);
  },

  async rows(db, { filter, ids, beyond }, window) {
    const page = db
      .select({ id: activity.id })
      .from(activity)
      .where(and(isOfType(filter), ids === null ? undefined : inArray(activity.id, [...ids]), within(window, beyond)))
      .orderBy(...orderBy(window.order))
      .limit(window.take)
      .offset(window.skip)
      .as('page');
    return db
      .select({ ...columns, key })
      .from(activity)
      .innerJoin(page, eq(page.id, activity.id))
      .innerJoin(users, eq(users.id, activity.userId))
      .orderBy(...orderBy(window.order));
  },
};
