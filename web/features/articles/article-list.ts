import type { ArticleFacts, ArticleHandle } from '#content/articles/schema.ts';

export type Article = ArticleFacts & { slug: string; minutes: number };

const wordsPerMinute = 220;

/** Reading time, rounded up. */
export const minutesOf = (words: number): number => Math.ceil(words / wordsPerMinute);

const slugOf = (file: string): string => file.replace(/^.*\/([\w-]+)\.mdx$/, '$1');

const facts = import.meta.glob<ArticleFacts>('/content/articles/*.mdx', {
  eager: true,
  query: '?about',
  import: 'handle',
});

/** Every article without its text, newest first. A file in content/articles is all it takes. */
export const articles: readonly Article[] = Object.entries(facts)
  .map(([file, about]) => ({ ...about, slug: slugOf(file), minutes: minutesOf(about.words) }))
  .sort((a, b) => b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug));

/** The article at a path, or undefined. */
export const articleAt = (path: string): Article | undefined =>
  articles.find(({ slug }) => path.replace(/\/$/, '') === addressOf(slug));

export const addressOf = (slug: string): string => `/resources/${slug}`;

/** Whether a route's `handle` is that of an article with its text. */
export const isArticleHandle = (handle: unknown): handle is ArticleHandle =>
  typeof handle === 'object' && handle !== null && 'headings' in handle && 'sources' in handle;
