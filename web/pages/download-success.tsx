import { useNavigate, useSearchParams, type MetaFunction } from 'react-router';
import { DownloadSuccess } from '../features/download-success/download-success.tsx';

export const meta: MetaFunction = () => [
  { title: 'Your download is here | Parsewell' },
  { name: 'robots', content: 'noindex' },
];

const DownloadSuccessPage = () => {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  return (
    <DownloadSuccess
      resource={search.get('resource')}
      type={search.get('type')}
      onLeave={(to) => void navigate(to, { replace: true })}
    />
  );
};

export default DownloadSuccessPage;
