import type { FastifyReply } from 'fastify';
import { templates } from '#content/templates/catalog.ts';
import { canUse } from '#contract/product/plans.ts';
import type { Template, TemplateFormat } from '#contract/api/templates.ts';
import type { Session } from '../identity/login/session.ts';
import { attachmentOf } from '../downloads/attachment-of.ts';
import { Problem } from '../http/problem.ts';

const types: Record<TemplateFormat, string> = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pdf: 'application/pdf',
};

/** The requested template, if it exists and the user's plan includes it. */
export const templateFor = (session: Session, id: string): Template => {
  const template = templates.find((candidate) => candidate.id === id);
  if (template === undefined) throw new Problem('not-found');
  if (canUse(template, session.plan)) return template;
  throw new Problem('not-in-plan', { message: `The template ${template.title} comes with Premium. See our plans.` });
};

/** Sends bytes as a download named `name`. */
export const asDownload = (reply: FastifyReply, name: string, format: TemplateFormat, bytes: Uint8Array): Buffer => {
  reply.type(types[format]);
  reply.header('content-disposition', attachmentOf(`${name}.${format}`));
  return Buffer.from(bytes);
};
