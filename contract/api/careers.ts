import { z } from 'zod';
import { senderEmail, senderName, senderPhone, honeypot } from './contact.ts';
import { endpoint } from './endpoint.ts';

/** The application form; the resume is sent with it as the file `resume`. */
export const applicationForm = z.object({
  opening: z.string().min(1, 'Please choose an opening').max(100, 'Please choose an opening'),
  name: senderName,
  email: senderEmail,
  phone: senderPhone,
  letter: z
    .string()
    .trim()
    .min(10, 'Please write at least a sentence about yourself')
    .max(10_000, 'Your cover letter must be 10,000 characters or fewer'),
  website: honeypot,
});

/**
 * Stores an application with its file and notifies the operators. `acknowledged`: the applicant gets an email as well.
 */
export const applyForOpening = endpoint({
  method: 'POST',
  path: '/api/careers/apply',
  access: 'anyone',
  form: 'multipart',
  // All optional, as for every multipart form: the handler parses and checks the form while it is streamed in.
  input: applicationForm.partial(),
  output: z.object({ ok: z.literal(true), acknowledged: z.boolean() }),
  errors: ['wrong-type', 'unreadable-file', 'no-room', 'too-many-requests'],
});
