import { defineConfig } from '@playwright/test';
import { productAddress } from '#e2e/support/product.ts';
import { memoryFolder } from './tools/testing/memory-folder.ts';

// For the product, its database and the browsers.
process.env['TMPDIR'] = memoryFolder();
const isRoot = process.getuid?.() === 0;

/** Journeys meet the built product as a user does: the real server on a fresh data folder, a real Chromium. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  // Generous, for machines that are slow or busy: what never comes is still found out.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  // Only .ci/run tries a journey that fails once more. One that passes then is named in its last lines, so that it gets mended.
  retries: Number(process.env['JOURNEYS_RETRIES'] ?? 0),
  // `npm test` runs the quick ones, `npm run test:full` the long matrices in e2e/full.
  projects: [
    { name: 'quick', testIgnore: 'full/**' },
    { name: 'full', testMatch: 'full/**' },
  ],
  fullyParallel: true,
  // Two at a time: they share the server, as people do, and each has an account of its own.
  workers: 2,
  reporter: 'list',
  use: {
    baseURL: productAddress,
    // Recording costs a third of the time, so it waits for a second try; `npx playwright test --trace on <file>` has it at once.
    trace: 'on-first-retry',
    // Every state at once: who looks at colours must not meet one that is still fading in.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: [
        ...(isRoot ? ['--no-sandbox'] : []),
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: 'node e2e/support/serve.ts',
    url: `${productAddress}/livez`,
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  },
});
