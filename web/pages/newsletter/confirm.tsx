import type { MetaFunction } from 'react-router';
import { AccountSheet } from '../../features/account/account-sheet.tsx';
import { ConfirmSubscription } from '../../features/newsletter/confirm-subscription.tsx';
import { IncompleteLink } from '../../features/newsletter/incomplete-link.tsx';
import { words } from '../../features/newsletter/words.ts';
import { useLinkToken } from '../../session/use-link-token.ts';

export const meta: MetaFunction = () => [{ title: `${words.confirm.title} | Parsewell` }];

const NewsletterConfirmPage = () => {
  const token = useLinkToken();
  return (
    <AccountSheet title={words.confirm.title} waiting={null}>
      {token === null && <IncompleteLink />}
      {typeof token === 'string' && <ConfirmSubscription token={token} />}
    </AccountSheet>
  );
};

export default NewsletterConfirmPage;
