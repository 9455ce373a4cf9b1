import { texts } from '#content/templates/texts.ts';
import type * as api from '#contract/api/templates.ts';
import type { Call, Handler } from '../http/handler.ts';
import { isNavigation } from '../http/navigation.ts';
import { Problem } from '../http/problem.ts';
import { asDownload, templateFor } from './send-template.ts';
import { recordDownload } from './store.ts';
import { writeFile } from './write-file.ts';

/** The template, null for who follows a link to a premium one without Premium: they are shown the plans. */
export const findOpenTemplate = async ({
  input,
  session,
  request,
}: Pick<Call<typeof api.downloadTemplate>, 'input' | 'session' | 'request'>): Promise<api.Template | null> => {
  try {
    return templateFor(session, input.id);
  } catch (error) {
    const isClosed = error instanceof Problem && error.code === 'not-in-plan';
    if (isClosed && isNavigation(request)) return null;
    throw error;
  }
};

export const downloadTemplate: Handler<typeof api.downloadTemplate, { loaded: api.Template | null }> = async (call) => {
  const { input, session, services, reply, loaded: template } = call;
  if (template === null) return reply.redirect('/pricing');
  const { format, variant } = input;
  const now = services.clock();
  const bytes = await writeFile(
    services.typesetter.of(session.user.id),
    template.id,
    format,
    texts[template.id][variant],
    now,
  );
  await recordDownload(services.db, { userId: session.user.id, templateId: template.id, now });
  const name = `${template.title.replaceAll('/', 'and')} ${variant === 'filled' ? 'example' : 'template'}`;
  return asDownload(reply, name.replaceAll(/\s+/g, '-'), format, bytes);
};
