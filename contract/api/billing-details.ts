import { z } from 'zod';
import { countryCodes } from '../product/countries.ts';
import { endpoint } from './endpoint.ts';

/**
 * Whom invoices are made out to, where the operator has set up tax: stored with the payment provider only. `country` is
 * an ISO 3166-1 code.
 */
export const saveBillingDetails = endpoint({
  method: 'PUT',
  path: '/api/billing-details',
  access: 'signed-in',
  form: 'json',
  input: z.object({
    name: z.string().trim().min(1, 'Please enter the name for your invoices.').max(100),
    country: z.string().refine((code) => countryCodes.includes(code), 'Please select your country.'),
    postalCode: z.string().trim().max(20),
    city: z.string().trim().max(100),
    street: z.string().trim().max(200),
    taxId: z.string().trim().max(30),
  }),
  output: z.object({ ok: z.literal(true) }),
  errors: ['no-payments', 'payments-unavailable', 'payment-failed', 'too-many-requests'],
});
