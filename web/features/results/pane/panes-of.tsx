import type { StoredAnalysis } from '#contract/api/analyses.ts';
import type { Tab } from '../../../ui/tabs/tab-set.tsx';
import type { Mark } from '../recommendations/marks-of.ts';
import { words } from './words.ts';
import { FormView } from './form-view.tsx';
import { PageView } from './page-view.tsx';
import type { PaneId } from './pane-ids.ts';
import { ParserView } from './parser/parser-view.tsx';

/** The resume beside the report: as a person sees it, as a parser reads it, and as a filled-in application form. */
export const panesOf = (result: StoredAnalysis, marks: readonly Mark[]): Tab[] => {
  const panes: (Tab & { id: PaneId })[] = [
    { id: 'page', label: words.page, panel: <PageView result={result} marks={marks} /> },
    { id: 'parser', label: words.parser, panel: <ParserView result={result} /> },
    { id: 'form', label: words.form, panel: <FormView result={result} /> },
  ];
  return panes;
};
