import { Printer, Upload } from 'lucide-react';
import { useId } from 'react';
import { Button } from '../../ui/button.tsx';
import { printReport } from './print-report.ts';
import { words } from './words.ts';

/** The two ways on from a report. */
export const ReportActions = ({ onUploadNew }: { onUploadNew: () => void }) => {
  const hintId = useId();
  return (
    <div data-print="no" className="flex flex-wrap items-center gap-3">
      <Button onClick={printReport} aria-describedby={hintId}>
        <Printer aria-hidden className="size-4" />
        {words.download}
      </Button>
      <Button tone="quiet" onClick={onUploadNew}>
        <Upload aria-hidden className="size-4" />
        {words.uploadVersion}
      </Button>
      <p id={hintId} className="basis-full text-sm text-ink-soft">
        {words.downloadHint}
      </p>
    </div>
  );
};
