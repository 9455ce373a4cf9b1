import { texts } from '#content/templates/texts.ts';
import type * as api from '#contract/api/templates.ts';
import type { Handler } from '../http/handler.ts';
import { isNavigation } from '../http/navigation.ts';
import { Problem } from '../http/problem.ts';
import { asDownload, templateFor } from './send-template.ts';
import { noteDownload } from './store.ts';
import { writeFile } from './write-file.ts';

/** A link to a premium template leads people without Premium to the plans. */
export const downloadTemplate: Handler<typeof api.downloadTemplate> = async (call) => {
  try {
    return await fileOf(call);
  } catch (error) {
    const isClosed = error instanceof Problem && error.code === 'not-in-plan';
    if (isClosed && isNavigation(call.request)) return call.reply.redirect('/pricing');
    throw error;
  }
};

const fileOf: Handler<typeof api.downloadTemplate> = async ({ input, session, services, reply }) => {
  const { format, variant } = input;
  const template = templateFor(session, input.id);
  await services.limits.take([['template', session.user.id]]);
  const now = services.clock();
  const bytes = await writeFile(services.typesetter, template.id, format, texts[template.id][variant], now);
  await noteDownload(services.db, { userId: session.user.id, templateId: template.id, now });
  const name = `${template.title.replaceAll('/', 'and')} ${variant === 'filled' ? 'example' : 'template'}`;
  return asDownload(reply, name.replaceAll(/\s+/g, '-'), format, bytes);
};
