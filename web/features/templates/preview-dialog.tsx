import { useState } from 'react';
import type { Template } from '#contract/api/templates.ts';
import type { Session } from '../../session/use-session.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { DownloadForm, PremiumFirst } from './download-form.tsx';
import { OwnPage } from './own-page.tsx';
import { PageViewer } from './page-viewer.tsx';
import { useOwnChoice } from './queries.ts';
import type { TemplateDownload } from './use-template-download.ts';
import type { Wanted } from './wanted.ts';

type Preview = {
  session: Session;
  /** The analysis to fill it with, '' for none. */
  resume: string;
  mayDownload: boolean;
  download: TemplateDownload;
};

/** A preview of a template with its download form. */
export const PreviewDialog = ({
  template,
  onClose,
  ...preview
}: Preview & { template: Template | null; onClose: () => void }) => (
  <Dialog title={template?.title ?? ''} size="wide" isOpen={template !== null} onClose={onClose}>
    {template !== null && <Inside key={template.id} template={template} {...preview} />}
  </Dialog>
);

const Inside = ({ template, session, resume, mayDownload, download }: Preview & { template: Template }) => {
  const [content, setContent] = useState<Wanted['content']>(resume === '' ? 'filled' : 'mine');
  const own = useOwnChoice(session, content, resume);
  const example = <PageViewer template={template} variant={content === 'empty' ? 'empty' : 'filled'} />;
  if (!mayDownload)
    return (
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        {example}
        <div className="grid content-start gap-5">
          <p className="text-ink-soft">{template.description}</p>
          <PremiumFirst />
        </div>
      </div>
    );
  return (
    <DownloadForm
      template={template}
      session={session}
      download={download}
      own={own}
      content={content}
      onContent={setContent}
    >
      {content === 'mine' && own.resumeId !== '' ? (
        <OwnPage key={own.resumeId} template={template} resumeId={own.resumeId} />
      ) : (
        example
      )}
    </DownloadForm>
  );
};
