import type { Template } from '#contract/templates.ts';
import type { Session } from '../../session/use-session.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { DownloadForm, PremiumFirst } from './download-form.tsx';
import { PageViewer } from './page-viewer.tsx';
import type { TemplateDownload } from './use-template-download.ts';
import { words } from './words.ts';

/** A template to look at closely, and to take along. */
export const PreviewDialog = ({
  template,
  session,
  mayDownload,
  download,
  onClose,
}: {
  template: Template | null;
  session: Session;
  mayDownload: boolean;
  download: TemplateDownload;
  onClose: () => void;
}) => (
  <Dialog title={template?.title ?? ''} size="wide" isOpen={template !== null} onClose={onClose}>
    {template !== null && (
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <PageViewer key={template.id} template={template} />
        <div className="grid content-start gap-5">
          <p className="text-ink-soft">{template.description}</p>
          <p>
            {words.card.score}: <strong className="text-good">{template.atsScore}</strong>
          </p>
          {mayDownload ? <DownloadForm template={template} session={session} download={download} /> : <PremiumFirst />}
        </div>
      </div>
    )}
  </Dialog>
);
