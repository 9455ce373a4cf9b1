import { texts } from '#content/templates/texts.ts';
import type * as api from '#contract/api/templates.ts';
import { requireOwnResult, type ResultRow } from '../resumes/analysis-store.ts';
import { toStoredAnalysis } from '../resumes/analyze/to-stored-analysis.ts';
import type { Call, Handler } from '../http/handler.ts';
import { fileNameOf } from './file-name-of.ts';
import { fillWith } from './fill-with.ts';
import { refuseUnprintable } from './refuse-unprintable.ts';
import { asDownload, templateFor } from './send-template.ts';
import { recordDownload } from './store.ts';
import { writeFile } from './write-file.ts';

type Filling = { template: api.Template; row: ResultRow };

/** The template and the resume that fills it, if the user's plan includes the template and the resume is theirs. */
export const findFilling = async ({
  input,
  session,
  services,
}: Pick<Call<typeof api.fillTemplate>, 'input' | 'session' | 'services'>): Promise<Filling> => {
  const template = templateFor(session, input.id);
  return { template, row: await requireOwnResult(services.db, session.user.id, input.analysisId) };
};

/** The template filled with a parsed resume of the user. */
export const fillTemplate: Handler<typeof api.fillTemplate, { loaded: Filling }> = async (call) => {
  const { input, session, services, reply } = call;
  const { template, row } = call.loaded;
  const userId = session.user.id;
  const { parsed } = toStoredAnalysis(row, await services.safe.of(userId), session.plan);
  const now = services.clock();
  const resume = fillWith(texts[template.id].empty, parsed);
  if (input.format === 'pdf') refuseUnprintable(resume);
  const bytes = await writeFile(services.typesetter.of(session.user.id), template.id, input.format, resume, now);
  await recordDownload(services.db, { userId, templateId: template.id, now });
  return asDownload(reply, fileNameOf(parsed.name), input.format, bytes);
};
