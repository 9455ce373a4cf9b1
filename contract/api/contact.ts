import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** The subjects of a contact message, with their labels. */
export const contactSubjectIds = ['general', 'support', 'billing', 'feedback', 'partnership'] as const;
export type ContactSubject = (typeof contactSubjectIds)[number];
export const contactSubjects: Readonly<Record<ContactSubject, string>> = {
  general: 'General question',
  support: 'Help with the product',
  billing: 'Payments and plans',
  feedback: 'Feedback',
  partnership: 'Partnership',
};

/** Text on one line: no line breaks and no bidirectional control characters. */
const oneLine = /^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]*$/u;

export const senderName = z
  .string()
  .trim()
  .min(2, 'Name must be at least 2 characters')
  .max(100, 'Name must be at most 100 characters')
  .regex(oneLine, 'Name cannot contain line breaks');
export const senderEmail = z.email('Please enter a valid email address').max(254, 'Please enter a valid email address');
export const senderPhone = z
  .string()
  .trim()
  .max(40, 'Phone number must be at most 40 characters')
  .regex(oneLine, 'Phone cannot contain line breaks')
  .optional();
/** Honeypot: a field that people do not see and bots fill in. */
export const honeypot = z.string().max(0, 'Please leave this field empty: it is there to keep bots out.').optional();

/** The contact form with its validation messages. */
export const contactForm = z.object({
  name: senderName,
  email: senderEmail,
  phone: senderPhone,
  // The form starts with an empty choice, which is text too, so this is no enum.
  subject: z.string().refine((subject) => Object.hasOwn(contactSubjects, subject), 'Please select a subject'),
  message: z
    .string()
    .trim()
    .min(10, 'Message must be at least 10 characters')
    .max(5000, 'Message must be at most 5,000 characters'),
  website: honeypot,
});

/** Stores the message for the operators and emails it to them. `acknowledged`: the sender gets a confirmation email. */
export const sendContactMessage = endpoint({
  method: 'POST',
  path: '/api/contact',
  access: 'anyone',
  form: 'json',
  input: contactForm,
  output: z.object({ ok: z.literal(true), acknowledged: z.boolean() }),
  errors: ['too-many-requests'],
});

/** The status that operators give to a message or application. */
export const messageStatuses = ['new', 'answered', 'closed'] as const;
export type MessageStatus = (typeof messageStatuses)[number];
