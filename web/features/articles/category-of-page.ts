import { categories, categoryPages, type Category } from '#content/articles/categories.ts';
import type { Article } from './article-list.ts';
import { isCategory } from './select-articles.ts';

/** The label of a category as a path segment: 'resume-formatting'. */
const segmentOf = (category: Category): string => categories[category].toLowerCase().replaceAll(/[^a-z]+/g, '-');

/** Maps a page name, a category key, the name of an article or the label of a category to its category; anything else is ats. */
export const categoryOfPage = (name: string, articles: readonly Pick<Article, 'slug' | 'category'>[]): Category => {
  const named = new Map<string, Category>(Object.entries(categoryPages)).get(name);
  if (named !== undefined) return named;
  if (isCategory(name)) return name;
  const article = articles.find(({ slug }) => slug === name);
  if (article !== undefined) return article.category;
  return (
    Object.keys(categories)
      .filter(isCategory)
      .find((category) => segmentOf(category) === name) ?? 'ats'
  );
};
