import { getWorkspaceVersion, listWorkspaceVersions } from '#contract/api/workspace/versions.ts';
import { forgotten, fresh, useRead } from '../../../data/use-read.ts';

export const useVersions = (id: string) => useRead(listWorkspaceVersions, { id }, fresh);

export const useVersion = (id: string, number: number) => useRead(getWorkspaceVersion, { id, number }, forgotten);
