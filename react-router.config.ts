import type { Config } from '@react-router/dev/config';
import { precompress } from './web/precompress.ts';
import { staticPaths } from './web/static-paths.ts';

/** Static pages become HTML at build time; the others start from `__spa-fallback.html`. The server hands out `build/client`. */
export default {
  appDirectory: 'web',
  buildDirectory: 'build',
  ssr: false,
  prerender: staticPaths(),
  buildEnd: ({ reactRouterConfig }) => precompress(`${reactRouterConfig.buildDirectory}/client`),
} satisfies Config;
