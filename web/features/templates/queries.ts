import { skipToken, useQuery } from '@tanstack/react-query';
import { listResumes } from '#contract/resumes.ts';
import { call } from '../../api/call.ts';

/** The resumes that a template can be filled with, newest first. Not asked for before somebody is known who wants to. */
export const useOwnResumes = (userId: string | null) =>
  useQuery({
    queryKey: ['templates', 'resumes', userId],
    queryFn: userId === null ? skipToken : ({ signal }) => call(listResumes, { id: userId }, { signal }),
    // One may have been added in between.
    staleTime: 0,
  });
