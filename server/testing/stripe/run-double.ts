import { startStripeDouble } from './start-double.ts';

/** The double alone, for journeys: STRIPE_DOUBLE_PORT, and where events go in STRIPE_DOUBLE_WEBHOOK and STRIPE_DOUBLE_SECRET. */
const { STRIPE_DOUBLE_PORT: port, STRIPE_DOUBLE_WEBHOOK: address, STRIPE_DOUBLE_SECRET: secret } = process.env;
const double = await startStripeDouble({ port: Number(port ?? 0) });
if (address !== undefined && secret !== undefined) double.sendTo({ address, secret });
process.stdout.write(`${double.address}\n`);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void double.close());
