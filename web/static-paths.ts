import { categories, categoryPages } from '#content/articles/categories.ts';
import { pages } from '#contract/product/pages.ts';
import { articleSlugs } from './mdx/article-slugs.ts';

/** What a static path with a ':' in it is rendered for. */
const things: Readonly<Record<string, () => readonly string[]>> = {
  '/resources/:slug': () => [...articleSlugs(), 'article-not-found'],
  '/resources/category/:name': () => [...Object.keys(categoryPages), ...Object.keys(categories)],
};

/** Every address that becomes HTML at build time. Throws for a path that nobody says the things of. */
export const staticPaths = (): string[] =>
  pages
    .filter((page) => page.drawn === 'static')
    .flatMap(({ path }) => {
      if (!path.includes(':')) return [path];
      const names = things[path];
      if (names === undefined) throw new Error(`web/static-paths.ts does not say what ${path} is rendered for.`);
      return names().map((name) => path.replace(/:\w+$/, name));
    });
