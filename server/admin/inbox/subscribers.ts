import type * as api from '#contract/api/admin/inbox.ts';
import type { Database } from '../../db/connect.ts';
import type { Handler } from '../../http/handler.ts';
import type { PersonalSafe } from '../../keys/safe.ts';
import { countSubscribers, findSubscribers, type SubscriberState, type Subscription } from '../../newsletter/store.ts';
import type { Columns } from '#contract/csv.ts';
import { sendCsv } from '../tables/csv.ts';
import { recordExport } from '../tables/record-export.ts';
import { placeIn } from './place.ts';

const toSubscriber = (siteSafe: PersonalSafe, row: Subscription): api.Subscriber => ({
  id: row.id,
  email: siteSafe.textOf(row.id, 'newsletter-address', row.address),
  createdAt: row.createdAt.toISOString(),
  confirmedAt: row.confirmedAt?.toISOString() ?? null,
});

export const listSubscribers: Handler<typeof api.listSubscribers> = async ({ input, services: { db, safe } }) => {
  const { skip, place } = placeIn(input, await countSubscribers(db, input.state));
  const rows = await findSubscribers(db, { state: input.state, maxRows: input.size, skip });
  const siteSafe = await safe.ofSite();
  return { subscribers: rows.map((row) => toSubscriber(siteSafe, row)), ...place };
};

const columns: Columns<api.Subscriber> = {
  email: ({ email }) => email,
  asked: ({ createdAt }) => createdAt,
  confirmed: ({ confirmedAt }) => confirmedAt,
};

export const exportSubscribers: Handler<typeof api.exportSubscribers> = async (call) => {
  const { db, clock, safe } = call.services;
  const siteSafe = await safe.ofSite();
  recordExport(call, 'subscribers');
  const rows = allSubscribers(db, call.input.state);
  const show = (row: Subscription): api.Subscriber => toSubscriber(siteSafe, row);
  return sendCsv(call.reply, { name: 'subscribers', now: clock(), columns, rows, show });
};

const step = 1_000;

async function* allSubscribers(db: Database, state: SubscriberState | undefined): AsyncGenerator<Subscription> {
  for (let skip = 0; ; skip += step) {
    const rows = await findSubscribers(db, { state, maxRows: step, skip });
    yield* rows;
    if (rows.length < step) return;
  }
}
