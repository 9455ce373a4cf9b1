import { z } from 'zod';
import { judgedSchema } from '../../wording/judged.ts';
import { wordingLimits } from '../../wording/limits.ts';
import { endpoint } from '../endpoint.ts';

// Wordings that a language model proposes, where the operator has set one up.

const wordingChoices = ['unasked', 'on', 'off'] as const;

/**
 * `recipient`: the host of the language model, null when none is set up. `choice`: whether this person lets lines be sent
 * there; 'unasked' also when they agreed to another recipient or model.
 */
const settingSchema = z.object({
  recipient: z.string().nullable(),
  model: z.string().nullable(),
  choice: z.enum(wordingChoices),
});
export type WordingSetting = z.infer<typeof settingSchema>;

export const getWordingSetting = endpoint({
  method: 'GET',
  path: '/api/wording',
  access: 'signed-in',
  form: 'none',
  input: z.object({}),
  output: settingSchema,
  errors: [],
});

/**
 * `recipient` and `model` are those that the person was shown: 'not-found' when they are not the ones any more. 'unasked'
 * takes the choice back.
 */
export const setWordingChoice = endpoint({
  method: 'PUT',
  path: '/api/wording',
  access: 'signed-in',
  form: 'json',
  input: z.object({ choice: z.enum(wordingChoices), recipient: z.string().max(300), model: z.string().max(200) }),
  output: settingSchema,
  errors: ['not-found'],
});

/**
 * Asks the language model for a wording of one bullet and judges it. `facts` are what the person confirms for this very
 * job. `personal`: texts of the document as it is on the screen, which are not sent, besides those of the stored one.
 * `sent` is what left, word for word. Nothing of it is stored. 'wording-consent': the person has not agreed.
 */
export const suggestWording = endpoint({
  method: 'POST',
  path: '/api/workspaces/:id/wording',
  access: 'signed-in',
  form: 'json',
  input: z.object({
    id: z.string(),
    line: z
      .string()
      .trim()
      .min(1, 'Write the bullet first.')
      .max(wordingLimits.line, `Suggestions are for bullets of up to ${wordingLimits.line} characters.`),
    facts: z
      .array(z.string().trim().min(2).max(wordingLimits.fact, `A fact may have ${wordingLimits.fact} characters.`))
      .max(wordingLimits.facts, `You can confirm up to ${wordingLimits.facts} facts.`),
    personal: z.array(z.string().max(wordingLimits.personalCharacters)).max(wordingLimits.personal),
  }),
  output: z.object({
    sent: z.object({ line: z.string(), facts: z.array(z.string()) }),
    judged: judgedSchema,
  }),
  errors: ['not-found', 'wording-consent', 'wording-away', 'too-many-requests'],
});
