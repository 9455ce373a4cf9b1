import { Button } from '../../../../ui/button.tsx';
import { FormFailure } from '../../../../ui/forms/form.tsx';
import { useBankConfirmation } from './use-bank-confirmation.ts';
import { words as allWords } from './words.ts';

const words = allWords.confirm;

/** Never inside a dialog, which would cover the window of the bank. */
export const ConfirmButton = ({ label }: { label: string }) => {
  const { isBusy, failure, run } = useBankConfirmation();
  return (
    <>
      <FormFailure failure={failure} />
      <Button size="small" disabled={isBusy} onClick={run}>
        {isBusy ? words.busy : label}
      </Button>
    </>
  );
};
