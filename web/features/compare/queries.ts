import { compareVersions } from '#contract/api/versions.ts';
import { forgotten, fresh, useRead } from '../../data/use-read.ts';

// The plan may show more by now, and one of the two may be deleted.
export const useComparison = (id: string, before: string) =>
  useRead(compareVersions, { id, before }, { ...fresh, ...forgotten });
