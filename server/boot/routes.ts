import {
  adminActivity,
  adminActivityFile,
  adminLogs,
  adminLogsFile,
  adminTransactions,
  adminTransactionsFile,
  adminUsers,
  adminUsersFile,
} from '#contract/api/admin/tables.ts';
import {
  adminUser,
  changeRole,
  confirmPassword,
  signOutUser,
  suspendUser,
  verifyUserEmail,
} from '#contract/api/admin/acts.ts';
import {
  adminApplicationFile,
  adminApplications,
  adminMessages,
  adminSubscribers,
  adminSubscribersFile,
  markApplication,
  markMessage,
} from '#contract/api/admin/inbox.ts';
import { adminSeries, adminStatistics } from '#contract/api/admin/statistics.ts';
import {
  changePassword,
  endOtherSessions,
  endSession,
  getNotifications,
  getProfile,
  listSessions,
  saveNotifications,
  saveProfile,
} from '#contract/api/account-settings.ts';
import { login, logout, me, register } from '#contract/api/accounts.ts';
import { analyze, getAnalysis, scanAllowance } from '#contract/api/analyses.ts';
import { originalFile, pagePicture } from '#contract/api/original-file.ts';
import {
  createSubscription,
  getSubscription,
  listPlans,
  stripeWebhook,
  updateStripePlans,
} from '#contract/api/billing.ts';
import {
  cancelSubscription,
  changeCard,
  getMySubscription,
  listInvoices,
  previewSwitch,
  refundSubscription,
  resumeSubscription,
  saveCard,
  switchPeriod,
  withdrawFromContract,
} from '#contract/api/my-subscription.ts';
import { applyForOpening } from '#contract/api/careers.ts';
import { sendMessage } from '#contract/api/contact.ts';
import { confirmNewsletter, joinNewsletter, leaveNewsletter } from '#contract/api/newsletter.ts';
import { confirmation, confirmMyself } from '#contract/api/confirmation.ts';
import { deleteAccount, exportMyData } from '#contract/api/personal-data.ts';
import {
  confirmSecondFactor,
  enterCode,
  getSecondFactor,
  renewRecoveryCodes,
  startSecondFactor,
  stopSecondFactor,
} from '#contract/api/second-factor.ts';
import { downloadTemplate, fillTemplate, listTemplates } from '#contract/api/templates.ts';
import {
  connectProvider,
  disconnectProvider,
  listProviders,
  returnFromProvider,
  startWithProvider,
} from '#contract/api/providers.ts';
import { publicFacts } from '#contract/api/public-facts.ts';
import { downloadAllReports, downloadReport, downloadSummary } from '#contract/api/reports.ts';
import { askPasswordReset, setPassword } from '#contract/api/reset-password.ts';
import { resendVerification, verifyEmail } from '#contract/api/verify-email.ts';
import {
  deleteAnalysis,
  keepAnalysis,
  listActivity,
  listResumes,
  renameResume,
  restoreAnalysis,
} from '#contract/api/resumes.ts';
import { logIn } from '../identity/accounts/login.ts';
import { logOut } from '../identity/accounts/logout.ts';
import { registerUser } from '../identity/accounts/register.ts';
import { whoAmI } from '../identity/accounts/who-am-i.ts';
import { analyzeResume } from '../resumes/analyze/analyze.ts';
import { drawPageOf } from '../resumes/analyze/draw-page.ts';
import { showAnalysis } from '../resumes/analyze/get-analysis.ts';
import { showAllowance } from '../resumes/analyze/show-allowance.ts';
import { sendFile } from '../resumes/analyze/send-file.ts';
import { cancelAtPeriodEnd, resume } from '../billing/cancel-subscription.ts';
import { beginChangeOfCard, finishChangeOfCard } from '../billing/change-card.ts';
import { subscribe } from '../billing/create-subscription.ts';
import { refund, withdraw } from '../billing/end-with-refund.ts';
import { showSubscription } from '../billing/get-subscription.ts';
import { showInvoices } from '../billing/list-invoices.ts';
import { showPlans } from '../billing/list-plans.ts';
import { receiveEvent } from '../billing/receive-event.ts';
import { showMySubscription } from '../billing/show-subscription.ts';
import { preview, switchTo } from '../billing/switch-period.ts';
import { updatePrices } from '../billing/update-prices.ts';
import { takeApplication } from '../contact/apply.ts';
import { takeMessage } from '../contact/send-message.ts';
import { eraseAnalysis, bringBack } from '../resumes/library/delete-analysis.ts';
import { keepOrNot } from '../resumes/library/keep-analysis.ts';
import { giveName } from '../resumes/library/rename-resume.ts';
import { showActivity } from '../resumes/library/list-activity.ts';
import { showResumes } from '../resumes/library/list-resumes.ts';
import { changeOwnPassword } from '../identity/settings/change-password.ts';
import { keepNotifications, showNotifications } from '../identity/settings/notifications.ts';
import { keepProfile, showProfile } from '../identity/settings/profile.ts';
import { endMySession, endMyOtherSessions, showSessions } from '../identity/settings/sessions.ts';
import { disconnect, showProviders } from '../identity/providers/connections.ts';
import { comeBack } from '../identity/providers/return.ts';
import { connect, logInThrough } from '../identity/providers/start.ts';
import { logInWithCode } from '../identity/second-factor/enter-code.ts';
import {
  beginSecondFactor,
  makeNewCodes,
  showSecondFactor,
  switchOff,
  switchOn,
} from '../identity/second-factor/set-up.ts';
import { sendTemplate } from '../templates/download-template.ts';
import { sendFilled } from '../templates/fill-template.ts';
import { showTemplates } from '../templates/list-templates.ts';
import { giveRole, signOutEverywhere, suspendOrNot, verifyOrNot } from '../admin/accounts/change-account.ts';
import { confirmMyPassword, showConfirmation } from '../identity/accounts/confirmation.ts';
import { confirmOwnPassword } from '../admin/accounts/confirm-password.ts';
import { showAccount } from '../admin/accounts/show-account.ts';
import { sendActivity, showAllActivity } from '../admin/activity/list-activity.ts';
import { handleApplication, sendApplicationFile, showApplications } from '../admin/inbox/applications.ts';
import { handleMessage, showMessages } from '../admin/inbox/messages.ts';
import { sendSubscribers, showSubscribers } from '../admin/inbox/subscribers.ts';
import { sendLogs, showLogs } from '../admin/logs/list-logs.ts';
import { showSeries, showStatistics } from '../admin/statistics/show-statistics.ts';
import { sendTransactions, showTransactions } from '../admin/transactions/list-transactions.ts';
import { sendUsers, showUsers } from '../admin/users/list-users.ts';
import { eraseDraft, showDraft, storeDraft } from '../resumes/drafts/manage-draft.ts';
import { type Route, route } from '../http/handler.ts';
import { showFacts } from '../http/public-facts.ts';
import { deleteMyAccount } from '../identity/personal-data/delete-account.ts';
import { putOnList } from '../newsletter/confirm.ts';
import { askToConfirm } from '../newsletter/join.ts';
import { takeOffList } from '../newsletter/leave.ts';
import { sendMyData } from '../identity/personal-data/export-my-data.ts';
import { askReset } from '../identity/recovery/ask-password-reset.ts';
import { sendAllReports } from '../resumes/reports/download-all.ts';
import { sendReport } from '../resumes/reports/download-report.ts';
import { sendSummary } from '../resumes/reports/optimization-summary.ts';
import { endShare, makeShare, tellShare } from '../resumes/shares/manage-share.ts';
import { sendShared } from '../resumes/shares/show-shared.ts';
import { analyzeForJob } from '../resumes/versions/another-job.ts';
import { analyzeVersion } from '../resumes/versions/another-version.ts';
import { showComparison } from '../resumes/versions/compare.ts';
import { showVersions } from '../resumes/versions/list-versions.ts';
import { imagine } from '../resumes/versions/what-if.ts';
import { anotherJob, anotherVersion, compareVersions, listVersions, whatIf } from '#contract/api/versions.ts';
import { deleteDraft, getDraft, keepDraft } from '#contract/api/drafts.ts';
import { createShare, getShare, revokeShare, showShared } from '#contract/api/shares.ts';
import { setPasswordByLink } from '../identity/recovery/set-password.ts';
import { confirmAddress, resendLink } from '../identity/recovery/verify-email.ts';

