import { useState } from 'react';
import { requestPasswordReset } from '#contract/api/reset-password.ts';
import { usePublicFacts } from '../../data/use-public-facts.ts';
import { useWrite } from '../../data/use-write.ts';
import { Button } from '../../ui/button.tsx';
import { Form, FormFailure, useContractForm } from '../../ui/forms/form.tsx';
import { Note } from '../../ui/note.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { words as allWords } from './words.ts';

const words = allWords.reset;

/** The first step: requests the email. Says so if this server cannot send one. */
export const AskReset = () => {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const mailGoesTo = usePublicFacts().data?.mailGoesTo;
  if (mailGoesTo === 'nowhere')
    return (
      <Note tone="warning">
        <p className="font-semibold">{words.nowhereTitle}</p>
        <p className="mt-1">{words.nowhere}</p>
      </Note>
    );
  return (
    <>
      {mailGoesTo === 'log' && <Note tone="info">{words.log}</Note>}
      {sentTo === null ? <AskResetForm onSent={setSentTo} /> : <Sent to={sentTo} onAgain={() => setSentTo(null)} />}
    </>
  );
};

const AskResetForm = ({ onSent }: { onSent: (email: string) => void }) => {
  const ask = useWrite(requestPasswordReset);
  const form = useContractForm({
    schema: requestPasswordReset.input,
    start: { email: '' },
    otherwise: words.failed,
    submit: async (values) => {
      await ask.send(values);
      onSent(values.email);
    },
  });
  const isBusy = form.formState.isSubmitting;
  return (
    <>
      <p className="text-ink-soft">{words.lead}</p>
      <Form form={form} label={words.title}>
        <TextField form={form} name="email" label={words.email} type="email" autoComplete="email" inputMode="email" />
        <FormFailure failure={form.failure} />
        <Button type="submit" disabled={isBusy}>
          {isBusy ? words.busy : words.button}
        </Button>
      </Form>
    </>
  );
};

/** The same words whether the account exists or not. */
const Sent = ({ to, onAgain }: { to: string; onAgain: () => void }) => (
  <div className="grid gap-3">
    <output className="grid gap-2">
      <span className="text-lg font-semibold">{words.sentTitle}</span>
      <span>{words.sent}</span>
      <span className="font-medium">{to}</span>
    </output>
    <p className="text-sm text-ink-soft">{words.notThere}</p>
    <Button tone="quiet" onClick={onAgain}>
      {words.again}
    </Button>
  </div>
);
