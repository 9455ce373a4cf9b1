import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { signUps } from '../product/sign-ups.ts';
import { providerSchema } from './providers.ts';

/**
 * Facts about the running server, so that pages claim only what is true. `mailGoesTo`: 'log' is a development server
 * without SMTP, 'nowhere' any other server without SMTP, which cannot email links. `tlsBy`: where HTTPS ends. Only when
 * that is this server do we know the lowest accepted version.
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
    /** Whether the operator stores the keys separately from the data (DATA_KEYS, DATA_KEYS_FILE). */
    keysAreApart: z.boolean(),
    /** The configured login providers. */
    providers: z.array(providerSchema),
    /** What the operator calls their own OpenID provider; null when there is none. */
    openIdName: z.string().nullable(),
    /** Whether browsers make passkeys for the address of this site. */
    passkeysArePossible: z.boolean(),
    /** Those of them whose first login creates an account without an invitation. */
    createsAccounts: z.array(providerSchema),
    /** Who can create an account. */
    signUps: z.enum(signUps),
    keptForDays: z.number().int(),
    passwordMinCharacters: z.number().int(),
    /** Whether common passwords are refused, rather than only marked as weak. */
    refusesCommonPasswords: z.boolean(),
    /** Whether the processes that read files have no network. */
    readersHaveNoNetwork: z.boolean(),
    /** Whether uploaded files are in an object store, which another company may run. */
    filesAreInABucket: z.boolean(),
    /** Whether a language model proposes wordings to people who agree to it. */
    hasLanguageModel: z.boolean(),
    /** For the payment form; null when no payment keys are configured, so Premium cannot be bought. */
    stripePublishableKey: z.string().nullable(),
    /** Whether invoices show the tax that the prices include. */
    taxIsIncluded: z.boolean(),
  }),
  errors: [],
});
