import { z } from 'zod';
import { endpoint } from './endpoint.ts';

// What candidates let the owner of a group see of their own resumes. Times are ISO 8601 in UTC.

/**
 * What a candidate shares with the owner of a group, as the candidate sees it: `label` is the name that they are listed
 * under, `counselor` and `group` say with whom, and `until` when it ends by itself.
 */
const consentSchema = z.object({
  id: z.string(),
  counselor: z.string(),
  group: z.string(),
  analysisId: z.string(),
  resume: z.string(),
  label: z.string(),
  withFile: z.boolean(),
  agreedAt: z.string(),
  until: z.string(),
});
export type Consent = z.infer<typeof consentSchema>;

const ofLink = z.object({ token: z.string().max(100) });

/**
 * Who invites, for anyone who has the link. `mine`: what the user shares with this group already; null for visitors.
 * 'not-found': the link was revoked or has expired, or its group is gone.
 */
export const getInvitation = endpoint({
  method: 'GET',
  path: '/api/join/:token',
  access: 'anyone',
  form: 'none',
  input: ofLink,
  output: z.object({ counselor: z.string(), group: z.string(), mine: consentSchema.nullable() }),
  errors: ['not-found', 'too-many-requests'],
});

/** Shares one of the user's own resumes with the group, instead of what they shared with it before. */
export const joinGroup = endpoint({
  method: 'POST',
  path: '/api/join/:token',
  access: 'signed-in',
  form: 'json',
  input: ofLink.extend({
    analysisId: z.string().min(1, 'Please choose a resume.'),
    label: z
      .string()
      .trim()
      .min(1, 'Please type the name that you want to be listed under.')
      .max(80, 'This name is too long. Please shorten it to 80 characters.'),
    withFile: z.boolean(),
    agrees: z.boolean().refine((given) => given, 'Please tick this box if you agree.'),
  }),
  output: consentSchema,
  errors: ['not-found', 'group-full', 'too-many-requests'],
});

/** Everything that the user shares with groups, newest first. */
export const listConsents = endpoint({
  method: 'GET',
  path: '/api/consents',
  access: 'signed-in',
  form: 'none',
  input: z.object({}),
  output: z.array(consentSchema),
  errors: [],
});

/** Withdraws: from then on, the owner of the group sees nothing of it. */
export const withdrawConsent = endpoint({
  method: 'DELETE',
  path: '/api/consents/:id',
  access: 'signed-in',
  form: 'none',
  input: z.object({ id: z.string() }),
  output: z.object({ ok: z.boolean() }),
  errors: ['not-found'],
});
