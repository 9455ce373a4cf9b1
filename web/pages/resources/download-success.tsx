import { useLocation, useNavigate, useSearchParams, type MetaFunction } from 'react-router';
import { isDownloadState } from '../../downloads/download-success.ts';
import { DownloadSuccess } from '../../features/download-success/download-success.tsx';

export const meta: MetaFunction = () => [{ title: 'After a download | Parsewell' }];

const DownloadSuccessPage = () => {
  const [search] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  return (
    <DownloadSuccess
      resource={search.get('resource')}
      type={search.get('type')}
      hasCome={isDownloadState(state)}
      onLeave={(to) => void navigate(to, { replace: true })}
    />
  );
};

export default DownloadSuccessPage;
