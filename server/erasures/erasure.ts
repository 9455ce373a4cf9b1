import { z } from 'zod';
import type { KeyRing } from '../keys/key-ring.ts';
import { seal, unseal } from '../keys/seal.ts';

/** What was erased for good at somebody's request, by its id: of a resume also before it was read, of a draft that of its resume. */
export const erasureSchema = z.object({
  kind: z.enum(['account', 'resume', 'draft', 'workspace', 'group', 'newsletter']),
  id: z.uuid(),
  at: z.iso.datetime(),
});
export type Erasure = z.infer<typeof erasureSchema>;

/**
 * One line of an erasure log. `file` and `nr` say where it was first written: the lines of a file are numbered from 1
 * without a gap, and both are authenticated, so that a line cannot be moved, changed or taken out unnoticed.
 */
const lineSchema = z.object({ file: z.uuid(), nr: z.int().positive(), key: z.string(), sealed: z.base64() });
export type SealedErasure = z.infer<typeof lineSchema>;

const labelOf = ({ file, nr, key }: Omit<SealedErasure, 'sealed'>): string => `erasure|${file}|${nr}|${key}|v1`;

/** The line for the log, sealed with the newest of the operator's keys. */
export const lineOf = ({ newest }: KeyRing, place: { file: string; nr: number }, erasure: Erasure): string => {
  const head = { ...place, key: newest.name };
  const sealed = seal(newest.key, labelOf(head), Buffer.from(JSON.stringify(erasure))).toString('base64');
  return `${JSON.stringify({ ...head, sealed })}\n`;
};

/** null for a line that is damaged. */
export const parseLine = (line: string): SealedErasure | null => {
  try {
    return lineSchema.safeParse(JSON.parse(line)).data ?? null;
  } catch {
    return null;
  }
};

/** null when the line was sealed with a key that is not configured, or was changed. */
export const openLine = (ring: KeyRing, line: SealedErasure): Erasure | null => {
  const key = ring.find(line.key);
  if (key === null) return null;
  try {
    return erasureSchema.parse(JSON.parse(unseal(key, labelOf(line), Buffer.from(line.sealed, 'base64')).toString()));
  } catch {
    return null;
  }
};
