import { Highlighter } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { hasLocation, type Mark, type Places } from './marks-of.ts';
import { NumberTag } from './number-tag.tsx';
import { useHighlight } from '../pane/highlight.ts';
import { words } from '../words.ts';

/** A button that scrolls to the finding on the page, or a note that it has no place there. */
export const ShowFinding = ({ mark }: { mark: Mark }) => {
  const { showFinding } = useHighlight();
  if (mark.places.length === 0) return <p className="text-sm text-ink-soft print:hidden">{words.noPlace}</p>;
  return (
    <ShowButton about={mark.title} onClick={() => showFinding(mark.number)}>
      <NumberTag number={mark.number} />
    </ShowButton>
  );
};

/** A button that scrolls to words on the page; nothing if they have no place there. */
export const ShowWords = ({ title, places }: { title: string; places: Places | undefined }) => {
  const { showWords } = useHighlight();
  const known = places?.filter(hasLocation) ?? [];
  if (known.length === 0) return null;
  return (
    <ShowButton about={title} onClick={() => showWords(title, known)}>
      <Highlighter aria-hidden className="size-4" />
    </ShowButton>
  );
};

const ShowButton = ({ about, onClick, children }: { about: string; onClick: () => void; children: ReactNode }) => (
  <div data-print="no">
    <Button size="small" tone="quiet" onClick={onClick}>
      {children}
      <span>
        {words.showOnPage}
        <span className="sr-only"> ({about})</span>
      </span>
    </Button>
  </div>
);
