import { downloadAllReports, downloadSummary } from '#contract/api/reports.ts';
import { DownloadButton } from '../../../downloads/download-button.tsx';
import { words as allWords } from '../words.ts';

const words = allWords.resumes.reports;

/** Downloads of all reports together. */
export const ReportDownloads = () => (
  <div className="flex flex-wrap gap-3">
    <DownloadButton endpoint={downloadAllReports} input={{}} resource={words.all} label={words.all} tone="quiet" />
    <DownloadButton endpoint={downloadSummary} input={{}} resource={words.summary} label={words.summary} tone="quiet" />
  </div>
);
