import * as analyses from '#contract/api/analyses.ts';
import * as originalFile from '#contract/api/original-file.ts';
import * as reports from '#contract/api/reports.ts';
import * as shares from '#contract/api/shares.ts';
import * as drafts from '#contract/api/drafts.ts';
import * as resumes from '#contract/api/resumes.ts';
import * as versions from '#contract/api/versions.ts';
import { type Route, route } from '../http/handler.ts';
import { analyzeResume } from './analyze/analyze-resume.ts';
import { getPageImage } from './analyze/get-page-image.ts';
import { getAnalysis } from './analyze/get-analysis.ts';
import { downloadOriginalFile } from './analyze/download-original-file.ts';
import { getScanAllowance } from './analyze/get-scan-allowance.ts';
import { getDraft, saveDraft, deleteDraft } from './drafts/manage-draft.ts';
import { deleteAnalysis, restoreAnalysis } from './library/delete-analysis.ts';
import { keepAnalysis } from './library/keep-analysis.ts';
import { listActivity } from './library/list-activity.ts';
import { listResumes } from './library/list-resumes.ts';
import { renameResume } from './library/rename-resume.ts';
import { downloadAllReports } from './reports/download-all-reports.ts';
import { downloadReport } from './reports/download-report.ts';
import { downloadSummary } from './reports/download-summary.ts';
import { getShare, createShare, revokeShare } from './shares/manage-share.ts';
import { getSharedReport } from './shares/get-shared-report.ts';
import { analyzeForJob } from './versions/analyze-for-job.ts';
import { analyzeVersion } from './versions/analyze-version.ts';
import { compareVersions } from './versions/compare-versions.ts';
import { listVersions } from './versions/list-versions.ts';
import { runWhatIf } from './versions/run-what-if.ts';

export const resumesRoutes: readonly Route[] = [
  route(analyses.analyzeResume, analyzeResume),
  route(analyses.getScanAllowance, getScanAllowance),
  route(analyses.getAnalysis, getAnalysis),
  route(originalFile.getPageImage, getPageImage),
  route(originalFile.downloadOriginalFile, downloadOriginalFile),
  route(reports.downloadReport, downloadReport),
  route(reports.downloadAllReports, downloadAllReports),
  route(reports.downloadSummary, downloadSummary),
  route(shares.getShare, getShare),
  route(shares.createShare, createShare),
  route(shares.revokeShare, revokeShare),
  route(shares.getSharedReport, getSharedReport),
  route(drafts.getDraft, getDraft),
  route(drafts.saveDraft, saveDraft),
  route(drafts.deleteDraft, deleteDraft),
  route(resumes.listResumes, listResumes),
  route(resumes.listActivity, listActivity),
  route(resumes.deleteAnalysis, deleteAnalysis),
  route(resumes.restoreAnalysis, restoreAnalysis),
  route(versions.analyzeForJob, analyzeForJob),
  route(versions.analyzeVersion, analyzeVersion),
  route(versions.listVersions, listVersions),
  route(versions.compareVersions, compareVersions),
  route(versions.runWhatIf, runWhatIf),
  route(resumes.keepAnalysis, keepAnalysis),
  route(resumes.renameResume, renameResume),
];
