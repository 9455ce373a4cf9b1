import { useState } from 'react';
import { company } from '#content/company/company.ts';
import { contact } from '#content/pages/contact.ts';
import { contactForm, contactSubjects, sendContactMessage } from '#contract/api/contact.ts';
import { useWrite } from '../../data/use-write.ts';
import { Button } from '../../ui/button.tsx';
import { Form, FormFailure, useContractForm } from '../../ui/forms/form.tsx';
import { NoScript } from '../../ui/no-script.tsx';
import { Note } from '../../ui/note.tsx';
import { SelectField } from '../../ui/forms/select-field.tsx';
import { TextArea } from '../../ui/forms/text-area.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { toast } from '../../ui/toasts/toast.ts';
import { HoneypotField } from '../../ui/forms/honeypot-field.tsx';
import { words } from './words.ts';

const empty = { name: '', email: '', phone: '', subject: '', message: '', website: '' };

/** The contact form. `subject` is preselected. */
export const ContactForm = ({ subject }: { subject: string }) => {
  const [sent, setSent] = useState<string | null>(null);
  const write = useWrite(sendContactMessage);
  const form = useContractForm({
    schema: contactForm,
    start: { ...empty, subject },
    otherwise: words.failed.message,
    submit: async (message) => {
      setSent(null);
      try {
        const { acknowledged } = await write.send(message);
        toast({ ...words.sent, tone: 'good' });
        setSent(acknowledged ? words.acknowledged(message.email) : words.kept);
        form.reset(empty);
      } catch (error) {
        toast({ ...words.failed, tone: 'error' });
        throw error;
      }
    },
  });
  const isBusy = form.formState.isSubmitting;
  return (
    <Form form={form} label={words.form}>
      <NoScript>
        {words.withoutScript} <a href={`mailto:${company.supportEmail}`}>{company.supportEmail}</a>.
      </NoScript>
      <TextField form={form} name="name" label={words.name} autoComplete="name" />
      <TextField
        form={form}
        name="email"
        label={words.email}
        hint={words.emailHint}
        type="email"
        autoComplete="email"
        inputMode="email"
      />
      <TextField form={form} name="phone" label={words.phone} type="tel" autoComplete="tel" inputMode="tel" />
      <SelectField
        form={form}
        name="subject"
        label={words.subject}
        prompt={words.chooseSubject}
        choices={contactSubjects}
      />
      <TextArea form={form} name="message" label={words.message} rows={6} />
      <HoneypotField form={form} name="website" />
      <FormFailure failure={form.failure} />
      <output className="contents">{sent !== null && <Note tone="info">{sent}</Note>}</output>
      <Button type="submit" disabled={isBusy} className="justify-self-start">
        {isBusy ? words.busy : words.button}
      </Button>
      <p className="text-sm text-ink-soft">{contact.privacy}</p>
    </Form>
  );
};
