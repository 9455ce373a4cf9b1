import Stripe from 'stripe';
import type { Configuration } from '../../boot/configuration.ts';
import { guardedClient } from './breaker.ts';

/** The payment provider, as far as its keys are configured. */
export type Payments = {
  stripe: Stripe;
  publishableKey: string;
  /** An event signed with any of them is accepted, so that a secret can be rotated without losing events. */
  webhookSecrets: readonly string[];
  /** Whether the keys move real money. */
  isLive: boolean;
  /** Whether the provider works out the tax that the prices include: STRIPE_TAX. */
  isTaxed: boolean;
  /** The provider's test clock for new customers; only the scenario tests have one. */
  testClock?: string;
};

/** Two attempts of this length and a short third call stay below the ten seconds in which a person gets an answer. */
const timeoutMs = 4_000;

/** null without keys: then nothing can be bought ('demo mode'). */
export const openPayments = (configuration: Configuration): Payments | null => {
  const { STRIPE_SECRET_KEY: key, STRIPE_PUBLISHABLE_KEY: publishableKey, STRIPE_API_BASE: base } = configuration;
  if (key === undefined || publishableKey === undefined) return null;
  const stripe = new Stripe(key, {
    apiVersion: '2026-10-28.endive',
    httpClient: guardedClient(Stripe.createNodeHttpClient()),
    timeout: timeoutMs,
    maxNetworkRetries: 1,
    telemetry: false,
    ...(base === undefined ? {} : addressOf(base)),
  });
  return {
    stripe,
    publishableKey,
    webhookSecrets: configuration.STRIPE_WEBHOOK_SECRETS ?? [],
    isLive: /^[sr]k_live_/.test(key),
    isTaxed: configuration.STRIPE_TAX === 'inclusive',
  };
};

const addressOf = (base: string): { host: string; port: string; protocol: 'http' | 'https' } => {
  const { hostname, port, protocol } = new URL(base);
  const isPlain = protocol === 'http:';
  return { host: hostname, port: port === '' ? (isPlain ? '80' : '443') : port, protocol: isPlain ? 'http' : 'https' };
};
