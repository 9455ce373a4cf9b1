import { useMatches } from 'react-router';
import type { ArticleHandle } from '#content/articles/schema.ts';
import { isArticleHandle } from './article-list.ts';

/** The metadata of the open article; null on any other page. */
export const useArticle = (): ArticleHandle | null => {
  const handle = useMatches().at(-1)?.handle;
  return isArticleHandle(handle) ? handle : null;
};
