import { priceWith, productWith } from './objects/prices.ts';
import { startStripeDouble } from './start-double.ts';

// The double alone, for journeys: its port, where its events go and the secret that signs them, and the ids of a monthly and an annual price that exist from the start.
const {
  STRIPE_DOUBLE_PORT: port = '0',
  STRIPE_DOUBLE_WEBHOOK: address,
  STRIPE_DOUBLE_SECRET: secret,
  STRIPE_DOUBLE_PRICES: prices,
} = process.env;

const double = await startStripeDouble({ port: Number(port) });
const { tables, id, realNow } = double.world;
if (prices !== undefined) {
  const product = productWith({ id: id('prod'), created: realNow(), name: 'Premium' });
  tables.product.set(product.id, product);
  const [monthly = '', annual = ''] = prices.split(',');
  for (const [price, unit_amount, interval] of [
    [monthly, 1499, 'month'],
    [annual, 14388, 'year'],
  ] as const)
    tables.price.set(
      price,
      priceWith({
        id: price,
        created: realNow(),
        currency: 'usd',
        product: product.id,
        unit_amount,
        tax_behavior: 'inclusive',
        recurring: { interval, interval_count: 1 },
      }),
    );
}
if (address !== undefined && secret !== undefined) double.sendTo({ address, secret });
process.stdout.write(`${double.address}\n`);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void double.close());
