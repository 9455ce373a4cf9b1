import { categories, categoryPages } from '#content/articles/categories.ts';
import { pages } from '#contract/product/pages.ts';
import { articleSlugs } from './mdx/article-slugs.ts';

/** The values for a static path with a parameter. */
const things: Readonly<Record<string, () => readonly string[]>> = {
  '/resources/:slug': () => [...articleSlugs(), 'article-not-found'],
  '/resources/category/:name': () => [
    ...new Set([...Object.keys(categoryPages), ...Object.keys(categories), ...articleSlugs()]),
  ],
  '/results/:id': () => ['any'],
  '/report/:id': () => ['any'],
  '/shared/:token': () => ['any'],
};

/** Every address that is prerendered at build time. Throws for a path without values for its parameter. */
export const staticPaths = (): string[] =>
  pages
    .filter((page) => page.drawn !== 'client')
    .flatMap(({ path }) => {
      if (!path.includes(':')) return [path];
      const names = things[path];
      if (names === undefined) throw new Error(`web/static-paths.ts does not say what ${path} is rendered for.`);
      return names().map((name) => path.replace(/:\w+$/, name));
    });
