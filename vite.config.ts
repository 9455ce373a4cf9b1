import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { leaveOutHints } from './web/finish/leave-out-hints.ts';
import { throwMissingModules } from './web/finish/throw-missing-modules.ts';
import { articlePlugins } from './web/mdx/plugins.ts';

/** Where `npm run dev` has the server listen. */
const api = process.env['API_ADDRESS'] ?? 'http://localhost:3001';

/**
 * What every page loads is one file, React and the frame: twenty small ones take more bytes, more round trips, and make
 * the list of routes longer, which names the files of each. The root stays out of it, because it holds the style sheet, and
 * the entry, because it starts React when it is loaded.
 */
const everyPage = {
  name: 'every-page',
  test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]|web[\\/]frame[\\/](frame|not-found)\.tsx$/,
};

/** The same for what pages need that read from the server with queries. */
const queries = {
  name: 'queries',
  test: /web[\\/]data[\\/](query-provider\.tsx|read-cache\.ts|http[\\/]api-error\.ts)$/,
};

/** The same for small files that the main page shares with one or two others. */
const upload = {
  name: 'upload',
  test: /features[\\/]upload[\\/](waiting-resume|kept-in-tab)\.ts$|ui[\\/]scroll-behavior\.ts$|icons[\\/]file-(text|up)\.(m?js)$/,
};

/** Small parts that most pages have some of: one file of all is smaller than a few of their own, which nobody compresses. */
const parts = {
  name: 'parts',
  test: /contract[\\/](made-once|product[\\/](limits|durations|plans))\.ts$|web[\\/]ui[\\/](badge|breakable|dates|external-link|fold|intro|no-script|note|question-data|use-search)\.tsx?$/,
};

/**
 * What every call of the server needs. Each of these modules alone would be a request, and on a phone thirty requests
 * take longer than their bytes.
 */
const calls = {
  name: 'calls',
  test: /node_modules[\\/]zod[\\/]|contract[\\/]api[\\/](endpoint|problem-body)\.ts$|web[\\/]data[\\/]http[\\/]call\.ts$/,
};

/** The same for the contract of the calls that most pages of an account make first. */
const firstCalls = {
  name: 'first-calls',
  test: /contract[\\/]api[\\/](accounts|providers|second-factor|reset-password|verify-email|public-facts|resumes)\.ts$|web[\\/]session[\\/]session-calls\.ts$/,
};

/** What every field has; alone, so that no page loads more for it. */
const fields = { name: 'fields', test: /web[\\/]ui[\\/]forms[\\/]field\.tsx$/ };

/** The same for what reads and shows answers: on public pages, which make no call at first, and on those of an account. */
const lazyReads = {
  name: 'lazy-reads',
  test: /web[\\/]data[\\/](use-lazy-read|use-public-facts)\.ts$|[\\/]useQuery\.js$/,
};
const reads = { name: 'reads', test: /web[\\/]data[\\/](use-read|use-gradual|query-view)\.tsx?$/ };

/** The same for tabs, with what moves the focus among them. */
const tabs = {
  name: 'tabs',
  test: /web[\\/]ui[\\/]tabs[\\/]|radix-ui[\\/]react-(tabs|roving-focus|collection|direction|presence|primitive)[\\/]/,
};

/** The same for the contract of reports. */
const reports = {
  name: 'reports',
  test: /contract[\\/](report[\\/]analysis-result|api[\\/]analyses)\.ts$/,
};

/** The same for small files that only pages of an account have. */
const account = {
  name: 'account',
  test: /web[\\/](session[\\/](redirect-to-login|unreachable)|ui[\\/](switch|ago|moments)|features[\\/]profile[\\/](words|queries|resume-overview|history[\\/](history-of|score-history)|resumes[\\/](score-badge|no-resumes)))\.tsx?$/,
};

/** Every page's list of routes names 150 files, so each letter counts; the bundler wants at least seven. */
const fileNames = 'assets/[name]-[hash:7].js';

export default defineConfig({
  publicDir: 'web/public',
  plugins: [tailwindcss(), ...articlePlugins(), throwMissingModules(), leaveOutHints(), reactRouter()],
  build: {
    // Our content security policy has no `data:` for fonts and scripts, so nothing may be inlined.
    assetsInlineLimit: 0,
    // Old enough for light-dark(), which the colour tokens are made of.
    target: ['chrome123', 'firefox120', 'safari17.5'],
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            entryFileNames: fileNames,
            chunkFileNames: fileNames,
            codeSplitting: {
              groups: [
                everyPage,
                queries,
                upload,
                parts,
                fields,
                calls,
                firstCalls,
                lazyReads,
                reads,
                tabs,
                reports,
                account,
              ],
            },
          },
        },
      },
    },
  },
  // Found before the first page, not during it: a package found late makes the development server reload the page.
  optimizeDeps: { entries: ['web/**/*.tsx', '!**/*.test.tsx'] },
  server: { proxy: { '/api': { target: api, changeOrigin: false } } },
});
