import type * as api from '#contract/api/groups.ts';
import { cohortColumns } from '#contract/cohort/columns.ts';
import { csvText } from '#contract/csv.ts';
import { attachmentOf } from '../downloads/attachment-of.ts';
import type { Handler } from '../http/handler.ts';
import { openRows } from './present.ts';
import { requireGroup } from './require-group.ts';

const statusWords: Record<api.GroupRow['status'], string> = {
  waiting: 'Waiting',
  read: 'Read',
  refused: 'This file cannot be read.',
  damaged: 'The copy we stored is damaged.',
};

export const exportGroup: Handler<typeof api.exportGroup> = async ({ input, session, services, request, reply }) => {
  const row = await requireGroup(services, session.user.id, input.id);
  const rows = await openRows(services, row);
  request.log.info({ security: 'group-exported', user: session.user.id }, 'table of a group exported by its owner');
  reply.type('text/csv; charset=utf-8');
  reply.header(
    'content-disposition',
    attachmentOf(`parsewell-group-${services.clock().toISOString().slice(0, 10)}.csv`),
  );
  return csvText(
    cohortColumns,
    rows.map(({ name, status, reason, candidate, entry }) => ({
      name,
      status: reason ?? (candidate === null ? statusWords[status] : 'Shared by the candidate'),
      entry,
    })),
  );
};
