import type { Config } from '@react-router/dev/config';
import { finishSite } from './web/finish/finish-site.ts';
import { staticPaths } from './web/static-paths.ts';

/** Static pages become HTML at build time; the others start from `__spa-fallback.html`. The server hands out `build/client`. */
export default {
  appDirectory: 'web',
  buildDirectory: 'build',
  ssr: false,
  prerender: staticPaths(),
  buildEnd: ({ reactRouterConfig }) => finishSite(`${reactRouterConfig.buildDirectory}/client`, staticPaths()),
} satisfies Config;
