import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

/** For how many days the link of an invitation works. */
export const invitationDays = 7;

const invitationSchema = z.object({
  id: z.string(),
  madeAt: z.string(),
  expiresAt: z.string(),
  /** The admin who made it; null when that account was deleted. */
  madeBy: z.string().nullable(),
  /** When it was used to create an account; null before. */
  usedAt: z.string().nullable(),
  /** The account that was created with it; null before, and after that account was deleted. */
  usedBy: z.string().nullable(),
});
export type Invitation = z.infer<typeof invitationSchema>;

/** Newest first, at most a hundred. Expired ones are deleted after ninety days. */
export const listInvitations = endpoint({
  method: 'GET',
  path: '/api/admin/invitations',
  access: 'admin',
  form: 'none',
  input: z.object({}),
  output: z.object({ invitations: z.array(invitationSchema) }),
  errors: [],
});

/** Makes a link with which one person can create one account. It is in this answer only: the database has its hash. */
export const createInvitation = endpoint({
  method: 'POST',
  path: '/api/admin/invitations',
  access: 'admin',
  form: 'none',
  input: z.object({}),
  output: z.object({ invitation: invitationSchema, address: z.string() }),
  errors: ['password-needed'],
});

/** An unused link stops working. One that was used stays in the list. */
export const revokeInvitation = endpoint({
  method: 'DELETE',
  path: '/api/admin/invitations/:id',
  access: 'admin',
  form: 'none',
  input: z.object({ id: z.string() }),
  output: z.object({ ok: z.literal(true) }),
  errors: ['password-needed', 'not-found'],
});
