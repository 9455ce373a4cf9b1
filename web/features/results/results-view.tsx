import { useMemo, type ReactNode } from 'react';
import type { StoredAnalysis } from '#contract/api/analyses.ts';
import { classes } from '../../ui/class-names.ts';
import { Segments } from '../../ui/tabs/segments.tsx';
import { Tabs } from '../../ui/tabs/tabs.tsx';
import { HighlightContext } from './pane/highlight.ts';
import { paneOf, type PaneId } from './pane/pane-ids.ts';
import { panesOf } from './pane/panes-of.tsx';
import { ResumePane } from './pane/resume-pane.tsx';
import { useHighlightState } from './pane/use-highlight-state.ts';
import { words as paneWords } from './pane/words.ts';
import { marksOf } from './recommendations/marks-of.ts';
import { ReportActions } from './report-actions.tsx';
import { ReportResumeSwitch } from './report-resume-switch.tsx';
import { ResultsTitle, WhenAnalyzed } from './results-title.tsx';
import type { CheckJob } from './summary/overview-tab.tsx';
import { Summary } from './summary/summary.tsx';
import { tabOf } from './tab-ids.ts';
import { tabsOf } from './tabs-of.tsx';
import { useStableCallback } from './use-stable-callback.ts';

/** The tab and pane in the address bar, unchecked. */
export type ShownView = { tab: string | null; pane: string | null };

type Props = {
  result: StoredAnalysis;
  view: ShownView;
  onViewChange: (view: Partial<ShownView>) => void;
  onUploadNew: () => void;
  /** What 'Upload New Version' does, where versions of this resume can be compared. */
  onUploadVersion?: () => void;
  /** Without it, no link leads to the dialog that checks the resume against a job. */
  checkJob?: CheckJob;
  /** The address where the resume is fixed; without it, fixes lead to their place in the report. */
  fixAt?: string;
  /** Shown below the report. */
  children?: ReactNode;
};

/** A whole report with the resume beside it. Tab and pane are in the address bar, which the page reads and writes. */
export const ResultsView = (props: Props) => {
  const { result, view, onViewChange, onUploadNew, onUploadVersion = onUploadNew, children } = props;
  const { tabs, panes, highlight } = useReport({ ...props, onUploadVersion });
  const tab = tabOf(view.tab, result.jobDescription !== undefined);
  const pane = paneOf(view.pane);
  const reportClass = pane !== null && 'hidden wide:block print:block';
  return (
    <HighlightContext value={highlight}>
      <div className="mx-auto max-w-6xl px-4 wrap-anywhere pt-3 pb-12 sm:pt-8 print:pb-0 wide:max-w-[92rem] wide:px-8 wide:pb-8">
        <ResultsTitle result={result} isVisuallyHidden={pane !== null} />
        <div className={classes(reportClass)}>
          <Summary result={result} fixAt={props.fixAt} />
          <p className="mt-3 text-sm text-ink-soft sm:hidden print:hidden">
            <WhenAnalyzed result={result} />
          </p>
        </div>
        <div className={classes(columns, pane === null && 'mt-6 sm:mt-8')}>
          <div className={classes('@container', reportClass)}>
            <Tabs label="Parts of the report" tabs={tabs} chosen={tab} onChoose={(id) => onViewChange({ tab: id })} />
            {/* The recommendations end with the same buttons. */}
            {tab !== 'recommendations' && (
              <footer className="mt-4 border-t border-line pt-6">
                <ReportActions result={result} onUploadNew={onUploadVersion} />
              </footer>
            )}
            {children}
          </div>
          <ResumePane isShown={pane !== null}>
            <Segments
              label={paneWords.title}
              tabs={panes}
              chosen={pane ?? 'page'}
              onChoose={(id) => onViewChange({ pane: id })}
            />
          </ResumePane>
        </div>
        <ReportResumeSwitch
          shows={pane === null ? 'report' : 'resume'}
          onChoose={(part) => onViewChange({ pane: paneFor[part] })}
        />
      </div>
    </HighlightContext>
  );
};

const columns = 'gap-x-8 wide:mt-8 wide:grid wide:grid-cols-[minmax(0,1fr)_minmax(0,clamp(30rem,42vw,38rem))]';

const paneFor: Record<'report' | 'resume', PaneId | null> = { report: null, resume: 'page' };

/** The tabs and panes of a report. A whole report takes long to render, so choosing a tab or a pane must not render them again. */
const useReport = ({
  result,
  onViewChange,
  onUploadNew,
  onUploadVersion,
  checkJob: job,
}: Pick<Required<Props>, 'result' | 'onViewChange' | 'onUploadNew' | 'onUploadVersion'> & Pick<Props, 'checkJob'>) => {
  const marks = useMemo(() => marksOf(result), [result]);
  const changeView = useStableCallback(onViewChange);
  const uploadNew = useStableCallback(onUploadNew);
  const uploadVersion = useStableCallback(onUploadVersion);
  const open = useStableCallback(() => job?.open());
  const label = job?.label;
  const checkJob = useMemo(() => (label === undefined ? undefined : { label, open }), [label, open]);
  const navigation = useMemo(
    () => ({
      toPage: () => changeView({ pane: 'page' }),
      toFindings: () => changeView({ tab: 'recommendations', pane: null }),
    }),
    [changeView],
  );
  const highlight = useHighlightState(marks, navigation);
  const tabs = useMemo(
    () => tabsOf(result, marks, { uploadNew, uploadVersion, checkJob }),
    [result, marks, uploadNew, uploadVersion, checkJob],
  );
  const panes = useMemo(() => panesOf(result, marks), [result, marks]);
  return { tabs, panes, highlight };
};
