import type { MetaFunction } from 'react-router';
import { LeaveList } from '../features/newsletter/leave-list.tsx';
import { NewsletterSheet } from '../features/newsletter/newsletter-sheet.tsx';
import { words } from '../features/newsletter/words.ts';
import { useLinkToken } from '../session/use-link-token.ts';

export const meta: MetaFunction = () => [
  { title: `${words.leave.title} | Parsewell` },
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'no-referrer' },
];

const NewsletterUnsubscribePage = () => (
  <NewsletterSheet title={words.leave.title} incomplete={words.leave.incomplete} token={useLinkToken()}>
    {(token) => <LeaveList token={token} />}
  </NewsletterSheet>
);

export default NewsletterUnsubscribePage;
