import type { MetaFunction } from 'react-router';
import { ArticleMissing } from '../../features/articles/article-missing.tsx';

export const meta: MetaFunction = () => [
  { title: 'Article Not Found | Parsewell' },
  { name: 'robots', content: 'noindex' },
];

const ArticleNotFoundPage = () => <ArticleMissing />;

export default ArticleNotFoundPage;
