import { LayoutTemplate, Upload, Wrench } from 'lucide-react';
import type { StoredAnalysis } from '#contract/api/analyses.ts';
import { OpenReport } from '../../downloads/open-report.tsx';
import { DownloadReport } from '../../downloads/download-report.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { SampleActions } from './sample-actions.tsx';
import { useSample } from './sample.ts';
import { ShareReport } from './share/share-report.tsx';
import { words } from './words.ts';

/** Buttons for what to do with a report. */
export const ReportActions = ({ result, onUploadNew }: { result: StoredAnalysis; onUploadNew: () => void }) => {
  const isSample = useSample() !== null;
  if (isSample) return <SampleActions />;
  return (
    <div data-print="no" className="flex flex-wrap items-center gap-3">
      <DownloadReport id={result.id} filename={result.filename} label={words.download} tone="quiet" />
      <OpenReport id={result.id} label={words.print} />
      <ShareReport id={result.id} />
      <ButtonLink to={`/templates?template=template-1&resume=${result.id}`} tone="quiet">
        <LayoutTemplate aria-hidden className="size-4" />
        {words.fillTemplate}
      </ButtonLink>
      {/\.docx$/i.test(result.filename) && (
        <ButtonLink to={`/results/${result.id}?show=repairs`} tone="quiet">
          <Wrench aria-hidden className="size-4" />
          {words.repair}
        </ButtonLink>
      )}
      <Button tone="quiet" onClick={onUploadNew}>
        <Upload aria-hidden className="size-4" />
        {words.uploadVersion}
      </Button>
    </div>
  );
};
