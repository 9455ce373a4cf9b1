import type { Config } from '@react-router/dev/config';
import { pages } from './contract/pages.ts';
import { precompress } from './web/precompress.ts';

/** Static pages become HTML at build time; the others start from `__spa-fallback.html`. The server hands out `build/client`. */
export default {
  appDirectory: 'web',
  buildDirectory: 'build',
  ssr: false,
  prerender: pages.filter((page) => page.drawn === 'static').map((page) => page.path),
  buildEnd: ({ reactRouterConfig }) => precompress(`${reactRouterConfig.buildDirectory}/client`),
} satisfies Config;
