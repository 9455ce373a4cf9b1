import { useMemo, type ReactNode } from 'react';
import type { StoredAnalysis } from '#contract/api/analyses.ts';
import { DownloadReport } from '../../downloads/download-report.tsx';
import { Breakable } from '../../ui/breakable.tsx';
import { Badge } from '../../ui/badge.tsx';
import { classes } from '../../ui/class-names.ts';
import { dayOf } from '../../ui/dates.ts';
import { Segments } from '../../ui/tabs/segments.tsx';
import type { Tab } from '../../ui/tabs/tab-set.tsx';
import { Tabs } from '../../ui/tabs/tabs.tsx';
import { FormatTab } from './recommendations/format-tab.tsx';
import { JobMatchTab } from './job/job-match-tab.tsx';
import { KeywordsTab } from './keywords/keywords-tab.tsx';
import { marksOf, type Mark } from './recommendations/marks-of.ts';
import { OverviewTab } from './summary/overview-tab.tsx';
import { paneOf, type PaneId } from './pane/pane-ids.ts';
import { panesOf } from './pane/panes-of.tsx';
import { RecommendationsTab } from './recommendations/recommendations-tab.tsx';
import { ReportActions } from './report-actions.tsx';
import { ReportResumeSwitch } from './report-resume-switch.tsx';
import { useSample } from './sample.ts';
import { HighlightContext } from './pane/highlight.ts';
import { Summary } from './summary/summary.tsx';
import { tabOf, type TabId } from './tab-ids.ts';
import { useHighlightState } from './pane/use-highlight-state.ts';
import { useStableCallback } from './use-stable-callback.ts';
import { words } from './words.ts';

/** The tab and pane in the address bar, unchecked. */
export type ShownView = { tab: string | null; pane: string | null };

/** A whole report with the resume beside it. Tab and pane are in the address bar, which the page reads and writes. */
export const ResultsView = ({
  result,
  view,
  onViewChange,
  onUploadNew,
  onUploadVersion = onUploadNew,
  children,
}: {
  result: StoredAnalysis;
  view: ShownView;
  onViewChange: (view: Partial<ShownView>) => void;
  onUploadNew: () => void;
  /** What 'Upload New Version' does, where versions of this resume can be compared. */
  onUploadVersion?: () => void;
  /** Shown below the report. */
  children?: ReactNode;
}) => {
  const marks = useMemo(() => marksOf(result), [result]);
  const pane = paneOf(view.pane);
  const ask = useStableCallback(onViewChange);
  const uploadNew = useStableCallback(onUploadNew);
  const uploadVersion = useStableCallback(onUploadVersion);
  const navigation = useMemo(
    () => ({
      toPage: () => ask({ pane: 'page' }),
      toFindings: () => ask({ tab: 'recommendations', pane: null }),
    }),
    [ask],
  );
  const highlight = useHighlightState(marks, navigation);
  // A whole report takes long to render, so choosing a tab or a pane must not render them all again.
  const tabs = useMemo(
    () => tabsOf(result, marks, { uploadNew, uploadVersion }),
    [result, marks, uploadNew, uploadVersion],
  );
  const panes = useMemo(() => panesOf(result, marks), [result, marks]);
  const chosen = tabOf(view.tab, result.jobDescription !== undefined);
  return (
    <HighlightContext value={highlight}>
      <div className="mx-auto max-w-6xl px-4 pt-6 pb-12 sm:pt-8 print:pb-0 wide:max-w-[92rem] wide:px-8 wide:pb-8">
        <Title result={result} isVisuallyHidden={pane !== null} />
        <div className={classes(pane !== null && 'hidden wide:block print:block')}>
          <Summary result={result} marks={marks} />
        </div>
        <div className={classes(columns, pane === null && 'mt-8')}>
          <div className={classes('@container', pane !== null && 'hidden wide:block print:block')}>
            <Tabs label="Parts of the report" tabs={tabs} chosen={chosen} onChoose={(tab) => onViewChange({ tab })} />
            {/* The recommendations end with the same buttons. */}
            {chosen !== 'recommendations' && (
              <footer className="mt-4 border-t border-line pt-6">
                <ReportActions result={result} onUploadNew={onUploadVersion} />
              </footer>
            )}
            {children}
          </div>
          <ResumePane isAsked={pane !== null}>
            <Segments
              label={words.pane.title}
              tabs={panes}
              chosen={pane ?? 'page'}
              onChoose={(id) => onViewChange({ pane: id })}
            />
          </ResumePane>
        </div>
        <ReportResumeSwitch
          shows={pane === null ? 'report' : 'resume'}
          onChoose={(what) => onViewChange({ pane: paneFor[what] })}
        />
      </div>
    </HighlightContext>
  );
};

