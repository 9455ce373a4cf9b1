import { useLocation, type MetaFunction } from 'react-router';
import { helpQuestions } from '#content/help/questions.ts';
import { useIsHydrated } from '../../data/store.ts';
import { HelpView } from '../../features/help/help-view.tsx';
import { questionData } from '../../ui/question-data.ts';
import { useSearch } from '../../ui/use-search.ts';

export const meta: MetaFunction = () => [
  { title: 'Help: questions and answers | Parsewell' },
  {
    name: 'description',
    content:
      'How to check a resume, what the scores mean, which files work, how to delete your data, and how to reach a person.',
  },
  questionData(helpQuestions),
];

const HelpPage = () => {
  const [search, setSearch] = useSearch();
  const { hash } = useLocation();
  const named = useIsHydrated() ? hash.slice(1) : '';
  const change = (name: string, value: string): void => {
    const next = new URLSearchParams(search);
    if (value === '') next.delete(name);
    else next.set(name, value);
    setSearch(next, { replace: true, preventScrollReset: true });
  };
  return (
    <HelpView
      search={search.get('q') ?? ''}
      askedTab={search.get('tab')}
      named={named}
      onSearch={(words) => change('q', words)}
      onTab={(tab) => change('tab', tab)}
    />
  );
};

export default HelpPage;
