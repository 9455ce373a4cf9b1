import { useState } from 'react';
import { subscribeToNewsletter } from '#contract/api/newsletter.ts';
import { usePublicFacts } from '../../data/use-public-facts.ts';
import { QueryProvider } from '../../data/query-provider.tsx';
import { useWrite } from '../../data/use-write.ts';
import { Breakable } from '../../ui/breakable.tsx';
import { Button } from '../../ui/button.tsx';
import { Form, FormFailure, useContractForm } from '../../ui/forms/form.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { words as allWords } from './words.ts';

const words = allWords.box;

/** Sends the email with the confirmation link; only that link subscribes the address. */
const NewsletterForm = () => {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const join = useWrite(subscribeToNewsletter);
  const form = useContractForm({
    schema: subscribeToNewsletter.input,
    start: { email: '', website: '' },
    otherwise: words.failed,
    submit: async (values) => {
      await join.send(values);
      setSentTo(values.email);
    },
  });
  const isBusy = form.formState.isSubmitting;
  if (usePublicFacts().data?.mailGoesTo === 'nowhere') return <p className="text-ink-soft">{words.nowhere}</p>;
  if (sentTo !== null)
    return (
      <output className="grid gap-1">
        <span className="text-lg font-semibold">{words.sentTitle}</span>
        <span>{words.sent}</span>
        <span className="font-medium">
          <Breakable text={sentTo} />
        </span>
        <span className="text-sm text-ink-soft">{words.notThere}</span>
        <Button tone="quiet" size="small" className="justify-self-start" onClick={() => setSentTo(null)}>
          {words.again}
        </Button>
      </output>
    );
  return (
    <Form form={form} label={words.title}>
      <TextField form={form} name="email" label={words.email} type="email" autoComplete="email" inputMode="email" />
      {/* A field for programs: out of sight, out of the way of the keyboard and of screen readers. */}
      <div className="hidden">
        <TextField form={form} name="website" label={words.trap} autoComplete="off" />
      </div>
      <FormFailure failure={form.failure} />
      <Button type="submit" disabled={isBusy} className="justify-self-start">
        {isBusy ? words.busy : words.button}
      </Button>
    </Form>
  );
};

/** Used on text pages, which have no query client of their own. */
const AskingNewsletterForm = () => (
  <QueryProvider>
    <NewsletterForm />
  </QueryProvider>
);

export default AskingNewsletterForm;
