import type { Database } from '../db/connect.ts';
import { Problem } from '../http/problem.ts';
import { findWorkspace, type WorkspaceRow } from './store.ts';

/** Of the user, by its own id or that of the resume it was made from. Throws 'not-found' when there is none. */
export const requireWorkspace = async (db: Database, userId: string, id: string): Promise<WorkspaceRow> => {
  const row = await findWorkspace(db, userId, id);
  if (row === null) throw new Problem('not-found');
  return row;
};
