import type { MetaFunction } from 'react-router';
import { AccountSheet } from '../../features/account/account-sheet.tsx';
import { IncompleteLink, VerifyEmail } from '../../features/account/verify-email.tsx';
import { words } from '../../features/account/words.ts';
import { useLinkToken } from '../../session/use-link-token.ts';
import { reloadCurrentUser } from '../../session/current-user.ts';

export const meta: MetaFunction = () => [{ title: 'Confirm your email address | Parsewell' }];

const VerifyEmailPage = () => {
  const token = useLinkToken();
  return (
    <AccountSheet title={words.verify.title} waiting={null}>
      {token === null && <IncompleteLink />}
      {typeof token === 'string' && <VerifyEmail token={token} onDone={reloadCurrentUser} />}
    </AccountSheet>
  );
};

export default VerifyEmailPage;
