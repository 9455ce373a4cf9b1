import { port } from './product.ts';

/** The fake payment provider's port, and the product's settings for it. */
export const paymentPort = port + 3;
export const paymentAddress = `http://127.0.0.1:${paymentPort}`;
export const webhookSecret = 'whsec_of_the_journeys';
export const prices = { monthly: 'price_journeys_monthly', annual: 'price_journeys_annual' };
