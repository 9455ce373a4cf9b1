import type { User } from '#contract/api/accounts.ts';
import { ConsentsPanel } from './consents-panel.tsx';
import { DataPanel } from './data-panel.tsx';
import { InfoPanel } from './info-panel.tsx';
import { PasskeyPanel } from './passkey-panel.tsx';
import { NotificationPanel } from './notification-panel.tsx';
import { SecondFactorPanel } from './second-factor-panel.tsx';
import { PasswordPanel } from './password-panel.tsx';
import { SessionPanel } from './session-panel.tsx';
import { LoginMethodsPanel } from './login-methods-panel.tsx';
import { TokenPanel } from './token-panel.tsx';
import { SubscriptionPanel } from './subscription/subscription-panel.tsx';

const AccountSettings = ({ user }: { user: User }) => (
  <div className="grid items-start gap-6 lg:grid-cols-2">
    <div className="grid gap-6">
      <InfoPanel />
      <NotificationPanel />
      <SubscriptionPanel user={user} />
    </div>
    <div className="grid gap-6">
      <PasswordPanel user={user} />
      <LoginMethodsPanel />
      <PasskeyPanel />
      <SecondFactorPanel />
      <SessionPanel />
      <ConsentsPanel />
      <TokenPanel />
      <DataPanel />
    </div>
  </div>
);

export default AccountSettings;
