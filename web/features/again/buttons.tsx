import { Button } from '../../ui/button.tsx';
import { LimitHelp } from './limit-help.tsx';
import { SignedOutHelp } from './signed-out-help.tsx';
import { words } from './words.ts';

/** The foot of a dialog: what is waited for, the way on, and the way out. */
export const Buttons = ({
  again: { isSignedOut, isLimit, waiting },
  isBusy,
  label,
  onCancel,
}: {
  again: { isSignedOut: boolean; isLimit: boolean; waiting: string | null };
  isBusy: boolean;
  /** Of the button that begins. */
  label: string;
  onCancel: () => void;
}) => (
  <>
    {isSignedOut && <SignedOutHelp />}
    {isLimit && <LimitHelp />}
    <output className="text-sm font-medium empty:hidden">{waiting}</output>
    <div className="flex flex-wrap gap-3">
      <Button type="submit" disabled={isBusy}>
        {isBusy ? words.busy : label}
      </Button>
      <Button tone="quiet" onClick={onCancel}>
        {words.cancel}
      </Button>
    </div>
  </>
);
