import { z } from 'zod';
import { pageInput, pageOutput } from './pages.ts';
import { contactSubjectIds, messageStatuses } from '../contact.ts';
import { endpoint } from '../endpoint.ts';

/** What people without an account sent us. It is stored sealed, so there is no search in it: filter and pages only, newest first. */
const admin = { access: 'admin', form: 'none' } as const;
const { page, size } = pageInput;

const inboxInput = z.object({ page, size, status: z.enum(messageStatuses).optional() });
const received = {
  id: z.string(),
  createdAt: z.string(),
  /** When it is deleted by itself. */
  deletedOn: z.string(),
  status: z.enum(messageStatuses),
  name: z.string(),
  email: z.string(),
  phone: z.string().optional(),
};

export const contactMessageSchema = z.object({
  ...received,
  subject: z.enum(contactSubjectIds),
  message: z.string(),
});
export type AdminMessage = z.infer<typeof contactMessageSchema>;

export const listMessages = endpoint({
  ...admin,
  method: 'GET',
  path: '/api/admin/messages',
  input: inboxInput,
  output: z.object({ messages: z.array(contactMessageSchema), ...pageOutput }),
  errors: [],
});

const mark = {
  method: 'PUT',
  access: 'admin',
  form: 'json',
  input: z.object({ id: z.string(), status: z.enum(messageStatuses) }),
  output: z.object({ ok: z.literal(true) }),
  errors: ['not-found'],
} as const;

export const setMessageStatus = endpoint({ ...mark, path: '/api/admin/messages/:id/status' });

export const applicationSchema = z.object({
  ...received,
  /** The id of the opening; `openingTitle` is its title, the id itself when the opening is gone. */
  opening: z.string(),
  openingTitle: z.string(),
  letter: z.string(),
  /** The name of the file, to be had from `downloadApplicationFile`. */
  filename: z.string(),
});
export type AdminApplication = z.infer<typeof applicationSchema>;

export const listApplications = endpoint({
  ...admin,
  method: 'GET',
  path: '/api/admin/applications',
  input: inboxInput,
  output: z.object({ applications: z.array(applicationSchema), ...pageOutput }),
  errors: [],
});

export const setApplicationStatus = endpoint({ ...mark, path: '/api/admin/applications/:id/status' });

/** The resume of an applicant, as it was sent: a stranger's file, always a download. */
export const downloadApplicationFile = endpoint({
  ...admin,
  method: 'GET',
  path: '/api/admin/applications/:id/file',
  input: z.object({ id: z.string() }),
  output: z.unknown(),
  errors: ['not-found'],
  page: '/admin/inbox',
  isDownload: true,
});

export const subscriberSchema = z.object({
  id: z.string(),
  email: z.string(),
  createdAt: z.string(),
  /** null: the link in the mail was not followed yet, and nothing is sent there. */
  confirmedAt: z.string().nullable(),
});
export type Subscriber = z.infer<typeof subscriberSchema>;

const subscribersInput = z.object({ page, size, state: z.enum(['confirmed', 'waiting']).optional() });

export const listSubscribers = endpoint({
  ...admin,
  method: 'GET',
  path: '/api/admin/subscribers',
  input: subscribersInput,
  output: z.object({ subscribers: z.array(subscriberSchema), ...pageOutput }),
  errors: [],
});

/** All that the filter leaves, as CSV. Messages and applications have no such file: they are read, not carried away. */
export const exportSubscribers = endpoint({
  ...admin,
  method: 'GET',
  path: '/api/admin/subscribers/export',
  input: subscribersInput,
  output: z.unknown(),
  errors: [],
  page: '/admin/inbox',
  isDownload: true,
});
