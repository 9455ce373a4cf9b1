import { useMemo, useState } from 'react';
import { isWide } from './is-wide.ts';
import type { Mark } from './marks-of.ts';
import { onceSeen, scrollBehavior } from './once-seen.ts';
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
        setShown({ is: 'words', title, places });
        toPage();
      },
      chooseMark: (number) => (isWide() ? openFinding(number) : setShown({ is: 'findings', number })),
    };
  }, [shown, marks, toPage, toFindings]);
};

const goTo = (card: HTMLElement): void => {
  card.scrollIntoView({ block: 'start', behavior: scrollBehavior() });
  card.focus({ preventScroll: true });
};
