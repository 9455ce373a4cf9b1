import { z } from 'zod';

/** The body of every error response. `message` is shown to the user, `fields` maps form fields to messages, `reason` is the engine's failure code. */
export const problemSchema = z.object({
  code: z.string(),
  message: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
  reason: z.string().optional(),
  requestId: z.string().optional(),
  retryAfterSeconds: z.number().optional(),
  /** When the refused action becomes possible again, ISO 8601 in UTC. */
  nextAt: z.string().optional(),
});
export type ProblemBody = z.infer<typeof problemSchema>;
