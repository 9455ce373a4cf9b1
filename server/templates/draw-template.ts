import { texts } from '#content/templates/texts.ts';
import type * as api from '#contract/api/templates.ts';
import type { Handler } from '../http/handler.ts';
import { Problem } from '../http/problem.ts';
import { refusalOf } from '../resumes/analyze/refusal-of.ts';
import { draftOf, type Filling } from './fill-template.ts';
import { fillWith } from './fill-with.ts';
import { refuseUnprintable } from './refuse-unprintable.ts';
import { writeFile } from './write-file.ts';

/** A page of the filled template as a picture, drawn each time: nothing of a resume is stored for it. */
export const drawTemplate: Handler<typeof api.drawTemplate, { loaded: Filling }> = async (call) => {
  const { input, session, services, reply } = call;
  const resume = fillWith(texts[call.loaded.template.id].empty, await draftOf(call));
  refuseUnprintable(resume);
  const person = session.user.id;
  const bytes = await writeFile(
    services.typesetter.of(person),
    call.loaded.template.id,
    'pdf',
    resume,
    services.clock(),
  );
  const outcome = await services.parser.draw({ person, bytes, page: input.page });
  if (outcome.is !== 'picture') throw refusalOf(outcome);
  if (outcome.png === null) throw new Problem('not-found');
  reply.type('image/png');
  return outcome.png;
};
