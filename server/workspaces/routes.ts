import * as begin from '#contract/api/workspace/begin.ts';
import * as check from '#contract/api/workspace/check.ts';
import * as exports from '#contract/api/workspace/export.ts';
import * as imports from '#contract/api/workspace/import.ts';
import * as previews from '#contract/api/workspace/preview.ts';
import * as readsBack from '#contract/api/workspace/read-back.ts';
import * as versions from '#contract/api/workspace/versions.ts';
import * as workspaces from '#contract/api/workspace/workspaces.ts';
import { noLimit } from '../http/guards.ts';
import { type Route, serve } from '../http/serve.ts';
import { beginWorkspace } from './begin-workspace.ts';
import { checkWorkspace } from './check-workspace.ts';
import { exportWorkspace } from './files/export-workspace.ts';
import { getWorkspace, listWorkspaces } from './get-workspace.ts';
import { importResume } from './import-resume.ts';
import {
  getWorkspaceVersion,
  listWorkspaceVersions,
  nameWorkspaceVersion,
  restoreWorkspaceVersion,
} from './manage-versions.ts';
import { deleteWorkspace, renameWorkspace } from './manage-workspace.ts';
import { openWorkspace } from './open-workspace.ts';
import { previewWorkspace } from './files/preview-workspace.ts';
import { readBackWorkspace } from './files/read-back-workspace.ts';
import { saveWorkspace } from './save-workspace.ts';
import { setWorkspaceJob } from './set-workspace-job.ts';

/** The endpoints of the workspace, with their guards. */
export const workspacesRoutes: readonly Route[] = [
  serve(workspaces.listWorkspaces, { limit: noLimit.ownRows }, listWorkspaces),
  serve(workspaces.openWorkspace, { limit: 'workspace-open' }, openWorkspace),
  serve(begin.beginWorkspace, { limit: 'workspace-open' }, beginWorkspace),
  serve(imports.importResume, { limit: 'workspace-open', overruns: 'heavy-page' }, importResume),
  serve(workspaces.getWorkspace, { limit: noLimit.ownRows }, getWorkspace),
  serve(workspaces.saveWorkspace, { limit: 'workspace-save' }, saveWorkspace),
  serve(workspaces.renameWorkspace, { limit: noLimit.ownRows }, renameWorkspace),
  serve(workspaces.deleteWorkspace, { limit: noLimit.ownRows }, deleteWorkspace),
  serve(check.checkWorkspace, { limit: 'workspace-check', overruns: 'heavy-page' }, checkWorkspace),
  serve(exports.exportWorkspace, { limit: 'template', overruns: 'heavy-report' }, exportWorkspace),
  serve(previews.previewWorkspace, { limit: 'preview', overruns: 'heavy-report' }, previewWorkspace),
  serve(readsBack.readBackWorkspace, { limit: 'read-back', overruns: 'heavy-page' }, readBackWorkspace),
  serve(check.setWorkspaceJob, { limit: 'workspace-open' }, setWorkspaceJob),
  serve(versions.listWorkspaceVersions, { limit: noLimit.ownRows }, listWorkspaceVersions),
  serve(versions.getWorkspaceVersion, { limit: noLimit.ownRows }, getWorkspaceVersion),
  serve(versions.nameWorkspaceVersion, { limit: 'workspace-save' }, nameWorkspaceVersion),
  serve(versions.restoreWorkspaceVersion, { limit: 'workspace-save' }, restoreWorkspaceVersion),
];
