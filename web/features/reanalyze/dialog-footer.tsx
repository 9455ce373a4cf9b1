import { Button } from '../../ui/button.tsx';
import { LimitHelp } from './limit-help.tsx';
import { SignedOutHelp } from './signed-out-help.tsx';
import { words } from './words.ts';

/** The footer of a dialog: error help, progress and buttons. */
export const DialogFooter = ({
  reanalysis: { isSignedOut, isLimit, waiting },
  isBusy,
  label,
  editorAt,
  onCancel,
}: {
  reanalysis: { isSignedOut: boolean; isLimit: boolean; waiting: string | null };
  isBusy: boolean;
  /** Label of the submit button. */
  label: string;
  /** Where the resume is edited, if its changes can do without a scan. */
  editorAt?: string;
  onCancel: () => void;
}) => (
  <>
    {isSignedOut && <SignedOutHelp />}
    {isLimit && <LimitHelp editorAt={editorAt} />}
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
