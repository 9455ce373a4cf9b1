import Stripe from 'stripe';
import type { DoubleEvent } from './world.ts';

export type Webhook = { address: string; secret: string };

/** An event as it goes over the wire, signed as the provider signs. */
export const signed = (event: DoubleEvent, secret: string): { body: string; headers: Record<string, string> } => {
  const body = JSON.stringify(event);
  const signature = Stripe.webhooks.generateTestHeaderString({ payload: body, secret });
  return { body, headers: { 'content-type': 'application/json', 'stripe-signature': signature } };
};

const tries = 3;

/** Delivers events to the product one after the other, and again when one is not accepted. */
export const createPostman = () => {
  let webhook: Webhook | null = null;
  let round: Promise<void> = Promise.resolve();
  const bring = async (event: DoubleEvent, { address, secret }: Webhook): Promise<void> => {
    for (let count = 0; count < tries; count += 1) {
      const answer = await fetch(address, { method: 'POST', ...signed(event, secret) }).catch(() => null);
      if (answer?.ok === true) return;
    }
  };
  return {
    sendTo: (wanted: Webhook | null): void => {
      webhook = wanted;
    },
    post(event: DoubleEvent): void {
      const to = webhook;
      if (to !== null) round = round.then(() => bring(event, to));
    },
    /** Also waits for events that these events cause. */
    async delivered(): Promise<void> {
      for (let last: Promise<void> | null = null; last !== round;) {
        last = round;
        await last;
      }
    },
  };
};
