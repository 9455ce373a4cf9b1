import { lazyEndpoint, useLazyRead } from '../../data/use-lazy-read.ts';

const endpoint = lazyEndpoint(
  '/api/user/:id/resumes',
  async () => (await import('#contract/api/resumes.ts')).listResumes,
);

/** The user's resumes for filling templates, newest first. Not requested until a logged-in user needs it. */
export const useOwnResumes = (userId: string | null) =>
  // A resume may have been added in the meantime.
  useLazyRead(endpoint, userId === null ? null : { id: userId }, { staleTime: 0 });
