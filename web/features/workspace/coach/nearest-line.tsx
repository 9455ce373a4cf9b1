import type { Report } from '../checking/live-check.ts';
import { Button } from '../../../ui/button.tsx';
import { words } from './words.ts';

type Near = Report['requirements'][number]['near'][number];

/** One line of the person's own that may be about a term, why, and the question. The answer changes no text. */
export const NearestLine = ({
  term,
  near: { text, because },
  onYes,
  onNo,
}: {
  term: string;
  near: Near;
  onYes: () => void;
  onNo: () => void;
}) => (
  <fieldset className="mt-1 grid min-w-0 gap-1 border-l-2 border-line-strong pl-3 text-sm">
    <legend className="sr-only">{words.askFor(term)}</legend>
    <p className="text-ink-soft">{words.nearest}:</p>
    <blockquote className="wrap-anywhere">{text}</blockquote>
    <p className="text-ink-soft">{because.map(reasonOf).join(' ')}</p>
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <p className="font-semibold">{words.ask}</p>
      <span className="flex flex-wrap gap-2">
        <Button tone="quiet" size="small" aria-label={words.yesFor(term)} onClick={onYes}>
          {words.yes}
        </Button>
        <Button tone="bare" size="small" aria-label={words.noFor(term)} onClick={onNo}>
          {words.no}
        </Button>
      </span>
    </div>
  </fieldset>
);

const reasonOf = (because: Near['because'][number]): string => {
  if (because.by === 'word') return words.because.word(because);
  if (because.by === 'meaning') return words.because.meaning(because);
  return because.by === 'kind' ? words.because.kind(because) : words.because.part(because);
};
