import * as consents from '#contract/api/consents.ts';
import * as groups from '#contract/api/groups.ts';
import { noLimit } from '../http/guards.ts';
import { type Route, serve } from '../http/serve.ts';
import { addGroupResume, groupToFill } from './add-resume.ts';
import { downloadCandidateFile } from './consents/download-candidate-file.ts';
import { getInvitation, joinGroup, listConsents, withdrawConsent } from './consents/manage-consents.ts';
import { createGroupLink, revokeGroupLink } from './consents/manage-link.ts';
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
  serve(groups.createGroupLink, { limit: 'share' }, createGroupLink),
  serve(groups.revokeGroupLink, { limit: noLimit.ownRows }, revokeGroupLink),
  serve(groups.downloadCandidateFile, { limit: noLimit.ownRows }, downloadCandidateFile),
  serve(consents.getInvitation, { limit: 'invitation' }, getInvitation),
  serve(consents.joinGroup, { limit: ['invitation', 'share'] }, joinGroup),
  serve(consents.listConsents, { limit: noLimit.ownRows }, listConsents),
  serve(consents.withdrawConsent, { limit: noLimit.ownRows }, withdrawConsent),
];
