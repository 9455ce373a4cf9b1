import { spawnSync } from 'node:child_process';

// The release gate for money: what we rely on of the payment provider, and the lifecycle of a subscription, tried with the real
// provider in test mode and its test clocks. The same files run against our double in `npm test`.
const gate = ['server/testing/stripe/rules.test.ts', 'server/billing/scenarios.test.ts'];

if (!/^sk_test_\w+$/.test(process.env['STRIPE_LIVE_TEST_KEY'] ?? '')) {
  console.log('Skipped: set STRIPE_LIVE_TEST_KEY to a secret test key (sk_test_...) of your account.');
  process.exit(0);
}
const { status } = spawnSync('vitest', ['run', ...gate], { stdio: 'inherit' });
process.exit(status ?? 1);
