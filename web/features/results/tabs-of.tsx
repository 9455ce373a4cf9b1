import type { StoredAnalysis } from '#contract/api/analyses.ts';
import type { Tab } from '../../ui/tabs/tab-set.tsx';
import { JobMatchTab } from './job/job-match-tab.tsx';
import { KeywordsTab } from './keywords/keywords-tab.tsx';
import { FormatTab } from './recommendations/format-tab.tsx';
import type { Mark } from './recommendations/marks-of.ts';
import { RecommendationsTab } from './recommendations/recommendations-tab.tsx';
import { OverviewTab, type CheckJob } from './summary/overview-tab.tsx';
import type { TabId } from './tab-ids.ts';
import { words } from './words.ts';

/** The tabs of a report; the job match only with a job description. */
export const tabsOf = (
  result: StoredAnalysis,
  marks: readonly Mark[],
  {
    uploadNew,
    uploadVersion,
    checkJob,
  }: { uploadNew: () => void; uploadVersion: () => void; checkJob: CheckJob | undefined },
): Tab[] => {
  const tabs: (Tab & { id: TabId })[] = [
    { id: 'overview', label: 'Overview', panel: <OverviewTab result={result} checkJob={checkJob} /> },
    { id: 'keywords', label: words.chapters.keywords, panel: <KeywordsTab result={result} /> },
    { id: 'format', label: words.chapters.format, panel: <FormatTab result={result} marks={marks} /> },
    {
      id: 'recommendations',
      label: words.chapters.recommendations,
      panel: <RecommendationsTab result={result} marks={marks} onUploadNew={uploadVersion} />,
    },
  ];
  if (result.jobDescription === undefined) return tabs;
  return [
    ...tabs,
    { id: 'jobmatch', label: words.chapters.job, panel: <JobMatchTab result={result} onUploadNew={uploadNew} /> },
  ];
};
