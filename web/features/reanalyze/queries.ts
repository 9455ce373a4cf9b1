import type { OutputOf } from '#contract/api/endpoint.ts';
import { listVersions } from '#contract/api/versions.ts';
import { fresh, useRead } from '../../data/use-read.ts';

export type Version = OutputOf<typeof listVersions>[number];

export const useVersions = (id: string) => useRead(listVersions, { id }, fresh);
