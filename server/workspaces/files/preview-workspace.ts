import type * as api from '#contract/api/workspace/preview.ts';
import type { Handler } from '../../http/handler.ts';
import { Problem } from '../../http/problem.ts';
import { refusalOf } from '../../resumes/analyze/refusal-of.ts';
import { printedFrom } from '../../templates/printed-from.ts';
import { refuseUnprintable } from '../../templates/refuse-unprintable.ts';
import { templateFor } from '../../templates/send-template.ts';
import { writeFile } from '../../templates/write-file.ts';
import { requireWorkspace } from '../require-workspace.ts';

/** A page of the PDF of the document that is sent, saved or not. */
export const previewWorkspace: Handler<typeof api.previewWorkspace> = async ({ input, session, services }) => {
  const person = session.user.id;
  await requireWorkspace(services.db, person, input.id);
  const { id } = templateFor(session, input.design);
  const resume = printedFrom(input.document);
  refuseUnprintable(resume);
  const bytes = await writeFile(services.typesetter.of(person), id, 'pdf', resume, services.clock());
  const outcome = await services.parser.draw({ person, bytes, page: input.page });
  if (outcome.is !== 'picture') throw refusalOf(outcome);
  if (outcome.png === null) throw new Problem('not-found');
  return { png: outcome.png.toString('base64'), pages: outcome.pages };
};
