import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { getNotifications, getProfile, listSessions } from '#contract/api/account-settings.ts';
import type { OutputOf } from '#contract/api/endpoint.ts';
import { listProviders } from '#contract/api/providers.ts';
import { getSecondFactor } from '#contract/api/second-factor.ts';
import { listActivity, listResumes, type ResumeSummary } from '#contract/api/resumes.ts';
import { call } from '../../data/http/call.ts';

export type Profile = OutputOf<typeof getProfile>;
export type SecondFactor = OutputOf<typeof getSecondFactor>;
export type WaysIn = OutputOf<typeof listProviders>;
export type SessionEntry = OutputOf<typeof listSessions>['sessions'][number];

const keys = {
  resumes: ['profile', 'resumes'],
  activity: ['profile', 'activity'],
  profile: ['profile', 'profile'],
  notifications: ['profile', 'notifications'],
  sessions: ['profile', 'sessions'],
  secondFactor: ['profile', 'second-factor'],
  waysIn: ['profile', 'ways-in'],
} as const;

/** What happens elsewhere (an analysis, a login on another device) shows when the page is opened again. */
const fresh = { staleTime: 0 } as const;

export const useResumes = (userId: string) =>
  useQuery({
    queryKey: keys.resumes,
    queryFn: ({ signal }) => call(listResumes, { id: userId }, { signal }),
    ...fresh,
  });

export const useActivity = (userId: string) =>
  useQuery({
    queryKey: keys.activity,
    queryFn: ({ signal }) => call(listActivity, { id: userId }, { signal }),
    ...fresh,
  });

export const useProfile = () =>
  useQuery({ queryKey: keys.profile, queryFn: ({ signal }) => call(getProfile, {}, { signal }), ...fresh });

export const useNotifications = () =>
  useQuery({ queryKey: keys.notifications, queryFn: ({ signal }) => call(getNotifications, {}, { signal }), ...fresh });

export const useSessions = () =>
  useQuery({ queryKey: keys.sessions, queryFn: ({ signal }) => call(listSessions, {}, { signal }), ...fresh });

export const useSecondFactor = () =>
  useQuery({ queryKey: keys.secondFactor, queryFn: ({ signal }) => call(getSecondFactor, {}, { signal }), ...fresh });

export const useWaysIn = () =>
  useQuery({ queryKey: keys.waysIn, queryFn: ({ signal }) => call(listProviders, {}, { signal }), ...fresh });

/** What the page knows after the server did something: puts the answer in its place, or has it read again. */
export const useProfileNews = () => {
  const queries = useQueryClient();
  return useMemo(
    () => ({
      resumeChanged: (id: string, change: Partial<ResumeSummary>) =>
        queries.setQueryData<ResumeSummary[]>(keys.resumes, (list) =>
          list?.map((resume) => (resume.id === id ? { ...resume, ...change } : resume)),
        ),
      resumeGone: (id: string) =>
        queries.setQueryData<ResumeSummary[]>(keys.resumes, (list) => list?.filter((resume) => resume.id !== id)),
      resumesChanged: () => void queries.invalidateQueries({ queryKey: keys.resumes }),
      activityChanged: () => void queries.invalidateQueries({ queryKey: keys.activity }),
      profileSaved: (profile: Profile) => queries.setQueryData(keys.profile, profile),
      notificationsSaved: (saved: OutputOf<typeof getNotifications>) => queries.setQueryData(keys.notifications, saved),
      waysInChanged: () => void queries.invalidateQueries({ queryKey: keys.waysIn }),
      secondFactorChanged: () => void queries.invalidateQueries({ queryKey: keys.secondFactor }),
      sessionsChanged: () => void queries.invalidateQueries({ queryKey: keys.sessions }),
    }),
    [queries],
  );
};
