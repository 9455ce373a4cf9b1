import { Note } from '../../ui/note.tsx';
import type { TemplateDownload } from './use-template-download.ts';
import { words as allWords } from './words.ts';

const words = allWords.download;

/** What went wrong, and an alternative: the direct link to the file, which works without script. */
export const DownloadProblem = ({ download: { problem, address } }: { download: TemplateDownload }) =>
  problem === '' ? null : (
    <Note tone="error" role="alert">
      <p>{problem}</p>
      {address !== '' && (
        <a href={address} className="prose-link">
          {words.direct}
        </a>
      )}
    </Note>
  );
