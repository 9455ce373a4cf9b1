import * as accounts from '#contract/api/accounts.ts';
import * as analyses from '#contract/api/analyses.ts';
import * as drafts from '#contract/api/drafts.ts';
import type { Endpoint } from '#contract/api/endpoint.ts';
import * as jobDescriptions from '#contract/api/postings/job-descriptions.ts';
import * as originalFile from '#contract/api/original-file.ts';
import * as recognition from '#contract/api/ocr/recognize-text.ts';
import * as repairs from '#contract/api/repairs.ts';
import * as reports from '#contract/api/reports.ts';
import * as resumes from '#contract/api/resumes.ts';
import * as secondFactor from '#contract/api/second-factor.ts';
import * as shares from '#contract/api/shares.ts';
import * as templates from '#contract/api/templates.ts';
import * as versions from '#contract/api/versions.ts';
import * as workspaceBegin from '#contract/api/workspace/begin.ts';
import * as workspaceCheck from '#contract/api/workspace/check.ts';
import * as workspaceExport from '#contract/api/workspace/export.ts';
import * as workspaceVersions from '#contract/api/workspace/versions.ts';
import * as workspaces from '#contract/api/workspace/workspaces.ts';

const isEndpoint = (value: unknown): value is Endpoint => {
  const { path, method, output }: Record<string, unknown> = Object(value);
  return typeof path === 'string' && typeof method === 'string' && output !== undefined;
};

/** The endpoints among what modules of the contract export, by their names. */
const endpointsOf = (...modules: readonly object[]): Readonly<Record<string, Endpoint>> =>
  Object.fromEntries(
    modules.flatMap((module) =>
      Object.entries(module).flatMap(([name, value]) => (isEndpoint(value) ? [[name, value] as const] : [])),
    ),
  );

/**
 * What programs are told about: signing in, and everything about resumes. Not accounts, payments and the admin area,
 * whose calls serve our own pages only.
 */
export const documented: Readonly<Record<string, Readonly<Record<string, Endpoint>>>> = {
  'Signing in': {
    login: accounts.login,
    submitLoginCode: secondFactor.submitLoginCode,
    logout: accounts.logout,
    getCurrentUser: accounts.getCurrentUser,
  },
  Analyses: endpointsOf(analyses, versions, originalFile, drafts, jobDescriptions, recognition),
  'Lists of resumes': endpointsOf(resumes),
  'Reports and links': endpointsOf(reports, shares),
  'Repaired files': endpointsOf(repairs),
  Workspaces: endpointsOf(workspaces, workspaceBegin, workspaceCheck, workspaceExport, workspaceVersions),
  Templates: endpointsOf(templates),
};

/** 'analyzeResume' as 'Analyze resume'. */
export const summaryOf = (name: string): string => {
  const words = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
};
