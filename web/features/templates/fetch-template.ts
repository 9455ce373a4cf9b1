import { downloadTemplate, fillTemplate, type Template } from '#contract/api/templates.ts';
import { download } from '../../data/http/download.ts';
import { addressOfFile } from '../../data/http/load-file.ts';
import type { Wanted } from './wanted.ts';

// Loaded with the first download: visitors who only look at templates do not need it or the schemas of the contract.

export const fetchTemplate = ({ id }: Template, wanted: Wanted): Promise<File> => {
  const { format } = wanted;
  if (wanted.content === 'mine') return download(fillTemplate, { id, format, analysisId: wanted.resumeId });
  return download(downloadTemplate, { id, format, variant: wanted.content });
};

/** The direct address of the file; '' for one that is filled with the user's resume. */
export const addressOf = ({ id }: Template, { format, content }: Wanted): string =>
  content === 'mine' ? '' : addressOfFile(downloadTemplate, { id, format, variant: content });
