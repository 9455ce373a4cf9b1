import { z } from 'zod';
import { type ResumeDraft, resumeDraftSchema } from '#contract/report/resume-draft.ts';

/** What a tab keeps of a workspace until the server has it. `revision` is the one that it is based on. */
export type Kept = { revision: number; document: ResumeDraft };

const keptSchema = z.object({ revision: z.number().int(), document: resumeDraftSchema });

// Session storage: it survives a reload, and is gone when the tab is closed or its person logs out.
const key = 'workspaces';

/** By the id of the workspace. Other ones than that which is open may wait, too. */
const readAll = (): Record<string, unknown> => {
  const read = z.record(z.string(), z.unknown()).safeParse(JSON.parse(sessionStorage.getItem(key) ?? '{}'));
  return read.success ? read.data : {};
};

export const readKept = (id: string): Kept | null => {
  try {
    const read = keptSchema.safeParse(readAll()[id]);
    return read.success ? read.data : null;
  } catch {
    return null;
  }
};

/** false where the browser keeps nothing. */
export const keepInTab = (id: string, kept: Kept): boolean => {
  try {
    sessionStorage.setItem(key, JSON.stringify({ ...readAll(), [id]: kept }));
    return true;
  } catch {
    return false;
  }
};

export const forgetKept = (id: string): void => {
  try {
    const others = Object.entries(readAll()).filter(([other]) => other !== id);
    if (others.length === 0) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(Object.fromEntries(others)));
  } catch {
    // Then nothing was kept either.
  }
};
