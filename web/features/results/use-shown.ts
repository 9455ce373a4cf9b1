import { useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { isWide } from './is-wide.ts';
import { findingId, type Show, type Shown } from './shown.ts';

type Ways = { toPage: () => void; toFindings: () => void };

/** What the resume pane points at, and the ways between it and the report. */
export const useShown = ({ toPage, toFindings }: Ways): Show => {
  const [shown, setShown] = useState<Shown>({ is: 'findings', number: null });
  return useMemo(() => {
    const openFinding = (number: number): void => {
      // The card must be on the screen before it can be scrolled to.
      flushSync(() => {
        setShown({ is: 'findings', number });
        toFindings();
      });
      goToCard(number);
    };
    return {
      shown,
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
  }, [shown, toPage, toFindings]);
};

const goToCard = (number: number): void => {
  // After the frame in which the router has opened the tab.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const card = document.getElementById(findingId(number));
      const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
      card?.scrollIntoView({ block: 'center', behavior });
      card?.focus({ preventScroll: true });
    }),
  );
};
