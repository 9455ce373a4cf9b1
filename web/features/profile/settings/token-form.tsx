import { useEffect } from 'react';
import { scopes } from '#contract/api/access/scopes.ts';
import { allScopes, createToken } from '#contract/api/access/tokens.ts';
import type { InputOf } from '#contract/api/endpoint.ts';
import { Button } from '../../../ui/button.tsx';
import { Field, FieldError, inputLook } from '../../../ui/forms/field.tsx';
import { errorOf, Form, FormFailure, useContractForm } from '../../../ui/forms/form.tsx';
import { PasswordField, TextField } from '../../../ui/forms/text-field.tsx';
import { words as allWords } from '../words.ts';

const words = allWords.tokens;

/** What a new token is called, may do, and how long it works; with the password, where there is one. */
export const TokenForm = ({
  hasPassword,
  onCreate,
  onCancel,
}: {
  hasPassword: boolean;
  onCreate: (input: InputOf<typeof createToken>) => Promise<unknown>;
  onCancel: () => void;
}) => {
  const form = useContractForm({
    schema: createToken.input,
    start: { name: '', scopes: ['resumes:check'], lifetime: '90-days', password: '' },
    otherwise: words.failed,
    submit: onCreate,
  });
  const { setFocus } = form;
  useEffect(() => setFocus('name'), [setFocus]);
  const isBusy = form.formState.isSubmitting;
  const scopeError = errorOf(form, 'scopes');
  return (
    <Form form={form} label={words.make}>
      <TextField form={form} name="name" label={words.name} hint={words.nameHint} autoComplete="off" />
      <fieldset className="grid gap-2" aria-describedby="scope-error">
        <legend className="mb-1.5 font-medium">{words.scopes}</legend>
        {allScopes.map((scope) => (
          <label key={scope} className="flex items-start gap-3">
            <input
              {...form.register('scopes')}
              type="checkbox"
              value={scope}
              className="mt-0.5 size-6 shrink-0 accent-accent"
            />
            <span className="pt-0.5">{scopes[scope]}</span>
          </label>
        ))}
        <FieldError id="scope-error" error={scopeError} />
      </fieldset>
      <Field label={words.lifetime} error={errorOf(form, 'lifetime')}>
        {(ties) => (
          <select {...form.register('lifetime')} {...ties} className={inputLook}>
            {Object.entries(words.lifetimes).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        )}
      </Field>
      {hasPassword ? (
        <PasswordField
          form={form}
          name="password"
          label={allWords.secondFactor.password}
          autoComplete="current-password"
        />
      ) : (
        <p className="text-sm text-ink-soft">{words.needsLogin}</p>
      )}
      <FormFailure failure={form.failure} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={isBusy}>
          {isBusy ? words.busy : words.make}
        </Button>
        <Button tone="quiet" onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </Form>
  );
};
