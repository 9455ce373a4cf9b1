import { Highlighter } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { isSomewhere, type Mark, type Places } from './marks-of.ts';
import { NumberTag } from './number-tag.tsx';
import { useShow } from '../pane/shown.ts';
import { words } from '../words.ts';

/** Leads from a finding to its place, or says why there is none. */
export const ShowFinding = ({ mark }: { mark: Mark }) => {
  const { showFinding } = useShow();
  if (mark.places.length === 0) return <p className="text-sm text-ink-soft">{words.noPlace}</p>;
  return (
    <ShowButton about={mark.title} onClick={() => showFinding(mark.number)}>
      <NumberTag number={mark.number} />
    </ShowButton>
  );
};

/** Leads from words of the report to where they stand; nothing for what stands nowhere. */
export const ShowWords = ({ title, places }: { title: string; places: Places | undefined }) => {
  const { showWords } = useShow();
  const known = places?.filter(isSomewhere) ?? [];
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
