import { skipToken, useQuery } from '@tanstack/react-query';
import { callLater } from '../../data/http/call-later.ts';

const endpoint = async () => (await import('#contract/api/resumes.ts')).listResumes;

/** The resumes that a template can be filled with, newest first. Not asked for before somebody is known who wants to. */
export const useOwnResumes = (userId: string | null) =>
  useQuery({
    queryKey: ['templates', 'resumes', userId],
    queryFn: userId === null ? skipToken : ({ signal }) => callLater(endpoint, { id: userId }, { signal }),
    // One may have been added in between.
    staleTime: 0,
  });
