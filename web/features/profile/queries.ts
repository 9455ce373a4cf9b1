import { getNotifications, getProfile, listSessions } from '#contract/api/account-settings.ts';
import type { OutputOf } from '#contract/api/endpoint.ts';
import { listConsents } from '#contract/api/consents.ts';
import { listPasskeys } from '#contract/api/access/passkeys.ts';
import { listTokens } from '#contract/api/access/tokens.ts';
import { listProviders } from '#contract/api/providers.ts';
import { listActivity, listResumes, type ResumeSummary } from '#contract/api/resumes.ts';
import { getSecondFactor } from '#contract/api/second-factor.ts';
import type { ReadCache } from '../../data/read-cache.ts';
import { fresh, useRead } from '../../data/use-read.ts';

export type Profile = OutputOf<typeof getProfile>;
export type SecondFactor = OutputOf<typeof getSecondFactor>;
export type LoginMethodList = OutputOf<typeof listProviders>;
export type SessionEntry = OutputOf<typeof listSessions>['sessions'][number];

// Changes made elsewhere (an analysis, a login on another device) appear when the page is opened again.

export const useResumes = (userId: string) => useRead(listResumes, { id: userId }, fresh);

export const useActivity = (userId: string) => useRead(listActivity, { id: userId }, fresh);

export const useProfile = () => useRead(getProfile, {}, fresh);

export const useNotifications = () => useRead(getNotifications, {}, fresh);

export const useSessions = () => useRead(listSessions, {}, fresh);

export const useConsents = () => useRead(listConsents, {}, fresh);

export const useSecondFactor = () => useRead(getSecondFactor, {}, fresh);

export const usePasskeys = () => useRead(listPasskeys, {}, fresh);

export const useTokens = () => useRead(listTokens, {}, fresh);

export const useLoginMethods = () => useRead(listProviders, {}, fresh);

/** Updates one resume in the list without refetching it. */
export const changeResume = (cache: ReadCache, id: string, change: Partial<ResumeSummary>): void =>
  cache.update(listResumes, (list) => list.map((resume) => (resume.id === id ? { ...resume, ...change } : resume)));

/** Removes one resume from the list. */
export const dropResume = (cache: ReadCache, id: string): void =>
  cache.update(listResumes, (list) => list.filter((resume) => resume.id !== id));
