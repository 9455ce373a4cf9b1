import { texts } from '#content/templates/texts.ts';
import type * as api from '#contract/api/templates.ts';
import { requireOwnResult } from '../resumes/analysis-store.ts';
import { toStoredAnalysis } from '../resumes/analyze/to-stored-analysis.ts';
import type { Handler } from '../http/handler.ts';
import { fileNameOf } from './file-name-of.ts';
import { fillWith } from './fill-with.ts';
import { refuseUnprintable } from './refuse-unprintable.ts';
import { asDownload, templateFor } from './send-template.ts';
import { noteDownload } from './store.ts';
import { writeFile } from './write-file.ts';

/** The template filled with what we read from one of the person's own resumes. */
export const fillTemplate: Handler<typeof api.fillTemplate> = async ({ input, session, services, reply }) => {
  const userId = session.user.id;
  const template = templateFor(session, input.id);
  const row = await requireOwnResult(services.db, userId, input.analysisId);
  await services.limits.take([['template', userId]]);
  const { parsed } = toStoredAnalysis(row, await services.safe.of(userId), session.plan);
  const now = services.clock();
  const resume = fillWith(texts[template.id].empty, parsed);
  if (input.format === 'pdf') refuseUnprintable(resume);
  const bytes = await writeFile(services.typesetter, template.id, input.format, resume, now);
  await noteDownload(services.db, { userId, templateId: template.id, now });
  return asDownload(reply, fileNameOf(parsed.name), input.format, bytes);
};
