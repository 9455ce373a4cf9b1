import type { MetaFunction } from 'react-router';
import { CareersView } from '../../features/careers/careers-view.tsx';
import { useSearch } from '../../ui/use-search.ts';

export const meta: MetaFunction = () => [
  { title: 'Careers: open positions | Parsewell' },
  {
    name: 'description',
    content: 'Work on software that helps people get their resumes read. The open positions, and how to apply.',
  },
];

const CareersPage = () => {
  const [search, setSearch] = useSearch();
  return (
    <CareersView
      askedDepartment={search.get('department')}
      onDepartment={(department) =>
        setSearch(department === 'all' ? {} : { department }, { replace: true, preventScrollReset: true })
      }
    />
  );
};

export default CareersPage;
