import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { completeHeads } from './complete-head.ts';
import { withEarlyReads } from './early-reads.ts';
import { orderHead } from './order-head.ts';
import { pageAt } from '#contract/product/pages.ts';
import { precompress } from './precompress.ts';
import { shrinkManifest } from './shrink-manifest.ts';
import { startLate, type StartTime } from './start-late.ts';

/** Post-processes the pages that the build has rendered at these paths. */
export const finishSite = async (folder: string, paths: readonly string[]): Promise<void> => {
  const fileOf = (path: string): string => join(folder, path, 'index.html');
  const built = paths.map((path) => ({ path, html: readFileSync(fileOf(path), 'utf8') }));
  const picture = (path: string): string => {
    const own = `/share${path === '/' ? '/home' : path}.png`;
    return existsSync(join(folder, own)) ? own : '/share/home.png';
  };
  for (const { path, html } of completeHeads(built, picture)) {
    const page = startLate(orderHead(html), { when: startTimeOf(path) });
    writeFileSync(fileOf(path), withEarlyReads(page.html, path));
    writeFileSync(join(folder, page.name), page.script);
  }
  // The shell for pages that are rendered in the browser only.
  const fallback = join(folder, '__spa-fallback.html');
  writeFileSync(fallback, orderHead(readFileSync(fallback, 'utf8')));
  shrinkManifest(folder);
  await precompress(folder);
};

const startTimeOf = (path: string): StartTime => {
  const page = pageAt(path);
  if (page?.drawn === 'shell') return 'painted';
  return page?.asks === 'soon' ? 'soon' : 'used';
};
