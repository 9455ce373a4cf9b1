import { useParams, type MetaFunction } from 'react-router';
import { categories } from '#content/articles/categories.ts';
import { NewsletterBox } from '../../features/newsletter/newsletter-box.tsx';
import { articles } from '../../features/articles/article-list.ts';
import { CategoryView } from '../../features/articles/category-view.tsx';
import { categoryOfPage } from '../../features/articles/category-of-page.ts';
import { choiceOf, pageOfCategory, searchOf } from '../../features/articles/select-articles.ts';
import { useSearch } from '../../ui/use-search.ts';

export const meta: MetaFunction = ({ params }) => {
  const category = categoryOfPage(params['name'] ?? '', articles);
  const label = categories[category];
  const isEmpty = articles.every((article) => article.category !== category);
  return [
    // A topic is available under several names, but has one canonical address.
    { tagName: 'link', rel: 'canonical', href: pageOfCategory(category) },
    ...(isEmpty ? [{ name: 'robots', content: 'noindex' }] : []),
    { title: `${label}: articles | Parsewell` },
    { name: 'description', content: `${label}: what we know, with sources, for people who are looking for work.` },
  ];
};

const CategoryPage = () => {
  const { name = '' } = useParams();
  const [search, setSearch] = useSearch();
  const category = categoryOfPage(name, articles);
  return (
    <CategoryView
      newsletter={<NewsletterBox />}
      category={category}
      choice={{ ...choiceOf(search), category }}
      onChoose={(choice) =>
        setSearch(searchOf({ ...choice, category: null }), { preventScrollReset: true, replace: true })
      }
    />
  );
};

export default CategoryPage;