/** Every endpoint there is: its entry in the contract and what serves it. */
export const routes: readonly Route[] = [
  route(register, registerUser),
  route(login, logIn),
  route(enterCode, logInWithCode),
  route(startWithProvider, logInThrough),
  route(returnFromProvider, comeBack),
  route(logout, logOut),
  route(me, whoAmI),
  route(analyze, analyzeResume),
  route(scanAllowance, showAllowance),
  route(getAnalysis, showAnalysis),
  route(pagePicture, drawPageOf),
  route(originalFile, sendFile),
  route(downloadReport, sendReport),
  route(downloadAllReports, sendAllReports),
  route(downloadSummary, sendSummary),
  route(getShare, tellShare),
  route(createShare, makeShare),
  route(revokeShare, endShare),
  route(showShared, sendShared),
  route(getDraft, showDraft),
  route(keepDraft, storeDraft),
  route(deleteDraft, eraseDraft),
  route(listResumes, showResumes),
  route(listActivity, showActivity),
  route(deleteAnalysis, eraseAnalysis),
  route(restoreAnalysis, bringBack),
  route(anotherJob, analyzeForJob),
  route(anotherVersion, analyzeVersion),
  route(listVersions, showVersions),
  route(compareVersions, showComparison),
  route(whatIf, imagine),
  route(keepAnalysis, keepOrNot),
  route(renameResume, giveName),
  route(confirmation, showConfirmation),
  route(confirmMyself, confirmMyPassword),
  route(exportMyData, sendMyData),
  route(deleteAccount, deleteMyAccount),
  route(joinNewsletter, askToConfirm),
  route(confirmNewsletter, putOnList),
  route(leaveNewsletter, takeOffList),
  route(publicFacts, showFacts),
  route(listTemplates, showTemplates),
  route(downloadTemplate, sendTemplate),
  route(fillTemplate, sendFilled),
  route(listPlans, showPlans),
  route(createSubscription, subscribe),
  route(getMySubscription, showMySubscription),
  route(listInvoices, showInvoices),
  route(getSubscription, showSubscription),
  route(cancelSubscription, cancelAtPeriodEnd),
  route(resumeSubscription, resume),
  route(previewSwitch, preview),
  route(switchPeriod, switchTo),
  route(changeCard, beginChangeOfCard),
  route(saveCard, finishChangeOfCard),
  route(refundSubscription, refund),
  route(withdrawFromContract, withdraw),
  route(stripeWebhook, receiveEvent),
  route(updateStripePlans, updatePrices),
  route(sendMessage, takeMessage),
  route(applyForOpening, takeApplication),
  route(askPasswordReset, askReset),
  route(setPassword, setPasswordByLink),
  route(verifyEmail, confirmAddress),
  route(resendVerification, resendLink),
  route(getProfile, showProfile),
  route(saveProfile, keepProfile),
  route(changePassword, changeOwnPassword),
  route(getNotifications, showNotifications),
  route(saveNotifications, keepNotifications),
  route(getSecondFactor, showSecondFactor),
  route(startSecondFactor, beginSecondFactor),
  route(confirmSecondFactor, switchOn),
  route(renewRecoveryCodes, makeNewCodes),
  route(stopSecondFactor, switchOff),
  route(listProviders, showProviders),
  route(connectProvider, connect),
  route(disconnectProvider, disconnect),
  route(listSessions, showSessions),
  route(endSession, endMySession),
  route(endOtherSessions, endMyOtherSessions),
  route(adminStatistics, showStatistics),
  route(adminSeries, showSeries),
  route(adminUsers, showUsers),
  route(adminUsersFile, sendUsers),
  route(adminLogs, showLogs),
  route(adminLogsFile, sendLogs),
  route(adminActivity, showAllActivity),
  route(adminActivityFile, sendActivity),
  route(adminTransactions, showTransactions),
  route(adminTransactionsFile, sendTransactions),
  route(confirmPassword, confirmOwnPassword),
  route(adminUser, showAccount),
  route(changeRole, giveRole),
  route(suspendUser, suspendOrNot),
  route(verifyUserEmail, verifyOrNot),
  route(signOutUser, signOutEverywhere),
  route(adminMessages, showMessages),
  route(markMessage, handleMessage),
  route(adminApplications, showApplications),
  route(markApplication, handleApplication),
  route(adminApplicationFile, sendApplicationFile),
  route(adminSubscribers, showSubscribers),
  route(adminSubscribersFile, sendSubscribers),
];
