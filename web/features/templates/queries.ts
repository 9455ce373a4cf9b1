import { useState } from 'react';
import type { Session } from '../../session/use-session.ts';
import { lazyEndpoint, useLazyRead } from '../../data/use-lazy-read.ts';
import type { Wanted } from './wanted.ts';

const endpoint = lazyEndpoint(
  '/api/user/:id/resumes',
  async () => (await import('#contract/api/resumes.ts')).listResumes,
);

/** The user's resumes for filling templates, newest first. Not requested until a logged-in user needs it. */
const useOwnResumes = (userId: string | null) =>
  // A resume may have been added in the meantime.
  useLazyRead(endpoint, userId === null ? null : { id: userId }, { staleTime: 0 });

/** Which of the user's resumes fills the template: the newest, until another one is chosen or the chosen one was deleted. */
export const useOwnChoice = (session: Session, content: Wanted['content'], initial: string) => {
  const [chosen, choose] = useState(initial);
  const userId = session.state === 'signed-in' ? session.user.id : null;
  const resumes = useOwnResumes(content === 'mine' ? userId : null);
  const isThere = resumes.data?.some(({ id }) => id === chosen) === true;
  return { resumes, choose, resumeId: isThere ? chosen : (resumes.data?.[0]?.id ?? '') };
};
export type OwnChoice = ReturnType<typeof useOwnChoice>;
