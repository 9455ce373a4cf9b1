import { useEffect } from 'react';
import { useNavigate, useParams, useSearchParams, type MetaFunction } from 'react-router';
import { QueryView } from '../../data/query-view.tsx';
import { WorkspaceList } from '../../features/workspace/list/workspace-list.tsx';
import {
  allWorkspaces,
  newWorkspace,
  useNewWorkspace,
  useWorkspace,
} from '../../features/workspace/use-open-workspace.ts';
import { WorkspaceFailed, WorkspaceMissing, WorkspaceWaiting } from '../../features/workspace/workspace-states.tsx';
import { partIn, partParameter } from '../../features/workspace/part-switch.tsx';
import { WorkspaceView } from '../../features/workspace/workspace-view.tsx';
import { RedirectToLogin } from '../../session/redirect-to-login.tsx';

export const meta: MetaFunction = () => [{ title: 'Fix Your Resume | Parsewell' }];

const FixPage = () => {
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  if (id === allWorkspaces) return <WorkspaceList />;
  return id === newWorkspace ? (
    <Made analysisId={search.get('resume')} part={search.get(partParameter)} />
  ) : (
    <Stored key={id} id={id} part={search.get(partParameter)} />
  );
};

/** `part`: what a small screen shows first, as the address says it. */
const Stored = ({ id, part }: { id: string; part: string | null }) => (
  <QueryView
    query={useWorkspace(id)}
    pending={<WorkspaceWaiting />}
    signedOut={<RedirectToLogin />}
    missing={<Made analysisId={id} part={part} />}
    renderFailure={(error, retry) => <WorkspaceFailed error={error} reportId={null} onRetry={retry} />}
  >
    {(workspace) => <WorkspaceView workspace={workspace} partFirst={partIn(part)} />}
  </QueryView>
);

/** Makes the workspace that the address asks for, and goes to its own address, which a reload opens again. */
const Made = ({ analysisId, part }: { analysisId: string | null; part: string | null }) => {
  const made = useNewWorkspace(analysisId);
  const navigate = useNavigate();
  const madeId = made.data?.id;
  useEffect(() => {
    if (madeId !== undefined)
      void navigate(`/fix/${madeId}${part === null ? '' : `?${partParameter}=${partIn(part)}`}`, { replace: true });
  }, [madeId, navigate, part]);
  return (
    <QueryView
      query={made}
      pending={<WorkspaceWaiting />}
      signedOut={<RedirectToLogin />}
      missing={<WorkspaceMissing />}
      renderFailure={(error, retry) => <WorkspaceFailed error={error} reportId={analysisId} onRetry={retry} />}
    >
      {() => <WorkspaceWaiting />}
    </QueryView>
  );
};

export default FixPage;
