import { z } from 'zod';

/** What the server and the process that sets documents say to each other. */
export const documentSchema = z.object({
  template: z.string(),
  data: z.unknown(),
  madeAtMs: z.number(),
});

export const setAnswerSchema = z.discriminatedUnion('is', [
  z.object({ is: z.literal('pdf'), bytes: z.instanceof(Uint8Array) }),
  /** The compiler's own words. They can quote what people wrote: never for logs. */
  z.object({ is: z.literal('faulty'), faults: z.array(z.string()) }),
]);
export type SetAnswer = z.infer<typeof setAnswerSchema>;
