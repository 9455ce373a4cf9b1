import { useMemo, useState } from 'react';
import { isWide } from '../is-wide.ts';
import type { Mark, Places } from '../recommendations/marks-of.ts';
import { scrollBehavior } from '../../../ui/scroll-behavior.ts';
import { onceSeen } from './once-seen.ts';
import { findingId, type Show, type Shown } from './shown.ts';

type Ways = { toPage: () => void; toFindings: () => void };

/** What the resume pane points at, and the ways between it and the report. */
export const useShown = (marks: readonly Mark[], { toPage, toFindings }: Ways): Show => {
  const [shown, setShown] = useState<Shown>({ is: 'findings', number: null });
  return useMemo(() => {
    const openFinding = (number: number): void => {
      setShown({ is: 'findings', number });
      toFindings();
      onceSeen(() => document.getElementById(findingId(number)), goTo);
    };
    return {
      shown,
      numberOf: (check) => marks.find((mark) => mark.check === check)?.number ?? null,
      openFinding,
      showFinding: (number) => {
        setShown({ is: 'findings', number });
        if (number !== null) toPage();
      },
      showWords: (title, places) => {
        setShown((now) => (isOf(now, title, places) ? stepped(now, 1) : { is: 'words', title, places, at: 0 }));
        toPage();
      },
      stepPlaces: (offset) => setShown((now) => stepped(now, offset)),
      chooseMark: (number) => (isWide() ? openFinding(number) : setShown({ is: 'findings', number })),
    };
  }, [shown, marks, toPage, toFindings]);
};

const isOf = (shown: Shown, title: string, places: Places): boolean =>
  shown.is === 'words' &&
  shown.title === title &&
  shown.places.length === places.length &&
  places.every((place, index) => place === shown.places[index]);

const stepped = (shown: Shown, offset: number): Shown => {
  if (shown.is !== 'words') return shown;
  const count = shown.places.length;
  return { ...shown, at: (shown.at + offset + count) % count };
};

const goTo = (card: HTMLElement): void => {
  card.scrollIntoView({ block: 'start', behavior: scrollBehavior() });
  card.focus({ preventScroll: true });
};
