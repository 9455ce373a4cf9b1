import { useState, type RefObject } from 'react';
import { useNavigate } from 'react-router';
import { beginWorkspace } from '#contract/api/workspace/begin.ts';
import { getWorkspace } from '#contract/api/workspace/workspaces.ts';
import { limits } from '#contract/product/limits.ts';
import type { RecognizedResume } from '#contract/report/recognized-resume.ts';
import { sentenceOf } from '../../../data/http/api-error.ts';
import { useRetryingWrite } from '../../../data/use-retrying-write.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Fold } from '../../../ui/fold.tsx';
import { Note } from '../../../ui/note.tsx';
import { fieldsOf } from './fields-of.ts';
import { words } from './words.ts';

/** What OCR read, without any score, and the way to a clean file. */
export const PictureText = ({
  recognized,
  filename,
  titleRef,
}: {
  recognized: RecognizedResume;
  filename: string;
  titleRef: RefObject<HTMLHeadingElement | null>;
}) => (
  <section
    aria-label={words.title}
    className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-4 rounded-md border border-line-strong p-4"
  >
    <h3 ref={titleRef} tabIndex={-1} className="font-serif text-xl font-semibold">
      {words.title}
    </h3>
    <p className="text-sm">{words.means}</p>
    {recognized.ended !== 'all-read' && <Note tone="warning">{words.partly(recognized)}</Note>}
    <Fields recognized={recognized} />
    <div>
      {recognized.pages.map((text, index) => (
        <Fold key={`${index}`} summary={words.page(index + 1, recognized.pages.length)}>
          <p className="mb-2">
            <ReadByUs />
          </p>
          <p className="font-mono text-[0.8125rem] leading-normal break-words whitespace-pre-wrap">{text}</p>
        </Fold>
      ))}
    </div>
    <GoOn recognized={recognized} filename={filename} />
  </section>
);

const ReadByUs = () => <Badge tone="info">{words.who}</Badge>;

const Fields = ({ recognized }: { recognized: RecognizedResume }) => (
  <div>
    <div className="mb-2 flex flex-wrap items-center gap-x-3 gap-y-1">
      <h4 className="font-semibold">{words.fields}</h4>
      <ReadByUs />
    </div>
    <dl className="grid gap-x-4 gap-y-2 sm:grid-cols-[10rem_minmax(0,1fr)]">
      {fieldsOf(recognized.parsed).map(({ label, lines }) => (
        <div key={label} className="contents">
          <dt className="text-sm font-medium">{label}</dt>
          <dd className="mb-2 text-sm break-words sm:mb-0">
            {lines.length === 0 ? <span className="text-ink-soft">{words.notFound}</span> : null}
            {lines.map((line, index) => (
              <span key={`${index}`} className="mb-1 block last:mb-0">
                {line}
              </span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  </div>
);

const GoOn = ({ recognized, filename }: { recognized: RecognizedResume; filename: string }) => {
  const [problem, setProblem] = useState<string | null>(null);
  const [isOpening, setIsOpening] = useState(false);
  const navigate = useNavigate();
  const write = useRetryingWrite(beginWorkspace, {
    onSuccess: (workspace, cache) => cache.set(getWorkspace, { id: workspace.id }, workspace),
  });
  const open = async (): Promise<void> => {
    setIsOpening(true);
    setProblem(null);
    try {
      const made = await write.send({ name: nameFrom(filename), document: recognized.document });
      if (made !== null) void navigate(`/fix/${made.id}`);
    } catch (error) {
      setProblem(sentenceOf(error, words.openFailed));
      setIsOpening(false);
    }
  };
  return (
    <div className="border-t border-line pt-4">
      <h4 className="mb-1 font-semibold">{words.next}</h4>
      <p className="mb-3 text-sm">{words.nextMeans}</p>
      {problem !== null && (
        <div className="mb-3">
          <Note tone="error" role="alert">
            {problem}
          </Note>
        </div>
      )}
      <Button disabled={isOpening} onClick={() => void open()}>
        {isOpening ? words.opening : words.open}
      </Button>
    </div>
  );
};

const nameFrom = (filename: string): string =>
  filename
    .replace(/\.[^.]+$/, '')
    .trim()
    .slice(0, limits.resumeNameCharacters) || 'Resume';
