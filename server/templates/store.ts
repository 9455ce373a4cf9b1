import { randomUUID } from 'node:crypto';
import type { TemplateId } from '#contract/api/templates.ts';
import type { Database } from '../db/connect.ts';
import { activity } from '../db/schema.ts';

/** For the user's activity list and the admin counts. */
export const recordDownload = async (
  db: Database,
  { userId, templateId, now }: { userId: string; templateId: TemplateId; now: Date },
): Promise<void> => {
  await db.insert(activity).values({ id: randomUUID(), userId, kind: 'template_download', templateId, createdAt: now });
};
