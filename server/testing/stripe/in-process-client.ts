import Stripe from 'stripe';
import type { Double } from './double.ts';
import { apiVersion } from './world.ts';

/** A client of the `stripe` package that reaches the double without a network: as fast as calling it, the same bytes. */
export const inProcessClient = ({ answerTo }: Pick<Double, 'answerTo'>, key = 'sk_test_double'): Stripe =>
  new Stripe(key, {
    apiVersion,
    maxNetworkRetries: 0,
    telemetry: false,
    httpClient: {
      getClientName: () => 'in-process',
      async makeRequest(_host, _port, url, method, headers, text) {
        const plain = Object.fromEntries(
          Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]),
        );
        const answer = await answerTo({ method, url, headers: plain, text });
        if (answer === 'gone') throw Object.assign(new Error('socket hang up'), { code: 'ECONNRESET' });
        const body: unknown = JSON.parse(JSON.stringify(answer.body));
        return {
          getStatusCode: () => answer.status,
          getHeaders: () => ({ 'content-type': 'application/json', 'request-id': 'req_in_process' }),
          getRawResponse: () => answer,
          toStream: () => {
            throw new Error('nothing is streamed');
          },
          toJSON: async () => body,
        };
      },
    },
  });
