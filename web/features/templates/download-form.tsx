import { Download } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { Template, TemplateFormat } from '#contract/api/templates.ts';
import type { Session } from '../../session/use-session.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { ChooseOne } from './choose-one.tsx';
import { DownloadProblem } from './download-problem.tsx';
import { OwnResume } from './own-resume.tsx';
import type { OwnChoice } from './queries.ts';
import type { TemplateDownload } from './use-template-download.ts';
import type { Wanted } from './wanted.ts';
import { words as allWords } from './words.ts';

const words = allWords.download;
const contents = (['filled', 'empty', 'mine'] as const).map((value) => ({ value, ...words.contents[value] }));
const formats = (['docx', 'pdf'] as const).map((value) => ({ value, label: words.formats[value] }));

/** The preview and the download options: the content and the file format. The button stays in reach on small screens. */
export const DownloadForm = ({
  template,
  session,
  download,
  own,
  content,
  onContent,
  children,
}: {
  template: Template;
  session: Session;
  download: TemplateDownload;
  own: OwnChoice;
  content: Wanted['content'];
  onContent: (content: Wanted['content']) => void;
  /** What it will look like. */
  children: ReactNode;
}) => {
  const [format, setFormat] = useState<TemplateFormat>('docx');
  const { resumes, resumeId } = own;
  const wanted: Wanted = content === 'mine' ? { content, format, resumeId } : { content, format };
  const isReady = content !== 'mine' || resumeId !== '';
  return (
    <form
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        download.start(template, wanted);
      }}
    >
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        {children}
        <div className="grid content-start gap-5">
          <p className="text-ink-soft">{template.description}</p>
          <ChooseOne label={words.content} options={contents} chosen={content} onChoose={onContent} />
          {content === 'mine' && session.state === 'signed-in' && (
            <OwnResume query={resumes} chosen={resumeId} onChoose={own.choose} />
          )}
          {content === 'mine' && session.state === 'signed-out' && <LogInFirst />}
          <ChooseOne label={words.format} options={formats} chosen={format} onChoose={setFormat} />
          {format === 'pdf' && content !== 'mine' && <p className="text-sm text-ink-soft">{words.pdfEmpty}</p>}
        </div>
      </div>
      <div className="sticky -bottom-5 -mx-5 grid gap-3 border-t border-line bg-sheet px-5 py-3 sm:-bottom-7 sm:-mx-7 sm:px-7">
        <Button type="submit" className="lg:w-80 lg:justify-self-end" disabled={download.isBusy || !isReady}>
          <Download aria-hidden className="size-4" />
          {download.isBusy ? words.busy : words.button}
        </Button>
        <DownloadProblem download={download} />
      </div>
    </form>
  );
};

const LogInFirst = () => (
  <p>
    <Link to="/login?redirect=templates" className="prose-link">
      {words.logIn}
    </Link>
  </p>
);

/** Replaces the form for users whose plan does not include the template. */
export const PremiumFirst = (): ReactNode => (
  <div className="grid content-start justify-items-start gap-4">
    <p className="font-semibold">{words.premium}</p>
    <ButtonLink to="/pricing">{words.seePlans}</ButtonLink>
  </div>
);
