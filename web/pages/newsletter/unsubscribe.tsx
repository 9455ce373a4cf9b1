import type { MetaFunction } from 'react-router';
import { AccountSheet } from '../../features/account/account-sheet.tsx';
import { Unsubscribe } from '../../features/newsletter/unsubscribe.tsx';
import { IncompleteLink } from '../../features/newsletter/incomplete-link.tsx';
import { words } from '../../features/newsletter/words.ts';
import { useLinkToken } from '../../session/use-link-token.ts';

export const meta: MetaFunction = () => [{ title: `${words.leave.title} | Parsewell` }];

const NewsletterUnsubscribePage = () => {
  const token = useLinkToken();
  return (
    <AccountSheet title={words.leave.title} waiting={null}>
      {token === null && <IncompleteLink />}
      {typeof token === 'string' && <Unsubscribe token={token} />}
    </AccountSheet>
  );
};

export default NewsletterUnsubscribePage;
