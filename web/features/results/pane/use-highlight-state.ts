import { useMemo, useState } from 'react';
import { isWide } from '../is-wide.ts';
import type { Mark, Places } from '../recommendations/marks-of.ts';
import { scrollBehavior } from '../../../ui/scroll-behavior.ts';
import { whenVisible } from './when-visible.ts';
import { findingId, type HighlightControl, type Highlight } from './highlight.ts';

type Navigation = { toPage: () => void; toFindings: () => void };

/** The state of the highlight, and navigation between the resume and the report. */
export const useHighlightState = (marks: readonly Mark[], { toPage, toFindings }: Navigation): HighlightControl => {
  const [highlight, setHighlight] = useState<Highlight>({ is: 'findings', number: null });
  return useMemo(() => {
    const openFinding = (number: number): void => {
      setHighlight({ is: 'findings', number });
      toFindings();
      whenVisible(() => document.getElementById(findingId(number)), focusCard);
    };
    return {
      highlight,
      findingNumberOf: (check) => marks.find((mark) => mark.check === check)?.number ?? null,
      openFinding,
      showFinding: (number) => {
        setHighlight({ is: 'findings', number });
        if (number !== null) toPage();
      },
      showWords: (title, places) => {
        setHighlight((now) => (isFor(now, title, places) ? movedBy(now, 1) : { is: 'words', title, places, at: 0 }));
        toPage();
      },
      stepPlaces: (offset) => setHighlight((now) => movedBy(now, offset)),
      chooseMark: (number) => (isWide() ? openFinding(number) : setHighlight({ is: 'findings', number })),
    };
  }, [highlight, marks, toPage, toFindings]);
};

const isFor = (highlight: Highlight, title: string, places: Places): boolean =>
  highlight.is === 'words' &&
  highlight.title === title &&
  highlight.places.length === places.length &&
  places.every((place, index) => place === highlight.places[index]);

const movedBy = (highlight: Highlight, offset: number): Highlight => {
  if (highlight.is !== 'words') return highlight;
  const count = highlight.places.length;
  return { ...highlight, at: (highlight.at + offset + count) % count };
};

const focusCard = (card: HTMLElement): void => {
  card.scrollIntoView({ block: 'start', behavior: scrollBehavior() });
  card.focus({ preventScroll: true });
};
