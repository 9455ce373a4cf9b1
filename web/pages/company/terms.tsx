import type { MetaFunction } from 'react-router';
import { terms } from '#content/legal/terms.ts';
import { LegalPage } from '../../features/legal/legal-page.tsx';

export const meta: MetaFunction = () => [
  { title: `${terms.title} | Parsewell` },
  {
    name: 'description',
    content:
      'The agreement between you and Parsewell: accounts, your content, payments, and what we can and cannot promise.',
  },
];

const TermsPage = () => <LegalPage text={terms} />;

export default TermsPage;
