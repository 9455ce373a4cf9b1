import * as accounts from '#contract/api/accounts.ts';
import * as secondFactor from '#contract/api/second-factor.ts';
import * as providers from '#contract/api/providers.ts';
import * as confirmation from '#contract/api/confirmation.ts';
import * as personalData from '#contract/api/personal-data.ts';
import * as passwordReset from '#contract/api/reset-password.ts';
import * as emailVerification from '#contract/api/verify-email.ts';
import * as accountSettings from '#contract/api/account-settings.ts';
import { type Route, route } from '../http/handler.ts';
import { getPasswordConfirmation, confirmPassword } from './login/confirmation.ts';
import { login } from './login/login.ts';
import { logout } from './login/logout.ts';
import { register } from './accounts/register.ts';
import { getCurrentUser } from './login/get-current-user.ts';
import { deleteAccount } from './personal-data/delete-account.ts';
import { exportPersonalData } from './personal-data/export-personal-data.ts';
import { listProviders, disconnectProvider } from './providers/connections.ts';
import { finishProviderLogin } from './providers/finish-provider-login.ts';
import { startProviderLogin, connectProvider } from './providers/start-provider-login.ts';
import { requestPasswordReset } from './recovery/request-password-reset.ts';
import { resetPassword } from './recovery/reset-password.ts';
import { verifyEmail, resendVerificationEmail } from './recovery/verify-email.ts';
import { submitLoginCode } from './second-factor/submit-login-code.ts';
import {
  getSecondFactor,
  startSecondFactorSetup,
  enableSecondFactor,
  renewRecoveryCodes,
  disableSecondFactor,
} from './second-factor/set-up.ts';
import { changePassword } from './settings/change-password.ts';
import { getNotifications, saveNotifications } from './settings/notifications.ts';
import { getProfile, saveProfile } from './settings/profile.ts';
import { listSessions, revokeSession, revokeOtherSessions } from './settings/sessions.ts';

export const identityRoutes: readonly Route[] = [
  route(accounts.register, register),
  route(accounts.login, login),
  route(secondFactor.submitLoginCode, submitLoginCode),
  route(providers.startProviderLogin, startProviderLogin),
  route(providers.finishProviderLogin, finishProviderLogin),
  route(accounts.logout, logout),
  route(accounts.getCurrentUser, getCurrentUser),
  route(confirmation.getPasswordConfirmation, getPasswordConfirmation),
  route(confirmation.confirmPassword, confirmPassword),
  route(personalData.exportPersonalData, exportPersonalData),
  route(personalData.deleteAccount, deleteAccount),
  route(passwordReset.requestPasswordReset, requestPasswordReset),
  route(passwordReset.resetPassword, resetPassword),
  route(emailVerification.verifyEmail, verifyEmail),
  route(emailVerification.resendVerificationEmail, resendVerificationEmail),
  route(accountSettings.getProfile, getProfile),
  route(accountSettings.saveProfile, saveProfile),
  route(accountSettings.changePassword, changePassword),
  route(accountSettings.getNotifications, getNotifications),
  route(accountSettings.saveNotifications, saveNotifications),
  route(secondFactor.getSecondFactor, getSecondFactor),
  route(secondFactor.startSecondFactorSetup, startSecondFactorSetup),
  route(secondFactor.enableSecondFactor, enableSecondFactor),
  route(secondFactor.renewRecoveryCodes, renewRecoveryCodes),
  route(secondFactor.disableSecondFactor, disableSecondFactor),
  route(providers.listProviders, listProviders),
  route(providers.connectProvider, connectProvider),
  route(providers.disconnectProvider, disconnectProvider),
  route(accountSettings.listSessions, listSessions),
  route(accountSettings.revokeSession, revokeSession),
  route(accountSettings.revokeOtherSessions, revokeOtherSessions),
];
