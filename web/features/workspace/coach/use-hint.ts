import { useEffect, useMemo, useState } from 'react';
import type { LiveCheck } from '../checking/live-check.ts';
import type { Hint, Hints } from './hint.ts';

/** The hint that is open. It closes when its person goes on to another place of the document. */
export const useHint = (check: LiveCheck): { hints: Hints; give: (hint: Hint) => void } => {
  const [hint, setHint] = useState<Hint | null>(null);
  const isOpen = hint !== null;
  useEffect(() => {
    if (!isOpen) return undefined;
    const leave = ({ target }: FocusEvent): void => {
      const entered = target instanceof HTMLElement ? target.dataset['place'] : undefined;
      if (entered === undefined) return;
      // The focus may arrive with the next hint, before this effect runs for it.
      setHint((now) => (now?.place === entered ? now : null));
    };
    document.addEventListener('focusin', leave);
    return () => document.removeEventListener('focusin', leave);
  }, [isOpen]);
  return { hints: useMemo(() => ({ hint, check, close: () => setHint(null) }), [hint, check]), give: setHint };
};
