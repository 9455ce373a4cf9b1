import * as analyses from '#contract/api/analyses.ts';
import * as jobDescriptions from '#contract/api/postings/job-descriptions.ts';
import * as recognition from '#contract/api/ocr/recognize-text.ts';
import * as repairs from '#contract/api/repairs.ts';
import * as originalFile from '#contract/api/original-file.ts';
import * as reports from '#contract/api/reports.ts';
import * as shares from '#contract/api/shares.ts';
import * as drafts from '#contract/api/drafts.ts';
import * as resumes from '#contract/api/resumes.ts';
import * as versions from '#contract/api/versions.ts';
import { noLimit } from '../http/guards.ts';
import { type Route, serve } from '../http/serve.ts';
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
import { cancelQueuedUpload, getQueuedUpload } from './queue/get-queued-upload.ts';
import { recognizeText } from './ocr/recognize-text.ts';
import { readJobPosting, readPostingForm } from './postings/read-job-posting.ts';
import { downloadAllReports } from './reports/download-all-reports.ts';
import { downloadReport } from './reports/download-report.ts';
import { downloadSummary } from './reports/download-summary.ts';
import { getShare, createShare, revokeShare } from './shares/manage-share.ts';
import { getSharedReport } from './shares/get-shared-report.ts';
import { downloadRepaired } from './repairs/download-repaired.ts';
import { getRepairs } from './repairs/get-repairs.ts';
import { analyzeForJob } from './versions/analyze-for-job.ts';
import { analyzeVersion } from './versions/analyze-version.ts';
import { compareVersions } from './versions/compare-versions.ts';
import { listVersions } from './versions/list-versions.ts';
import { runWhatIf } from './versions/run-what-if.ts';

/** The endpoints of resumes, their analyses and reports, with their guards. */
export const resumesRoutes: readonly Route[] = [
  serve(analyses.analyzeResume, { limit: 'analyze' }, analyzeResume),
  serve(analyses.getQueuedUpload, { limit: noLimit.ownRows }, getQueuedUpload),
  serve(analyses.cancelQueuedUpload, { limit: noLimit.ownRows }, cancelQueuedUpload),
  serve(analyses.getScanAllowance, { limit: noLimit.ownRows }, getScanAllowance),
  serve(analyses.getAnalysis, { limit: noLimit.ownRows }, getAnalysis),
  serve(originalFile.getPageImage, { limit: 'page-picture', overruns: 'heavy-page' }, getPageImage),
  serve(originalFile.downloadOriginalFile, { limit: noLimit.ownRows }, downloadOriginalFile),
  serve(repairs.getRepairs, { limit: 'repair', overruns: 'heavy-repair' }, getRepairs),
  serve(repairs.downloadRepaired, { limit: 'repair', overruns: 'heavy-repair' }, downloadRepaired),
  serve(reports.downloadReport, { limit: 'report', overruns: 'heavy-report' }, downloadReport),
  serve(reports.downloadAllReports, { limit: 'all-reports', overruns: 'heavy-report' }, downloadAllReports),
  serve(reports.downloadSummary, { limit: 'all-reports', overruns: 'heavy-report' }, downloadSummary),
  serve(shares.getShare, { limit: noLimit.ownRows }, getShare),
  serve(shares.createShare, { limit: 'share' }, createShare),
  serve(shares.revokeShare, { limit: noLimit.ownRows }, revokeShare),
  serve(shares.getSharedReport, { limit: 'shared' }, getSharedReport),
  serve(drafts.getDraft, { limit: noLimit.ownRows }, getDraft),
  serve(drafts.saveDraft, { limit: 'draft' }, saveDraft),
  serve(drafts.deleteDraft, { limit: noLimit.ownRows }, deleteDraft),
  serve(resumes.listResumes, { limit: noLimit.ownRows }, listResumes),
  serve(resumes.listActivity, { limit: noLimit.ownRows }, listActivity),
  serve(resumes.deleteAnalysis, { limit: noLimit.ownRows }, deleteAnalysis),
  serve(resumes.restoreAnalysis, { limit: noLimit.ownRows }, restoreAnalysis),
  serve(versions.analyzeForJob, { limit: 'analyze' }, analyzeForJob),
  serve(versions.analyzeVersion, { limit: 'analyze' }, analyzeVersion),
  serve(
    jobDescriptions.readJobPosting,
    { first: 'posting-file', load: readPostingForm, limit: noLimit.countedFirst },
    readJobPosting,
  ),
  serve(recognition.recognizeText, { limit: 'recognize', overruns: 'heavy-page' }, recognizeText),
  serve(versions.listVersions, { limit: noLimit.ownRows }, listVersions),
  serve(versions.compareVersions, { limit: noLimit.ownRows }, compareVersions),
  serve(versions.runWhatIf, { limit: 'what-if' }, runWhatIf),
  serve(resumes.keepAnalysis, { limit: noLimit.ownRows }, keepAnalysis),
  serve(resumes.renameResume, { limit: noLimit.ownRows }, renameResume),
];
