import { z } from 'zod';
import { cohortSchema } from '../cohort/cohort.ts';
import { cohortEntrySchema } from '../cohort/cohort-entry.ts';
import { limits } from '../product/limits.ts';
import { analyzeResume } from './analyses.ts';
import { endpoint } from './endpoint.ts';

// Groups: resumes that one person, such as a career counselor, looks at together. Times are ISO 8601 in UTC.

/** `deletedOn`: 30 days after the last resume was added. `resumes` counts those that are still there. */
const groupSummarySchema = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.string(),
  deletedOn: z.string(),
  resumes: z.number().int(),
});
export type GroupSummary = z.infer<typeof groupSummarySchema>;

/**
 * A resume of a group. `candidate`: it belongs to somebody else, who agreed that the owner of the group sees this row, and
 * the file if `hasFile`, until `until` or until they withdraw; `findings` are the titles of the checks that failed.
 * 'waiting': in the queue or being read; 'refused': it cannot be read, `reason` says why, and it is
 * listed for a day; 'damaged': what was stored of it cannot be opened.
 */
const groupRowSchema = z.object({
  id: z.string(),
  name: z.string(),
  status: z.enum(['waiting', 'read', 'refused', 'damaged']),
  reason: z.string().nullable(),
  addedAt: z.string(),
  candidate: z.object({ hasFile: z.boolean(), until: z.string(), findings: z.array(z.string()) }).nullable(),
  entry: cohortEntrySchema.omit({ failed: true }).extend({ checksFailed: z.number().int() }).nullable(),
});
export type GroupRow = z.infer<typeof groupRowSchema>;

const groupSchema = groupSummarySchema.extend({
  /** When the link for candidates expires; null without one. The link itself is not returned: only its hash is stored. */
  linkExpiresAt: z.string().nullable(),
  rows: z.array(groupRowSchema),
  together: cohortSchema,
});
export type Group = z.infer<typeof groupSchema>;

const ofGroup = z.object({ id: z.string() });

/** `mayAdd`: whether the user may make groups and add resumes to them. Newest first. */
export const listGroups = endpoint({
  method: 'GET',
  path: '/api/groups',
  access: 'signed-in',
  form: 'none',
  input: z.object({}),
  output: z.object({ mayAdd: z.boolean(), groups: z.array(groupSummarySchema) }),
  errors: [],
});

/** `hasPermission`: the people whose resumes will be uploaded have agreed. 'group-full': the user has too many groups. */
export const createGroup = endpoint({
  method: 'POST',
  path: '/api/groups',
  access: 'signed-in',
  form: 'json',
  input: z.object({
    name: z
      .string()
      .trim()
      .min(1, 'Please name the group.')
      .max(limits.resumeNameCharacters, 'This name is too long. Please shorten it to 120 characters.'),
    hasPermission: z.boolean().refine((given) => given, 'Please confirm that they have agreed.'),
  }),
  output: groupSummarySchema,
  errors: ['not-in-plan', 'group-full'],
});

/** With its rows, in the order in which they were added. */
export const getGroup = endpoint({
  method: 'GET',
  path: '/api/groups/:id',
  access: 'signed-in',
  form: 'none',
  input: ofGroup,
  output: groupSchema,
  errors: ['not-found'],
});

/**
 * Multipart like `analyzeResume`, but answered as soon as the file is stored in the queue. The same file in the same
 * group is stored once: `isRepeated` says that it was there already.
 */
export const addGroupResume = endpoint({
  method: 'POST',
  path: '/api/groups/:id/resumes',
  access: 'signed-in',
  form: 'multipart',
  input: ofGroup.extend(analyzeResume.input.shape),
  output: z.object({ id: z.string(), isRepeated: z.boolean() }),
  errors: ['not-found', 'not-in-plan', 'group-full', 'unreadable-file', 'too-many-requests', 'wrong-type'],
});

/** The table as a CSV file. */
export const exportGroup = endpoint({
  method: 'GET',
  path: '/api/groups/:id/export',
  access: 'signed-in',
  form: 'none',
  input: ofGroup,
  output: z.unknown(),
  errors: ['not-found'],
  isDownload: true,
});

/** Deletes the group and every resume that its owner uploaded to it, also those that are still waiting. */
export const deleteGroup = endpoint({
  method: 'DELETE',
  path: '/api/groups/:id',
  access: 'signed-in',
  form: 'none',
  input: ofGroup,
  output: z.object({ ok: z.boolean() }),
  errors: ['not-found'],
});

/** Makes the link for candidates and revokes an earlier one. `token` is the last part of '/join/:token'. */
export const createGroupLink = endpoint({
  method: 'POST',
  path: '/api/groups/:id/link',
  access: 'signed-in',
  form: 'none',
  input: ofGroup,
  output: z.object({ token: z.string(), expiresAt: z.string() }),
  errors: ['not-found', 'not-in-plan', 'too-many-requests'],
});

/** Revokes the link. What candidates agreed to before stays. Succeeds also when there is none. */
export const revokeGroupLink = endpoint({
  method: 'DELETE',
  path: '/api/groups/:id/link',
  access: 'signed-in',
  form: 'none',
  input: ofGroup,
  output: z.object({ ok: z.boolean() }),
  errors: ['not-found'],
});

/** The file of a candidate who agreed to that. 'not-found' otherwise, and after they withdrew. */
export const downloadCandidateFile = endpoint({
  method: 'GET',
  path: '/api/groups/:id/candidates/:candidate/file',
  access: 'signed-in',
  form: 'none',
  input: ofGroup.extend({ candidate: z.string() }),
  output: z.unknown(),
  errors: ['not-found'],
  isDownload: true,
});
