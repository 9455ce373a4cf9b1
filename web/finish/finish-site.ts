import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { completeHeads } from './complete-head.ts';
import { orderHead } from './order-head.ts';
import { pageAt } from '#contract/product/pages.ts';
import { precompress } from './precompress.ts';
import { startLate } from './start-late.ts';

/** Post-processes the pages that the build has rendered at these paths. */
export const finishSite = async (folder: string, paths: readonly string[]): Promise<void> => {
  const fileOf = (path: string): string => join(folder, path, 'index.html');
  const built = paths.map((path) => ({ path, html: readFileSync(fileOf(path), 'utf8') }));
  const picture = (path: string): string => {
    const own = `/share/${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}.png`;
    return existsSync(join(folder, own)) ? own : '/share/home.png';
  };
  for (const { path, html } of completeHeads(built, picture)) {
    const page = startLate(orderHead(html), { isSoon: pageAt(path)?.asks === 'soon' });
    writeFileSync(fileOf(path), page.html);
    writeFileSync(join(folder, page.name), page.script);
  }
  // The shell for pages that are rendered in the browser only.
  const fallback = join(folder, '__spa-fallback.html');
  writeFileSync(fallback, orderHead(readFileSync(fallback, 'utf8')));
  await precompress(folder);
};
