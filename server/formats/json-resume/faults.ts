import schema from '@jsonresume/schema';
import type { JsonObject } from './json.ts';

/**
 * Where a resume is not as the schema wants it: 'work/0/startDate'. An empty text counts as none, which many programs
 * write for a field that was left blank.
 */
export const faultsIn = (resume: JsonObject): ReadonlySet<string> => {
  const faults = new Set<string>();
  schema.validate(resume, (found) => {
    for (const { path, instance } of found ?? []) if (instance !== '') faults.add(path.slice(0, 3).join('/'));
  });
  return faults;
};
