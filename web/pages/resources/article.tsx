import { Outlet, useLocation, type MetaFunction } from 'react-router';
import { authors } from '#content/articles/authors.ts';
import { categories } from '#content/articles/categories.ts';
import { company } from '#content/company/company.ts';
import { articleAt } from '../../features/articles/article-list.ts';
import { ArticleView } from '../../features/articles/article-view.tsx';

export const meta: MetaFunction = ({ location }) => {
  const article = articleAt(location.pathname);
  if (article === undefined) return [];
  return [
    { title: `${article.title} | Parsewell` },
    { name: 'description', content: article.description },
    {
      'script:ld+json': {
        '@context': 'https://schema.org',
        '@type': 'Article',
        headline: article.title,
        description: article.description,
        datePublished: article.date,
        dateModified: article.updated,
        wordCount: article.words,
        articleSection: categories[article.category],
        author: { '@type': 'Organization', name: authors[article.author].name },
        publisher: { '@type': 'Organization', name: company.name },
      },
    },
  ];
};

/** The layout of all article routes. */
const ArticlePage = () => {
  const article = articleAt(useLocation().pathname);
  if (article === undefined) return <Outlet />;
  return (
    <ArticleView article={article}>
      <Outlet />
    </ArticleView>
  );
};

export default ArticlePage;
