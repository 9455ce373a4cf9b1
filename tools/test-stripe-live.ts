import { spawnSync } from 'node:child_process';

// Tests the lifecycle of a subscription against the real payment provider in test mode, with its test clocks.
if (!/^sk_test_\w+$/.test(process.env['STRIPE_LIVE_TEST_KEY'] ?? '')) {
  console.log('Skipped: set STRIPE_LIVE_TEST_KEY to a secret test key (sk_test_...) of your account.');
  process.exit(0);
}
const { status } = spawnSync('vitest', ['run', 'server/billing/scenarios.test.ts'], { stdio: 'inherit' });
process.exit(status ?? 1);
