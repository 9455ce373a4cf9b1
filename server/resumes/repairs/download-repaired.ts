import type * as api from '#contract/api/repairs.ts';
import { attachmentOf } from '../../downloads/attachment-of.ts';
import type { Handler } from '../../http/handler.ts';
import { repairOwn } from './repair-own.ts';

/** The user's own file, with the headers of an untrusted one. */
export const downloadRepaired: Handler<typeof api.downloadRepaired> = async ({ input, session, services, reply }) => {
  const { repaired, filename } = await repairOwn(services, session.user.id, { ...input, wantsFile: true });
  reply.type('application/octet-stream');
  reply.header('content-disposition', attachmentOf(repairedName(filename)));
  reply.header('content-security-policy', 'sandbox');
  return repaired.file;
};

/** 'resume.docx' becomes 'resume-repaired.docx'. */
const repairedName = (filename: string): string => `${filename.replace(/\.docx$/i, '')}-repaired.docx`;
