import { company } from '#content/company/company.ts';
import { type ContactSubject, contactSubjects } from '#contract/api/contact.ts';
import type { Letter } from '../mail/letter.ts';

type Sender = { name: string; email: string; phone?: string | undefined };

const fromWhom = ({ name, email, phone = '' }: Sender): string =>
  `From ${[name, email, phone].filter((part) => part !== '').join(', ')}. An answer to this mail goes there.`;

/** To the operator: the message as it was typed. */
export const messageLetter = (message: Sender & { subject: ContactSubject; message: string }): Letter => ({
  subject: `Contact form: ${contactSubjects[message.subject]}`,
  paragraphs: [fromWhom(message), ...message.message.split(/\n+/)],
});

/** To the operator: that somebody applied. The letter and the resume stay where they are sealed. */
export const applicationLetter = (applicant: Sender & { title: string }): Letter => ({
  subject: `Application: ${applicant.title}`,
  paragraphs: [fromWhom(applicant), 'The letter and the resume are kept, encrypted, with the applications.'],
});

const ifNotYou =
  'If you did not write to us, somebody typed your address by mistake. You need not do anything: we have not added it to any list.';

/** To the sender. Nothing that was typed into the form stands in it, so that nobody can send their own words to others through us. */
export const messageReceivedLetter = (): Letter => ({
  subject: 'We have your message',
  paragraphs: [
    `Your message has reached us. We reply within ${company.support.replyWithinHours} hours, to this address.`,
    ifNotYou,
  ],
});

export const applicationReceivedLetter = (title: string): Letter => ({
  subject: 'We have your application',
  paragraphs: [`Your application for ${title} has reached us. We reply by mail to this address.`, ifNotYou],
});
