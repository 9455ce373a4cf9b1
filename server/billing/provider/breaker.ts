import type { Stripe } from 'stripe';

type Client = ReturnType<typeof Stripe.createNodeHttpClient>;

/** After this many failures in a row, calls fail at once until this time is over. */
const maxFailures = 5;
const restMs = 15_000;

/** The provider's HTTP client behind a circuit breaker: while the provider is away, calls fail at once instead of keeping people waiting. */
export const guardedClient = (client: Client, now: () => number = Date.now): Client => {
  let failures = 0;
  let restUntil = 0;
  const note = (isGood: boolean): void => {
    failures = isGood ? 0 : failures + 1;
    if (failures >= maxFailures) restUntil = now() + restMs;
  };
  return {
    getClientName: () => client.getClientName(),
    async makeRequest(...request) {
      if (now() < restUntil) throw Object.assign(new Error('the payment provider is away'), { code: 'EAI_AGAIN' });
      try {
        const response = await client.makeRequest(...request);
        note(response.getStatusCode() < 500);
        return response;
      } catch (error) {
        note(false);
        throw error;
      }
    },
  };
};
