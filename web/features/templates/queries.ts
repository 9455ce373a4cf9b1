import { lazyEndpoint, useLazyRead } from '../../data/use-lazy-read.ts';

const endpoint = lazyEndpoint(
  '/api/user/:id/resumes',
  async () => (await import('#contract/api/resumes.ts')).listResumes,
);

/** The resumes that a template can be filled with, newest first. Not asked for before somebody is known who wants to. */
export const useOwnResumes = (userId: string | null) =>
  // One may have been added in between.
  useLazyRead(endpoint, userId === null ? null : { id: userId }, { staleTime: 0 });
