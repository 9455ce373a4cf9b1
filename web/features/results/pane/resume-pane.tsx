import type { StoredAnalysis } from '#contract/analyses.ts';
import { Segments } from '../../../ui/segments.tsx';
import type { Mark } from '../marks-of.ts';
import { words } from '../words.ts';
import { FormView } from './form-view.tsx';
import { PageView } from './page-view.tsx';
import type { PaneId } from './pane-ids.ts';
import { ParserView } from './parser-view.tsx';

/** The resume itself beside what is said of it: as a person sees it, as a parser reads it, as a form would be filled from it. */
export const ResumePane = ({
  result,
  marks,
  chosen,
  onChoose,
}: {
  result: StoredAnalysis;
  marks: readonly Mark[];
  chosen: PaneId;
  onChoose: (pane: string) => void;
}) => (
  <Segments
    label={words.pane.title}
    chosen={chosen}
    onChoose={onChoose}
    segments={[
      { id: 'page', label: words.pane.page, panel: <PageView result={result} marks={marks} /> },
      { id: 'parser', label: words.pane.parser, panel: <ParserView readings={result.readings} /> },
      { id: 'form', label: words.pane.form, panel: <FormView result={result} /> },
    ]}
  />
);
