import type { StoredAnalysis } from '#contract/analyses.ts';
import { Badge } from '../../ui/badge.tsx';
import { dayOf } from '../../ui/dates.ts';
import { Tabs, type Tab } from '../../ui/tabs.tsx';
import { FormatTab } from './format-tab.tsx';
import { JobMatchTab } from './job-match-tab.tsx';
import { KeywordsTab } from './keywords-tab.tsx';
import { OverviewTab } from './overview-tab.tsx';
import { RecommendationsTab } from './recommendations-tab.tsx';
import { ReportActions } from './report-actions.tsx';
import { Summary } from './summary.tsx';
import { tabOf, type TabId } from './tab-ids.ts';
import { words } from './words.ts';

/** A whole report. The address bar holds the tab; the page tells it and hears of another choice. */
export const ResultsView = ({
  result,
  askedTab,
  onTab,
  onUploadNew,
}: {
  result: StoredAnalysis;
  askedTab: string | null;
  onTab: (tab: string) => void;
  onUploadNew: () => void;
}) => {
  const tabs = tabsOf(result, onUploadNew);
  return (
    <div className="mx-auto max-w-6xl px-4 py-8">
      <header className="mb-6">
        <h1 className="flex flex-wrap items-center gap-x-3 gap-y-2 font-serif text-3xl font-semibold">
          {words.title}
          <Badge className="font-sans break-all">{result.filename}</Badge>
        </h1>
        <p className="mt-1 text-sm text-ink-soft">
          Analyzed on {dayOf(result.createdAt)} by engine {result.engineVersion}.{' '}
          {result.isKept === true ? words.kept : `Kept until ${dayOf(result.deletedOn)}.`}
        </p>
      </header>
      <Summary result={result} />
      <div className="mt-8">
        <Tabs
          label="Parts of the report"
          tabs={tabs}
          chosen={tabOf(askedTab, result.jobDescription !== undefined)}
          onChoose={onTab}
        />
      </div>
      <footer className="mt-4 border-t border-line pt-6">
        <ReportActions onUploadNew={onUploadNew} />
      </footer>
    </div>
  );
};

const tabsOf = (result: StoredAnalysis, onUploadNew: () => void): Tab[] => {
  const tabs: (Tab & { id: TabId })[] = [
    { id: 'overview', label: 'Overview', panel: <OverviewTab result={result} /> },
    { id: 'keywords', label: 'Keywords', panel: <KeywordsTab result={result} /> },
    { id: 'format', label: 'Format Analysis', panel: <FormatTab result={result} /> },
    {
      id: 'recommendations',
      label: 'Recommendations',
      panel: <RecommendationsTab result={result} onUploadNew={onUploadNew} />,
    },
  ];
  if (result.jobDescription === undefined) return tabs;
  return [
    ...tabs,
    { id: 'jobmatch', label: 'Job Match', panel: <JobMatchTab result={result} onUploadNew={onUploadNew} /> },
  ];
};
