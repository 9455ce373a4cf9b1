import * as groups from '#contract/api/groups.ts';
import { noLimit } from '../http/guards.ts';
import { type Route, serve } from '../http/serve.ts';
import { addGroupResume, groupToFill } from './add-resume.ts';
import { createGroup } from './create-group.ts';
import { deleteGroup } from './delete-group.ts';
import { exportGroup } from './export-group.ts';
import { getGroup, listGroups } from './read-groups.ts';

/** The endpoints of groups of resumes, with their guards. */
export const groupsRoutes: readonly Route[] = [
  serve(groups.listGroups, { limit: noLimit.ownRows }, listGroups),
  serve(groups.createGroup, { limit: noLimit.ownRows }, createGroup),
  serve(groups.getGroup, { limit: noLimit.ownRows }, getGroup),
  serve(groups.addGroupResume, { load: groupToFill, limit: 'group-file' }, addGroupResume),
  serve(groups.exportGroup, { limit: noLimit.ownRows }, exportGroup),
  serve(groups.deleteGroup, { limit: noLimit.ownRows }, deleteGroup),
];
