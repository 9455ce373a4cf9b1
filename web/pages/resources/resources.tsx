import { useNavigate, type MetaFunction } from 'react-router';
import { limits } from '#contract/product/limits.ts';
import { toDownloadSuccess } from '../../downloads/download-success.ts';
import { NewsletterBox } from '../../features/newsletter/newsletter-box.tsx';
import { ResourcesView } from '../../features/articles/resources-view.tsx';
import { choiceOf, searchOf } from '../../features/articles/select-articles.ts';
import { useSearch } from '../../ui/use-search.ts';

export const meta: MetaFunction = () => [
  { title: 'Resources: how hiring software reads resumes | Parsewell' },
  {
    name: 'description',
    content:
      'Articles, with sources, on what applicant tracking systems read in a resume and what they do not, and three free plain-text guides to download.',
  },
];

const ResourcesPage = () => {
  const [search, setSearch] = useSearch();
  const navigate = useNavigate();
  return (
    <ResourcesView
      newsletter={<NewsletterBox />}
      choice={choiceOf(search)}
      onChoose={(choice) => setSearch(searchOf(choice), { preventScrollReset: true, replace: true })}
      onTaken={({ id }) =>
        setTimeout(() => void navigate(...toDownloadSuccess({ resource: id, type: 'guide' })), limits.afterDownloadMs)
      }
    />
  );
};

export default ResourcesPage;
