import { useEffect } from 'react';
import { z } from 'zod';
import type { OutputOf } from '#contract/api/endpoint.ts';
import type { startSecondFactorSetup } from '#contract/api/second-factor.ts';
import { Button } from '../../../ui/button.tsx';
import { Form, FormFailure, useContractForm } from '../../../ui/forms/form.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { words as allWords } from '../words.ts';

const words = allWords.secondFactor;
const schema = z.object({ code: z.string().regex(/^\s*\d{3}\s?\d{3}\s*$/, words.sixDigits) });

/** The QR code for the app, its secret as text, and the first code, which proves that the app is set up. */
export const ConfirmApp = ({
  app,
  onCode,
  onCancel,
}: {
  app: OutputOf<typeof startSecondFactorSetup>;
  onCode: (code: string) => Promise<unknown>;
  onCancel: () => void;
}) => {
  const form = useContractForm({
    schema,
    start: { code: '' },
    otherwise: words.failed,
    submit: ({ code }) => onCode(code),
  });
  const { setFocus } = form;
  useEffect(() => setFocus('code'), [setFocus]);
  return (
    <div className="grid gap-5">
      <ol className="grid list-decimal gap-5 pl-5">
        <li>
          <p>{words.scan}</p>
          <img
            src={`data:image/svg+xml,${encodeURIComponent(app.qr)}`}
            alt={words.picture}
            className="my-3 size-44 rounded-md border border-line bg-white"
          />
          <p className="text-sm text-ink-soft">{words.typed}</p>
          <p className="mt-1 font-mono text-sm select-all">{inGroupsOfFour(app.secret)}</p>
        </li>
        <li>{words.confirm}</li>
      </ol>
      <Form form={form} label={words.title}>
        <TextField form={form} name="code" label={words.code} autoComplete="one-time-code" inputMode="numeric" />
        <FormFailure failure={form.failure} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" disabled={form.formState.isSubmitting}>
            {words.finish}
          </Button>
          <Button tone="quiet" onClick={onCancel}>
            {words.cancel}
          </Button>
        </div>
      </Form>
    </div>
  );
};

/** Groups of four are easier to copy by hand. */
const inGroupsOfFour = (secret: string): string => secret.replaceAll(/(.{4})(?=.)/g, '$1 ');
