import { texts } from '#content/templates/texts.ts';
import type * as api from '#contract/api/templates.ts';
import type { ResumeDraft } from '#contract/report/resume-draft.ts';
import type { StoredFile } from '../files/files.ts';
import { type NamedRow, requireOwnFile } from '../resumes/analysis-store.ts';
import { refusalOf } from '../resumes/analyze/refusal-of.ts';
import type { Call, Handler } from '../http/handler.ts';
import { fileNameOf } from './file-name-of.ts';
import { fillWith } from './fill-with.ts';
import { refuseUnprintable } from './refuse-unprintable.ts';
import { asDownload, templateFor } from './send-template.ts';
import { recordDownload } from './store.ts';
import { writeFile } from './write-file.ts';

export type Filling = { template: api.Template; row: NamedRow & StoredFile };

/** The template and the resume that fills it, if the user's plan includes the template and the resume is theirs. */
export const findFilling = async ({
  input,
  session,
  services,
}: Pick<
  Call<typeof api.fillTemplate | typeof api.drawTemplate>,
  'input' | 'session' | 'services'
>): Promise<Filling> => {
  const template = templateFor(session, input.id);
  return { template, row: await requireOwnFile(services.db, session.user.id, input.analysisId) };
};

type WithFilling = Pick<Call<typeof api.fillTemplate | typeof api.drawTemplate>, 'session' | 'services'> & {
  loaded: Filling;
};

/** All the words of the resume, in their place. Its file is read again: an analysis keeps only what hiring software looks for. */
export const draftOf = async ({ session, services, loaded: { row } }: WithFilling): Promise<ResumeDraft> => {
  const person = session.user.id;
  const personal = await services.safe.of(person);
  const outcome = await services.parser.draft({
    person,
    bytes: personal.open(row.id, 'file', await services.files.open(row)),
    filename: personal.textOf(row.id, 'filename', row.filename),
    usesData: false,
  });
  if (outcome.is !== 'draft') throw refusalOf(outcome);
  return outcome.draft;
};

/** The template filled with a resume of the user. */
export const fillTemplate: Handler<typeof api.fillTemplate, { loaded: Filling }> = async (call) => {
  const { input, session, services, reply } = call;
  const { template } = call.loaded;
  const userId = session.user.id;
  const now = services.clock();
  const draft = await draftOf(call);
  const resume = fillWith(texts[template.id].empty, draft);
  if (input.format === 'pdf') refuseUnprintable(resume);
  const bytes = await writeFile(services.typesetter.of(session.user.id), template.id, input.format, resume, now);
  await recordDownload(services.db, { userId, templateId: template.id, now });
  return asDownload(reply, fileNameOf(draft.name), input.format, bytes);
};
