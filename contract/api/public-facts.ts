import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { providerSchema } from './providers.ts';

/**
 * What holds for the running server, so that a page claims no more than is so.
 * `mailGoesTo`: 'log' is a development server without SMTP, 'nowhere' any other one without: then no link can be mailed.
 * `tlsBy`: who ends HTTPS. Only where it is us do we know the lowest version that is accepted.
 */
export const getPublicFacts = endpoint({
  method: 'GET',
  path: '/api/public/facts',
  access: 'anyone',
  form: 'none',
  input: z.object({}),
  output: z.object({
    mailIsSetUp: z.boolean(),
    mailGoesTo: z.enum(['recipient', 'log', 'nowhere']),
    isHttps: z.boolean(),
    tlsBy: z.enum(['us', 'proxy']).nullable(),
    minimumTlsVersion: z.literal('1.3').nullable(),
    /** Whether the operator keeps the keys apart from the data (DATA_KEYS, DATA_KEYS_FILE). */
    keysAreApart: z.boolean(),
    /** Other companies' accounts that log people in here. */
    providers: z.array(providerSchema),
    keptForDays: z.number().int(),
    passwordMinCharacters: z.number().int(),
    /** For the payment form; null: no payment keys are set, and Premium cannot be bought. */
    stripePublishableKey: z.string().nullable(),
  }),
  errors: [],
});
