import type { MetaFunction } from 'react-router';
import { ConfirmSubscription } from '../features/newsletter/confirm-subscription.tsx';
import { NewsletterSheet } from '../features/newsletter/newsletter-sheet.tsx';
import { words } from '../features/newsletter/words.ts';
import { useLinkToken } from '../session/use-link-token.ts';

export const meta: MetaFunction = () => [
  { title: `${words.confirm.title} | Parsewell` },
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'no-referrer' },
];

const NewsletterConfirmPage = () => (
  <NewsletterSheet title={words.confirm.title} incomplete={words.confirm.incomplete} token={useLinkToken()}>
    {(token) => <ConfirmSubscription token={token} />}
  </NewsletterSheet>
);

export default NewsletterConfirmPage;
