import type { FastifyReply } from 'fastify';
import type * as api from '#contract/api/workspace/export.ts';
import { attachmentOf } from '../../downloads/attachment-of.ts';
import { attachedDataOf } from '../../formats/attached/attached-data.ts';
import { europassOf } from '../../formats/europass/write.ts';
import { jsonResumeOf } from '../../formats/json-resume/write.ts';
import type { Handler } from '../../http/handler.ts';
import { fileNameOf } from '../../templates/file-name-of.ts';
import { printedFrom } from '../../templates/printed-from.ts';
import { refuseUnprintable } from '../../templates/refuse-unprintable.ts';
import { asDownload, templateFor } from '../../templates/send-template.ts';
import { writeFile } from '../../templates/write-file.ts';
import { plainTextOf } from './plain-text-of.ts';
import { requireWorkspace } from '../require-workspace.ts';

/** The file is made of the document that is sent, so what is on the screen is in the file, saved or not. */
export const exportWorkspace: Handler<typeof api.exportWorkspace> = async ({ input, session, services, reply }) => {
  const { document, design, format, carriesData = true } = input;
  await requireWorkspace(services.db, session.user.id, input.id);
  const resume = printedFrom(document);
  const name = fileNameOf(resume.name);
  if (format === 'md' || format === 'txt')
    return asText(reply, `${name}.${format}`, format, plainTextOf(resume, format === 'md'));
  if (format === 'json')
    return asText(reply, `${name}.json`, format, `${JSON.stringify(jsonResumeOf(document), null, 2)}\n`);
  if (format === 'xml') return asText(reply, `${name}.xml`, format, europassOf(document));
  const { id } = templateFor(session, design);
  if (format === 'pdf') refuseUnprintable(resume);
  const typesetter = services.typesetter.of(session.user.id);
  const attached = carriesData && format === 'pdf' ? attachedDataOf(document) : null;
  const bytes = await writeFile(typesetter, id, format, resume, services.clock(), attached);
  return asDownload(reply, name, format, bytes);
};

const types = {
  md: 'text/markdown; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  json: 'application/json; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
} as const;

const asText = (reply: FastifyReply, name: string, format: keyof typeof types, text: string): Buffer => {
  reply.type(types[format]);
  reply.header('content-disposition', attachmentOf(name));
  return Buffer.from(text);
};
