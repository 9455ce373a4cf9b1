import { useId } from 'react';
import { Button } from '../../ui/button.tsx';
import { words } from './words.ts';

/** Sign-in with somebody else's account: off, and saying why, until the operator sets it up. */
export const OtherProviders = () => {
  const reasonId = useId();
  return (
    <div className="grid gap-3">
      <p
        aria-hidden
        className="flex items-center gap-3 text-sm text-ink-soft before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line"
      >
        {words.providers.divider}
      </p>
      <div className="grid gap-3 sm:grid-cols-2">
        <Button tone="quiet" disabled aria-describedby={reasonId}>
          {words.providers.google}
        </Button>
        <Button tone="quiet" disabled aria-describedby={reasonId}>
          {words.providers.linkedIn}
        </Button>
      </div>
      <p id={reasonId} className="text-sm text-ink-soft">
        {words.providers.reason}
      </p>
    </div>
  );
};
