import { Download } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { Template, TemplateFormat } from '#contract/api/templates.ts';
import type { Session } from '../../session/use-session.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { ChooseOne } from './choose-one.tsx';
import { DownloadProblem } from './download-problem.tsx';
import { OwnResume } from './own-resume.tsx';
import { useOwnResumes } from './queries.ts';
import type { TemplateDownload } from './use-template-download.ts';
import type { Wanted } from './wanted.ts';
import { words as allWords } from './words.ts';

const words = allWords.download;
const contents = (['filled', 'empty', 'mine'] as const).map((value) => ({ value, ...words.contents[value] }));
const formats = (['docx', 'pdf'] as const).map((value) => ({ value, label: words.formats[value] }));

/** Download options: the content and the file format. */
export const DownloadForm = ({
  template,
  session,
  download,
  resume,
  content,
  onContent,
}: {
  template: Template;
  session: Session;
  download: TemplateDownload;
  resume: string;
  content: Wanted['content'];
  onContent: (content: Wanted['content']) => void;
}) => {
  const [format, setFormat] = useState<TemplateFormat>('docx');
  const [chosen, setChosen] = useState(resume);
  const userId = session.state === 'signed-in' ? session.user.id : null;
  const resumes = useOwnResumes(content === 'mine' ? userId : null);
  // The newest, until another one is chosen, or if the chosen one was deleted.
  const isThere = resumes.data?.some(({ id }) => id === chosen) === true;
  const resumeId = isThere ? chosen : (resumes.data?.[0]?.id ?? '');
  const wanted: Wanted = content === 'mine' ? { content, format, resumeId } : { content, format };
  const isReady = content !== 'mine' || resumeId !== '';
  return (
    <form
      className="grid content-start gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        download.start(template, wanted);
      }}
    >
      <ChooseOne label={words.content} options={contents} chosen={content} onChoose={onContent} />
      {content === 'mine' && userId !== null && <OwnResume query={resumes} chosen={resumeId} onChoose={setChosen} />}
      {content === 'mine' && session.state === 'signed-out' && <LogInFirst />}
      <ChooseOne label={words.format} options={formats} chosen={format} onChoose={setFormat} />
      {format === 'pdf' && content !== 'mine' && <p className="text-sm text-ink-soft">{words.pdfEmpty}</p>}
      <Button type="submit" disabled={download.isBusy || !isReady}>
        <Download aria-hidden className="size-4" />
        {download.isBusy ? words.busy : words.button}
      </Button>
      <DownloadProblem download={download} />
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
