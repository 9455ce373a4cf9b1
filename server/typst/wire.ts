import { z } from 'zod';

/** Messages between the server and the typesetting process. */
export const documentSchema = z.object({
  template: z.string(),
  data: z.unknown(),
  madeAtMs: z.number(),
});

export const setAnswerSchema = z.discriminatedUnion('is', [
  z.object({ is: z.literal('pdf'), bytes: z.instanceof(Uint8Array) }),
  /** The compiler's own messages. They can quote what people wrote: never log them. */
  z.object({ is: z.literal('faulty'), faults: z.array(z.string()) }),
]);
export type SetAnswer = z.infer<typeof setAnswerSchema>;
