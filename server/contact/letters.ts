import { company } from '#content/company/company.ts';
import { type ContactSubject, contactSubjects } from '#contract/api/contact.ts';
import type { Letter } from '../mail/letter.ts';

type Sender = { name: string; email: string; phone?: string | undefined };

const fromWhom = ({ name, email, phone = '' }: Sender): string =>
  `From ${[name, email, phone].filter((part) => part !== '').join(', ')}. Replies to this email will go to that address.`;

/** To the operator: the message as typed. */
export const messageLetter = (
  message: Sender & { subject: ContactSubject; message: string; isPriority: boolean },
): Letter => ({
  subject: `${message.isPriority ? 'Priority, contact' : 'Contact'} form: ${contactSubjects[message.subject]}`,
  paragraphs: [fromWhom(message), ...message.message.split(/\n+/)],
});

/** To the operator: someone applied. The cover letter and the resume stay in encrypted storage. */
export const applicationLetter = (applicant: Sender & { title: string }): Letter => ({
  subject: `Application: ${applicant.title}`,
  paragraphs: [fromWhom(applicant), 'The cover letter and the resume are stored, encrypted, with the applications.'],
});

const ifNotYou =
  'If you did not write to us, someone entered your address by mistake. You do not need to do anything: we have not added it to any list.';

/** To the sender. It repeats nothing from the form, so that the form cannot be used to send text to strangers. */
export const messageReceivedLetter = (): Letter => ({
  subject: 'We received your message',
  paragraphs: [
    `We have received your message. We will reply to this address within ${company.support.replyWithinHours} hours, ${company.support.replyDays}.`,
    ifNotYou,
  ],
});

export const applicationReceivedLetter = (title: string): Letter => ({
  subject: 'We received your application',
  paragraphs: [`We have received your application for ${title}. We will reply by email to this address.`, ifNotYou],
});
