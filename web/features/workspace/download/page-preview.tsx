import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { pageSizes } from '#content/templates/catalog.ts';
import { previewWorkspace } from '#contract/api/workspace/preview.ts';
import type { ResumeDraft } from '#contract/report/resume-draft.ts';
import { sentenceOf } from '../../../data/http/api-error.ts';
import { useResource } from '../../../data/use-resource.ts';
import { useWrite } from '../../../data/use-write.ts';
import { Button } from '../../../ui/button.tsx';
import { ScrollBox } from '../../../ui/scroll-box.tsx';
import type { Design } from '../saving/autosave.ts';
import { words as allWords } from '../words.ts';

const words = allWords.preview;

type Props = { id: string; document: ResumeDraft; design: Design; isWord: boolean };

/** A page of the PDF that would be downloaded, with the own text. Drawn when the dialog opens, and never while somebody types. */
export const PagePreview = ({ id, document, design, isWord }: Props) => {
  const [page, setPage] = useState(1);
  const { send } = useWrite(previewWorkspace);
  const drawn = useResource(
    ['workspace-preview', id, design, page, document],
    (signal) => send({ id, document, design, page }, { signal }),
    // Pages of a resume do not stay in memory after the dialog is closed.
    { gcTime: 0 },
  );
  const [pages, setPages] = useState(0);
  const count = drawn.data?.pages ?? pages;
  if (count !== pages) setPages(count);
  return (
    <div className="grid gap-2">
      <output className="text-sm text-ink-soft">{sentence(drawn, count, isWord)}</output>
      {drawn.error === null && (
        <ScrollBox label={words.label} className="overflow-x-auto border-line bg-well p-2">
          <img
            src={drawn.data === undefined ? blank : `data:image/png;base64,${drawn.data.png}`}
            alt={drawn.data === undefined ? '' : words.alt(page, count)}
            width={pageSizes.large.widthPx}
            height={pageSizes.large.heightPx}
            className="h-auto w-full border border-line bg-[#fff]"
          />
        </ScrollBox>
      )}
      {count > 1 && (
        <div className="flex justify-between gap-3">
          <Button tone="quiet" size="small" disabled={page === 1} onClick={() => setPage(page - 1)}>
            <ChevronLeft aria-hidden className="size-4" />
            {words.previous}
          </Button>
          <Button tone="quiet" size="small" disabled={page === count} onClick={() => setPage(page + 1)}>
            {words.next}
            <ChevronRight aria-hidden className="size-4" />
          </Button>
        </div>
      )}
    </div>
  );
};

/** A sheet of paper until the page is drawn, so that nothing moves then. */
const blank = 'data:image/gif;base64,R0lGODlhAQABAIAAAP///wAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==';

const sentence = ({ data, error }: { data: unknown; error: Error | null }, count: number, isWord: boolean): string => {
  if (error !== null) return sentenceOf(error, words.failed);
  if (data === undefined && count === 0) return words.drawing;
  return isWord ? `${words.pages(count)} ${words.word}` : words.pages(count);
};
