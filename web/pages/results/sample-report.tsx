import { Link, useNavigate, type MetaFunction } from 'react-router';
import report from '#content/generated/sample-report.json';
import { storedAnalysisSchema } from '#contract/api/analyses.ts';
import { ResultsView } from '../../features/results/results-view.tsx';
import { SampleContext, type Sample } from '../../features/results/sample.ts';
import { searchWith } from '../../features/results/search-with.ts';
import { uploadPanel } from '../../session/redirect.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { useSearch } from '../../ui/use-search.ts';

export const meta: MetaFunction = () => [
  { title: 'Sample report: what you get | Parsewell' },
  {
    name: 'description',
    content:
      'A complete report on the resume of a fictional nurse, created by the same engine: both readings, three scores and how they are calculated, and what to fix first.',
  },
];

const result = storedAnalysisSchema.parse(report);
const sample: Sample = { pictures: ['/sample-report/page-1.png'] };

const SampleReportPage = () => {
  const [search, setSearch] = useSearch();
  const navigate = useNavigate();
  return (
    <SampleContext value={sample}>
      <div className="mx-auto max-w-6xl px-4 wide:max-w-[92rem] wide:px-8" data-print="no">
        {/* Two lines on a phone, where the first screen has to show what matters of the report. */}
        <p className="pt-2 text-sm sm:hidden">
          This is a sample of an invented nurse.{' '}
          <Link to={uploadPanel} className="prose-link">
            Check your own resume
          </Link>
        </p>
        <div className="hidden pt-6 sm:block">
          <Note tone="info">
            <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
              <p className="max-w-prose">
                This is a sample. The nurse and his employers are invented; the report is what our engine says about his
                file, and everything in it works as in yours. On the free plan, some lists are shorter.
              </p>
              <ButtonLink to={uploadPanel} tone="quiet" size="small">
                Check your own resume
              </ButtonLink>
            </div>
          </Note>
        </div>
      </div>
      <ResultsView
        result={result}
        view={{ tab: search.get('tab'), pane: search.get('pane') }}
        onViewChange={(view) => setSearch((now) => searchWith(now, view), { preventScrollReset: true })}
        onUploadNew={() => void navigate(uploadPanel)}
      />
    </SampleContext>
  );
};

export default SampleReportPage;
