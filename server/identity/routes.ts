import * as accounts from '#contract/api/accounts.ts';
import * as secondFactor from '#contract/api/second-factor.ts';
import * as providers from '#contract/api/providers.ts';
import * as passkeys from '#contract/api/access/passkeys.ts';
import * as tokens from '#contract/api/access/tokens.ts';
import * as confirmation from '#contract/api/confirmation.ts';
import * as personalData from '#contract/api/personal-data.ts';
import * as passwordReset from '#contract/api/reset-password.ts';
import * as emailVerification from '#contract/api/verify-email.ts';
import * as accountSettings from '#contract/api/account-settings.ts';
import { noLimit, typedEmail } from '../http/guards.ts';
import { type Route, serve } from '../http/serve.ts';
import { getPasswordConfirmation, confirmPassword } from './login/confirmation.ts';
import { login } from './login/login.ts';
import { logout } from './login/logout.ts';
import { register } from './accounts/register.ts';
import { getCurrentUser } from './login/get-current-user.ts';
import { deleteAccount } from './personal-data/delete-account.ts';
import { exportPersonalData } from './personal-data/export-personal-data.ts';
import { listProviders, disconnectProvider } from './providers/connections.ts';
import { finishProviderLogin } from './providers/finish-provider-login.ts';
import { startProviderLogin, connectProvider, hasPassword } from './providers/start-provider-login.ts';
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
import { getProfile, readProfileChange, saveProfile } from './settings/profile.ts';
import { listSessions, revokeSession, revokeOtherSessions } from './settings/sessions.ts';
import { createToken, listTokens, revokeToken } from './tokens/own-tokens.ts';
import { loginWithPasskey, startPasskeyLogin } from './passkeys/login-with-passkey.ts';
import { addPasskey, listPasskeys, removePasskey, renamePasskey, startPasskey } from './passkeys/own-passkeys.ts';
import { recentLogin, currentPassword, password, passwordOrLogin } from './login/password-proofs.ts';
import { loginPassword } from './login/login-proof.ts';
import { appCode, loginCode } from './second-factor/code-proofs.ts';

/** The endpoints of accounts, logins and settings, with their guards. */
export const identityRoutes: readonly Route[] = [
  serve(accounts.register, { limit: 'register', budget: { name: 'unproven-address', key: typedEmail } }, register),
  serve(accounts.login, { proof: loginPassword, limit: noLimit.proofCounts }, login),
  serve(secondFactor.submitLoginCode, { proof: loginCode, limit: noLimit.proofCounts }, submitLoginCode),
  serve(providers.startProviderLogin, { limit: 'link' }, startProviderLogin),
  serve(
    providers.finishProviderLogin,
    { limit: { none: 'It needs the cookie from a login that this browser has just started, and it works only once.' } },
    finishProviderLogin,
  ),
  serve(
    accounts.logout,
    { limit: { none: 'It only ends the session that the request belongs to, at the cost of one query.' } },
    logout,
  ),
  serve(passkeys.startPasskeyLogin, { limit: 'link' }, startPasskeyLogin),
  serve(passkeys.loginWithPasskey, { limit: 'link' }, loginWithPasskey),
  serve(passkeys.listPasskeys, { limit: noLimit.ownRows }, listPasskeys),
  serve(passkeys.startPasskey, { proof: passwordOrLogin, limit: noLimit.proofCounts }, startPasskey),
  serve(passkeys.addPasskey, { limit: 'passkey' }, addPasskey),
  serve(passkeys.renamePasskey, { limit: noLimit.ownRows }, renamePasskey),
  serve(passkeys.removePasskey, { proof: passwordOrLogin, limit: noLimit.proofCounts }, removePasskey),
  serve(tokens.listTokens, { limit: noLimit.ownRows }, listTokens),
  serve(tokens.createToken, { proof: passwordOrLogin, limit: noLimit.proofCounts }, createToken),
  serve(tokens.revokeToken, { limit: noLimit.ownRows }, revokeToken),
  serve(accounts.getCurrentUser, { limit: noLimit.ownRows }, getCurrentUser),
  serve(confirmation.getPasswordConfirmation, { limit: noLimit.ownRows }, getPasswordConfirmation),
  serve(confirmation.confirmPassword, { proof: password, limit: noLimit.proofCounts }, confirmPassword),
  serve(personalData.exportPersonalData, { proof: recentLogin, limit: 'export' }, exportPersonalData),
  serve(personalData.deleteAccount, { proof: password, limit: noLimit.proofCounts }, deleteAccount),
  serve(
    passwordReset.requestPasswordReset,
    { needs: 'mail', limit: ['reset-network', { name: 'reset-address', key: typedEmail }] },
    requestPasswordReset,
  ),
  serve(passwordReset.resetPassword, { limit: 'link', clears: 'login-failures' }, resetPassword),
  serve(emailVerification.verifyEmail, { limit: 'link' }, verifyEmail),
  serve(
    emailVerification.resendVerificationEmail,
    {
      when: ({ session }) => !session.user.emailVerified,
      needs: 'mail',
      limit: ['mail-person', { name: 'unproven-address', key: ({ session }) => session.user.email }],
    },
    resendVerificationEmail,
  ),
  serve(accountSettings.getProfile, { limit: noLimit.ownRows }, getProfile),
  serve(
    accountSettings.saveProfile,
    {
      load: readProfileChange,
      when: ({ loaded }) => loaded.isNewEmail,
      needs: 'mail',
      proof: currentPassword,
      limit: ['mail-person', { name: 'unproven-address', key: ({ loaded }) => loaded.email }],
    },
    saveProfile,
  ),
  serve(accountSettings.changePassword, { proof: currentPassword, limit: noLimit.proofCounts }, changePassword),
  serve(accountSettings.getNotifications, { limit: noLimit.ownRows }, getNotifications),
  serve(accountSettings.saveNotifications, { limit: noLimit.ownRows }, saveNotifications),
  serve(secondFactor.getSecondFactor, { limit: noLimit.ownRows }, getSecondFactor),
  serve(secondFactor.startSecondFactorSetup, { proof: password, limit: noLimit.proofCounts }, startSecondFactorSetup),
  serve(secondFactor.enableSecondFactor, { proof: appCode, limit: noLimit.proofCounts }, enableSecondFactor),
  serve(secondFactor.renewRecoveryCodes, { proof: password, limit: noLimit.proofCounts }, renewRecoveryCodes),
  serve(secondFactor.disableSecondFactor, { proof: password, limit: noLimit.proofCounts }, disableSecondFactor),
  serve(providers.listProviders, { limit: noLimit.ownRows }, listProviders),
  serve(providers.connectProvider, { when: hasPassword, proof: password, limit: noLimit.proofCounts }, connectProvider),
  serve(providers.disconnectProvider, { limit: noLimit.ownRows }, disconnectProvider),
  serve(accountSettings.listSessions, { limit: noLimit.ownRows }, listSessions),
  serve(accountSettings.revokeSession, { limit: noLimit.ownRows }, revokeSession),
  serve(accountSettings.revokeOtherSessions, { limit: noLimit.ownRows }, revokeOtherSessions),
];
