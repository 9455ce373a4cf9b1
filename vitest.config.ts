import { configDefaults, defineConfig } from 'vitest/config';
import { articlePlugins } from './web/mdx/plugins.ts';
import { isFullRun } from './tests/extent.ts';
import { memoryFolder } from './tools/testing/memory-folder.ts';

// For the tests and every program that they start.
process.env['TMPDIR'] = memoryFolder();

/** The test files of an area for this run. `*.full.test.ts` are left to `npm run test:full`, `*.matrix.test.ts` are in both. */
const testsIn = (area: string, extension: 'ts' | 'tsx' = 'ts') => ({
  include: [`${area}/**/*.${isFullRun ? '{matrix,full}.' : ''}test.${extension}`],
  exclude: [...configDefaults.exclude, ...(isFullRun ? [] : ['**/*.full.test.{ts,tsx}'])],
});

export default defineConfig({
  test: {
    setupFiles: ['tests/setup.ts'],
    // Generous, for machines that are slow or busy.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    maxWorkers: 3,
    // Loading the product anew for each file costs more than running most of them. So each test cleans up after itself.
    isolate: false,
    projects: [
      {
        extends: true,
        test: { name: 'engine', ...testsIn('engine') },
      },
      {
        extends: true,
        plugins: articlePlugins(),
        test: { name: 'product', ...testsIn('{contract,content,web,cli,tools,tests,bench}') },
      },
      {
        extends: true,
        plugins: articlePlugins(),
        test: {
          name: 'components',
          ...testsIn('web', 'tsx'),
          environment: 'happy-dom',
          setupFiles: ['web/testing/setup-dom.ts'],
        },
      },
      {
        extends: true,
        // Only these need a database: one PostgreSQL server for the whole run.
        test: {
          name: 'server',
          setupFiles: ['server/testing/cheap-passwords.ts'],
          ...testsIn('server'),
          globalSetup: ['server/testing/global-setup.ts'],
        },
      },
    ],
  },
});
