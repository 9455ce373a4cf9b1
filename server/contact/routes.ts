import * as contact from '#contract/api/contact.ts';
import * as careers from '#contract/api/careers.ts';
import { typedEmail } from '../http/guards.ts';
import { type Route, serve } from '../http/serve.ts';
import { applyForOpening, readApplication } from './apply-for-opening.ts';
import { sendContactMessage } from './send-contact-message.ts';

/** The endpoints of the contact form and applications, with their guards. */
export const contactRoutes: readonly Route[] = [
  serve(
    contact.sendContactMessage,
    { limit: ['letter-network', { name: 'letter-address', key: typedEmail }] },
    sendContactMessage,
  ),
  serve(
    careers.applyForOpening,
    {
      first: 'form-network',
      load: readApplication,
      limit: ['letter-network', { name: 'letter-address', key: ({ loaded }) => loaded.email.toLowerCase() }],
    },
    applyForOpening,
  ),
];
