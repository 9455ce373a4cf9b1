import { downloadTemplate, type Template, type TemplateFormat, type TemplateVariant } from '#contract/templates.ts';
import { requestOf } from '../../api/call.ts';
import { Note } from '../../ui/note.tsx';
import type { TemplateDownload } from './use-template-download.ts';
import { words as allWords } from './words.ts';

const words = allWords.download;

/** What went wrong, and the way around it: the file by its own address, which needs nothing of this page. */
export const DownloadProblem = ({ download: { problem, last } }: { download: TemplateDownload }) =>
  problem === '' || last === null ? null : (
    <Note tone="error" role="alert">
      <p>{problem}</p>
      {last.wanted.content !== 'mine' && (
        <a href={addressOf(last.template, last.wanted.format, last.wanted.content)} className="prose-link">
          {words.direct}
        </a>
      )}
    </Note>
  );

const addressOf = ({ id }: Template, format: TemplateFormat, variant: TemplateVariant): string =>
  requestOf(downloadTemplate, { id, format, variant }).path;
