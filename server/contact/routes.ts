import * as contact from '#contract/api/contact.ts';
import * as careers from '#contract/api/careers.ts';
import { type Route, route } from '../http/handler.ts';
import { applyForOpening } from './apply-for-opening.ts';
import { sendContactMessage } from './send-contact-message.ts';

export const contactRoutes: readonly Route[] = [
  route(contact.sendContactMessage, sendContactMessage),
  route(careers.applyForOpening, applyForOpening),
];
