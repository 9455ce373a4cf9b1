import { downloadTemplate, fillTemplate, type Template } from '#contract/api/templates.ts';
import { download } from '../../data/http/download.ts';
import { addressOfFile } from '../../data/http/load-file.ts';
import type { Wanted } from './wanted.ts';

// Loaded with the first download: to look at templates nobody needs it, nor the schemas of the contract.

export const fetchTemplate = ({ id }: Template, wanted: Wanted): Promise<void> => {
  const { format } = wanted;
  if (wanted.content === 'mine') return download(fillTemplate, { id, format, analysisId: wanted.resumeId });
  return download(downloadTemplate, { id, format, variant: wanted.content });
};

/** The file's own address, which needs nothing of a page; '' for one that is made of the person's resume. */
export const addressOf = ({ id }: Template, { format, content }: Wanted): string =>
  content === 'mine' ? '' : addressOfFile(downloadTemplate, { id, format, variant: content });
