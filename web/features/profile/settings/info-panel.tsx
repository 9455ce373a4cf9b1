import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { getProfile, profileFormSchema, saveProfile } from '#contract/api/account-settings.ts';
import { useWrite } from '../../../data/use-write.ts';
import { reloadCurrentUser } from '../../../session/current-user.ts';
import { Breakable } from '../../../ui/breakable.tsx';
import { Button } from '../../../ui/button.tsx';
import { Form, FormFailure, useContractForm } from '../../../ui/forms/form.tsx';
import { Note } from '../../../ui/note.tsx';
import { PasswordField, TextField } from '../../../ui/forms/text-field.tsx';
import { QueryView } from '../../../data/query-view.tsx';
import { useProfile, type Profile } from '../queries.ts';
import { words as allWords } from '../words.ts';
import { Panel } from './panel.tsx';

const words = allWords.info;

export const InfoPanel = () => (
  <Panel title={words.title}>
    <QueryView query={useProfile()} pending={allWords.settings.waiting} failure={allWords.settings.failed}>
      {(profile) => <InfoForm profile={profile} />}
    </QueryView>
  </Panel>
);

/** A changed email address requires the password. */
const schemaFor = (profile: Profile) =>
  profileFormSchema
    .extend({ currentPassword: z.string() })
    .refine((form) => form.email === profile.email || form.currentPassword !== '', {
      path: ['currentPassword'],
      message: words.passwordMissing,
    });

const InfoForm = ({ profile }: { profile: Profile }) => {
  const save = useWrite(saveProfile, {
    onSuccess: ({ answer, cache }) => {
      cache.set(getProfile, {}, answer);
      reloadCurrentUser();
    },
    done: () => ({ ...words.saved, tone: 'good' }),
  });
  const form = useContractForm({
    schema: schemaFor(profile),
    start: { name: profile.name, email: profile.email, currentPassword: '' },
    otherwise: words.failed,
    submit: async ({ name, email, currentPassword }) => {
      const secret = email === profile.email ? {} : { currentPassword };
      const saved = await save.send({ name, email, ...secret });
      form.reset({ name: saved.name, email: saved.email, currentPassword: '' });
    },
  });
  const isNewAddress = useWatch({ control: form.control, name: 'email' }).trim() !== profile.email;
  const isBusy = form.formState.isSubmitting;
  return (
    <Form form={form} label={words.title}>
      <TextField form={form} name="name" label={words.name} hint={words.nameHint} autoComplete="name" />
      <TextField
        form={form}
        name="email"
        label={words.email}
        hint={words.emailHint}
        type="email"
        autoComplete="email"
        inputMode="email"
      />
      {isNewAddress && (
        <PasswordField
          form={form}
          name="currentPassword"
          label={words.currentPassword}
          hint={words.currentPasswordHint}
          autoComplete="current-password"
        />
      )}
      {profile.newEmail !== null && (
        <Note tone="info">
          {words.confirmNew}{' '}
          <strong>
            <Breakable text={profile.newEmail} />
          </strong>
          . {words.old}
        </Note>
      )}
      <FormFailure failure={form.failure} />
      <Button type="submit" disabled={isBusy} className="justify-self-start">
        {isBusy ? words.busy : words.button}
      </Button>
    </Form>
  );
};
