import { defineConfig } from '@playwright/test';

// Another number lets the journeys of two checkouts run beside each other.
const port = Number(process.env['JOURNEYS_PORT'] ?? 4317);
const isRoot = process.getuid?.() === 0;

/** Journeys meet the built product as a user does: the real server on a fresh data folder, a real Chromium. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  // Generous, for machines that are slow or busy: what never comes is still found out.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  // A journey that fails is tried once more. One that passes then is named and counted by itself, so that it gets mended.
  retries: 1,
  fullyParallel: true,
  // Two at a time: they share the server, as people do, and each has an account of its own.
  workers: 2,
  reporter: 'list',
  use: {
    baseURL: `http://localhost:${port}`,
    trace: 'retain-on-failure',
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
    command: 'node e2e/serve.ts',
    url: `http://localhost:${port}/livez`,
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    env: { PORT: String(port) },
  },
});
