import { getGroup, type Group, listGroups } from '#contract/api/groups.ts';
import type { Read } from '../../data/read-cache.ts';
import { fresh, useRead } from '../../data/use-read.ts';

/** How often a page with waiting files asks. */
const progressMs = 3_000;

export const useGroups = () => useRead(listGroups, {}, fresh);

/** A group, asked for again while files of it wait. */
export const useGroup = (id: string): Read<Group> =>
  useRead(
    getGroup,
    { id },
    {
      ...fresh,
      refetchInterval: ({ state }) =>
        state.data?.rows.some(({ status }) => status === 'waiting') === true ? progressMs : false,
    },
  );
