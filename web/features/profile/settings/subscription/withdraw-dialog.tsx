import { z } from 'zod';
import type { User } from '#contract/api/accounts.ts';
import { withdrawFromContract } from '#contract/api/my-subscription.ts';
import { type Running, subscriptionChanged } from '../../../../billing/my-subscription.ts';
import { usePublicFacts } from '../../../../data/use-public-facts.ts';
import { useWrite } from '../../../../data/use-write.ts';
import { Breakable } from '../../../../ui/breakable.tsx';
import { Button } from '../../../../ui/button.tsx';
import { CheckField } from '../../../../ui/forms/check-field.tsx';
import { dayOf } from '../../../../ui/dates.ts';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Form, FormFailure, useContractForm } from '../../../../ui/forms/form.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import { words as allWords } from './words.ts';

const words = allWords.withdraw;

type Props = { user: User; running: Running; onClose: () => void };

/** The withdrawal that European Union law requires: a statement, and a second step that confirms it. */
export const WithdrawDialog = ({ isOpen, ...props }: Props & { isOpen: boolean }) => (
  <Dialog title={words.title} isOpen={isOpen} onClose={props.onClose}>
    <WithdrawForm {...props} />
  </Dialog>
);

/** The box starts unchecked, and must be checked to confirm. */
const { confirm } = withdrawFromContract.input.shape;
const schema = withdrawFromContract.input.extend({
  confirm: z
    .boolean()
    .refine((is) => confirm.safeParse(is).success, 'Please confirm that you are withdrawing from the contract'),
});

const WithdrawForm = ({ user, running, onClose }: Props) => {
  const withdraw = useWrite(withdrawFromContract, {
    onSuccess: ({ answer, cache }) => {
      onClose();
      subscriptionChanged(cache, answer);
    },
    done: () => ({ ...words.done, tone: 'good' }),
  });
  const form = useContractForm({
    schema,
    start: { name: '', confirm: false },
    otherwise: words.failed,
    submit: ({ name }) => withdraw.send({ name, confirm: true }),
  });
  const isBusy = form.formState.isSubmitting;
  const mailIsSetUp = usePublicFacts().data?.mailIsSetUp;
  return (
    <Form form={form} label={words.title}>
      <p>{words.text}</p>
      {mailIsSetUp !== undefined && <p>{mailIsSetUp ? words.mailed : words.notMailed}</p>}
      <dl className="grid gap-2">
        <div>
          <dt className="text-sm text-ink-soft">{words.contract}</dt>
          <dd>{words.contractText(running.planName, dayOf(running.startedAt))}</dd>
        </div>
        <div>
          <dt className="text-sm text-ink-soft">{words.confirmation}</dt>
          <dd>
            <Breakable text={user.email} />
          </dd>
        </div>
      </dl>
      <TextField form={form} name="name" label={words.name} autoComplete="name" />
      <CheckField form={form} name="confirm">
        {words.check}
      </CheckField>
      <FormFailure failure={form.failure} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={isBusy}>
          {isBusy ? words.busy : words.confirm}
        </Button>
        <Button tone="quiet" onClick={onClose}>
          {words.stop}
        </Button>
      </div>
    </Form>
  );
};
