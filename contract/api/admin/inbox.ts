import { z } from 'zod';
import { pageInput, pageOutput } from './pages.ts';
import { contactSubjectIds, messageStatuses } from '../contact.ts';
import { endpoint } from '../endpoint.ts';

/**
 * What people without an account sent us. It is encrypted, so it cannot be searched: filter and pages only, newest
 * first.
 */
const admin = { access: 'admin', form: 'none' } as const;
const { page, size } = pageInput;

const inboxInput = z.object({ page, size, status: z.enum(messageStatuses).optional() });
const received = {
  id: z.string(),
  createdAt: z.string(),
  /** When it is deleted automatically. */
  deletedOn: z.string(),
  status: z.enum(messageStatuses),
  name: z.string(),
  email: z.string(),
  phone: z.string().optional(),
};

export const contactMessageSchema = z.object({
  ...received,
  subject: z.enum(contactSubjectIds),
  /** From a member with Premium: new ones come first. */
  isPriority: z.boolean(),
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
  /** The id of the opening; `openingTitle` is its title, or the id when the opening no longer exists. */
  opening: z.string(),
  openingTitle: z.string(),
  letter: z.string(),
  /** The file name; `downloadApplicationFile` returns the file. */
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

/** The resume of an applicant, as it was sent: an untrusted file, so always a download. */
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
  /** null: the link in the email has not been opened yet, and no newsletter is sent to the address. */
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

/** All rows that match the filter, as CSV. Messages and applications cannot be exported. */
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