const columns = 'gap-x-8 wide:mt-8 wide:grid wide:grid-cols-[minmax(0,1fr)_minmax(0,clamp(30rem,42vw,38rem))]';

const paneFor: Record<'report' | 'resume', PaneId | null> = { report: null, resume: 'page' };

/** Where the resume replaces the report, the heading is still there for screen readers. */
const Title = ({ result, isVisuallyHidden }: { result: StoredAnalysis; isVisuallyHidden: boolean }) => {
  const isSample = useSample() !== null;
  return (
    <header
      className={classes(
        'mb-6 flex flex-wrap items-start justify-between gap-x-6 gap-y-3',
        isVisuallyHidden && 'sr-only wide:not-sr-only wide:mb-6 wide:flex print:not-sr-only',
      )}
    >
      <div>
        <h1 className="flex flex-wrap items-center gap-x-3 gap-y-2 font-serif text-2xl font-semibold sm:text-3xl">
          {words.title}
          <Badge className="font-sans">
            <Breakable text={result.filename} />
          </Badge>
        </h1>
        <p className="mt-1 text-sm text-ink-soft">
          Analyzed on {dayOf(result.createdAt)} by engine {result.engineVersion}.{' '}
          {isSample ? words.sample.about : retentionOf(result)}
        </p>
      </div>
      {/* On a phone the scores come first; the button is below the report too. */}
      {!isSample && (
        <div
          data-print="no"
          className={classes('hidden flex-wrap justify-end gap-3', isVisuallyHidden ? 'wide:flex' : 'sm:flex')}
        >
          <DownloadReport id={result.id} filename={result.filename} label={words.download} tone="quiet" />
        </div>
      )}
    </header>
  );
};

const retentionOf = ({ isKept, deletedOn }: StoredAnalysis): string =>
  isKept === true ? words.kept : `Kept until ${dayOf(deletedOn)}.`;

/** Sticks beside the report where there is room; replaces it on small screens when chosen. */
const ResumePane = ({ isAsked, children }: { isAsked: boolean; children: ReactNode }) => (
  <aside
    aria-label={words.pane.title}
    className={classes(
      'min-w-0 flex-col print:block',
      isAsked ? 'flex' : 'hidden',
      'wide:sticky wide:top-[4.5rem] wide:flex wide:h-[calc(100dvh-5.5rem)] wide:scroll-mb-4 print:static print:h-auto',
    )}
  >
    <h2 className="sr-only print:not-sr-only print:mb-4 print:font-serif print:text-2xl print:font-semibold">
      {words.pane.title}
    </h2>
    {children}
  </aside>
);

const tabsOf = (
  result: StoredAnalysis,
  marks: readonly Mark[],
  { uploadNew, uploadVersion }: { uploadNew: () => void; uploadVersion: () => void },
): Tab[] => {
  const tabs: (Tab & { id: TabId })[] = [
    { id: 'overview', label: 'Overview', panel: <OverviewTab result={result} /> },
    { id: 'keywords', label: 'Keywords', panel: <KeywordsTab result={result} /> },
    { id: 'format', label: 'Format Analysis', panel: <FormatTab result={result} marks={marks} /> },
    {
      id: 'recommendations',
      label: 'Recommendations',
      panel: <RecommendationsTab result={result} marks={marks} onUploadNew={uploadVersion} />,
    },
  ];
  if (result.jobDescription === undefined) return tabs;
  return [
    ...tabs,
    { id: 'jobmatch', label: 'Job Match', panel: <JobMatchTab result={result} onUploadNew={uploadNew} /> },
  ];
};
