import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { isIndexed } from '#contract/product/page-privacy.ts';
import { pageAt } from '#contract/product/pages.ts';
import { siteAddressPlaceholder } from '#contract/product/site-address.ts';

/** The built web app on disk. Paths are relative to `folder`, separated by '/'. */
export type Site = {
  folder: string;
  files: ReadonlySet<string>;
  /** The hashes of the inline scripts of each HTML file. */
  scriptHashes: ReadonlyMap<string, readonly string[]>;
  /** Paths of the built pages that search engines may index. */
  indexed: readonly string[];
};

/** null when the web app has not been built. */
export const readSite = (folder: string): Site | null => {
  if (!existsSync(folder)) return null;
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .split(sep)
        .join('/'),
    )
    .filter((name) => !/\.(br|gz|map)$/.test(name) && !name.split('/').some((part) => part.startsWith('.')));
  if (!files.some((name) => name.endsWith('.html'))) return null;
  const html = new Map(
    files.filter((name) => name.endsWith('.html')).map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
  );
  return {
    folder,
    files: new Set(files),
    scriptHashes: new Map([...html].map(([name, text]) => [name, scriptHashesOf(text)])),
    indexed: [...html].flatMap(([name, text]) => (isFindable(name, text) ? pathOf(name) : [])).toSorted(),
  };
};

const pathOf = (name: string): string => `/${name.replace(/\/?index\.html$/, '')}`;

/** A public page with content of its own: no error page, and no page whose canonical URL is another one. */
const isFindable = (name: string, text: string): boolean => {
  const page = pageAt(pathOf(name));
  if (page === undefined || !isIndexed(page) || /<meta name="robots" content="[^"]*noindex/.test(text)) return false;
  const [, canonical] = /<link rel="canonical" href="([^"]*)"/.exec(text) ?? [];
  return canonical === undefined || canonical === `${siteAddressPlaceholder}${pathOf(name)}`;
};

/** The 'sha256-...' of each inline script, for the content security policy. */
const scriptHashesOf = (html: string): string[] => {
  const hashes = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)]
    // Data blocks such as application/ld+json are not scripts; the policy does not apply to them.
    .filter(([, attributes = '']) => !/\b(src\s*=|type\s*=\s*"application\/)/i.test(attributes))
    .filter(([, , text = '']) => text !== '')
    .map(([, , text = '']) => `sha256-${createHash('sha256').update(text).digest('base64')}`);
  return [...new Set(hashes)];
};

/** What a path of the site refers to: a file, a page's HTML (its own, or the shell of the web app), or nothing. */
export const fileOf = (site: Site, path: string): { name: string; isFound: boolean } | null => {
  const name = path.slice(1);
  if (site.files.has(name) && !name.endsWith('.html')) return { name, isFound: true };

  // The 404 page is sent with status 404, even at its own address.
  const page = pageAt(path);
  const own = htmlOf(path);
  const otherwise = page?.otherwise;
  const isStandIn = otherwise?.status === 404 && own === htmlOf(otherwise.page);
  if (page !== undefined && site.files.has(own)) return { name: own, isFound: !isStandIn };
  if (otherwise !== undefined && site.files.has(htmlOf(otherwise.page)))
    return { name: htmlOf(otherwise.page), isFound: otherwise.status === 200 };
  const shell = firstOf(site, ['__spa-fallback.html', 'index.html']);
  if (page !== undefined && shell !== null) return { name: shell, isFound: true };

  const notFound = firstOf(site, [
    '404.html',
    '404/index.html',
    'not-found/index.html',
    '__spa-fallback.html',
    'index.html',
  ]);
  return notFound === null ? null : { name: notFound, isFound: false };
};

const htmlOf = (path: string): string =>
  path === '/' ? 'index.html' : `${path.slice(1).replace(/\/$/, '')}/index.html`;

const firstOf = (site: Site, names: readonly string[]): string | null =>
  names.find((name) => site.files.has(name)) ?? null;
