import { z } from 'zod';

/** Why a change of wording is not offered. */
export const rejectionReasons = [
  /** A word that neither the line nor a confirmed fact has. */
  'new-word',
  'number',
  'responsibility',
  'negation',
  /** 'about', 'up to', 'as needed'. */
  'limit',
  /** A word would go that says something. */
  'lost-word',
  /** The same words in another order or form would say something else. */
  'meaning',
  'order',
  /** Letters of another script, or characters that cannot be seen. */
  'characters',
  'too-long',
  'too-many-changes',
] as const;
export type RejectionReason = (typeof rejectionReasons)[number];

/** Where a word that comes in has come from, or why one may go. */
export const wordOrigins = [
  'same-verb',
  'same-deed',
  'deed-as-verb',
  'shorter-phrase',
  'small-word',
  'same-number',
  'your-fact',
  'moved',
  'opening',
  'says-nothing',
] as const;

/** `word` is the one that comes in, or the one that goes when `from` is null; `from` is what it is made of. */
const originSchema = z.object({ word: z.string(), origin: z.enum(wordOrigins), from: z.string().nullable() });
export type Origin = z.infer<typeof originSchema>;

/** One thing that a person can accept: `reason` is null when it is offered. `word`: what it was rejected for. */
const changeSchema = z.object({
  id: z.number().int(),
  reason: z.enum(rejectionReasons).nullable(),
  word: z.string(),
  origins: z.array(originSchema),
});
export type Change = z.infer<typeof changeSchema>;

/** A stretch of the line: `change` is null where nothing changes. A change that moves words has two. */
const segmentSchema = z.object({ change: z.number().int().nullable(), before: z.string(), after: z.string() });
export type Segment = z.infer<typeof segmentSchema>;

/** What came of a proposal. Whichever of the offered changes a person takes, the line says no more than before. */
export const judgedSchema = z.object({ segments: z.array(segmentSchema), changes: z.array(changeSchema) });
export type Judged = z.infer<typeof judgedSchema>;
