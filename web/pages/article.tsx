import { Outlet, useLocation, type MetaFunction } from 'react-router';
import { articleAt } from '../features/articles/article-list.ts';
import { ArticleView } from '../features/articles/article-view.tsx';

export const meta: MetaFunction = ({ location }) => {
  const article = articleAt(location.pathname);
  if (article === undefined) return [];
  return [{ title: `${article.title} | Parsewell` }, { name: 'description', content: article.description }];
};

/** Around the text of every article: each of them is a route below this one. */
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
