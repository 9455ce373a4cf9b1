import { defineConfig } from 'vitest/config';
import { articlePlugins } from './web/mdx/plugins.ts';

export default defineConfig({
  test: {
    setupFiles: ['tests/setup.ts'],
    // Generous, for machines that are slow or busy.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        // The engine is pure, so its tests may share one process: loading it anew for each file costs more than running them.
        test: { name: 'engine', include: ['engine/**/*.test.ts'], isolate: false },
      },
      {
        extends: true,
        plugins: articlePlugins(),
        test: { name: 'product', include: ['{contract,content,web,cli,tools,tests}/**/*.test.{ts,tsx}'] },
      },
      {
        extends: true,
        // Only these need a database: one PostgreSQL server for the whole run.
        test: { name: 'server', include: ['server/**/*.test.ts'], globalSetup: ['server/testing/global-setup.ts'] },
      },
    ],
  },
});
