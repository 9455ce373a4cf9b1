import { Download } from 'lucide-react';
import { useId, useState } from 'react';
import { templates } from '#content/templates/catalog.ts';
import { exportFormats, exportWorkspace, type ExportFormat } from '#contract/api/workspace/export.ts';
import type { ResumeDraft } from '#contract/report/resume-draft.ts';
import { useFileDownload } from '../../../data/use-file-download.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { inputLook } from '../../../ui/forms/field.tsx';
import type { Design } from '../saving/autosave.ts';
import { words as allWords } from '../words.ts';
import { PagePreview } from './page-preview.tsx';
import { ReadBackResult } from './read-back-result.tsx';
import { useReadBack } from './use-read-back.ts';

const words = allWords.files;

type Props = { id: string; draft: ResumeDraft; design: Design; onDesign: (design: Design) => void };

/** The resume as a file: its format, and for Word and PDF its design. */
export const DownloadDialog = ({ isOpen, onClose, ...props }: Props & { isOpen: boolean; onClose: () => void }) => (
  <Dialog title={words.title} isOpen={isOpen} onClose={onClose}>
    <Inside {...props} onClose={onClose} />
  </Dialog>
);

const Inside = ({ id, draft, design, onDesign, onClose }: Props & { onClose: () => void }) => {
  const [format, setFormat] = useState<ExportFormat>('docx');
  const readBack = useReadBack(id);
  const file = useFileDownload(exportWorkspace, words.failed, (saved, { document, format: savedAs }) => {
    if (savedAs === 'docx' || savedAs === 'pdf') readBack.begin({ document, format: savedAs, file: saved });
  });
  const [carriesData, setCarriesData] = useState(true);
  const whyId = useId();
  const hasDesign = format === 'docx' || format === 'pdf';
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        readBack.clear();
        file.run({ id, document: draft, design, format, carriesData });
      }}
    >
      <label className="grid gap-1.5">
        <span className="font-medium">{words.format}</span>
        <select
          value={format}
          className={inputLook}
          onChange={({ target }) => setFormat(exportFormats.find((each) => each === target.value) ?? 'docx')}
        >
          {exportFormats.map((each) => (
            <option key={each} value={each}>
              {words.formats[each]}
            </option>
          ))}
        </select>
      </label>
      {hasDesign && (
        <label className="grid gap-1.5">
          <span className="font-medium">{words.design}</span>
          <select
            value={design}
            className={inputLook}
            onChange={({ target }) => onDesign(templates.find((each) => each.id === target.value)?.id ?? design)}
          >
            {templates.map(({ id: each, title, premium }) => (
              <option key={each} value={each}>
                {premium ? `${title} (${words.premium})` : title}
              </option>
            ))}
          </select>
        </label>
      )}
      {format === 'pdf' && (
        <div className="grid gap-1.5">
          <label className="flex items-start gap-2.5">
            <input
              type="checkbox"
              checked={carriesData}
              aria-describedby={whyId}
              className="mt-0.5 size-6 shrink-0 accent-accent"
              onChange={({ target }) => setCarriesData(target.checked)}
            />
            {words.carriesData}
          </label>
          <p id={whyId} className="text-sm text-ink-soft">
            {words.carriesDataWhy}
          </p>
        </div>
      )}
      <ReadBackResult state={readBack.state} isOlder={readBack.isOf !== draft} onRetry={readBack.retry} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button tone="quiet" onClick={onClose}>
          {words.close}
        </Button>
        {/* A disabled button would lose the focus. */}
        <Button type="submit" aria-disabled={file.isPending}>
          <Download aria-hidden className="size-4" />
          {file.isPending ? words.busy : words.get}
        </Button>
      </div>
      {hasDesign && <PagePreview key={design} id={id} document={draft} design={design} isWord={format === 'docx'} />}
    </form>
  );
};
