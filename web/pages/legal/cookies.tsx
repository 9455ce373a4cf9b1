import type { MetaFunction } from 'react-router';
import { cookies } from '#content/legal/cookies.ts';
import { LegalPage } from '../../features/legal/legal-page.tsx';

export const meta: MetaFunction = () => [
  { title: `${cookies.title} | Parsewell` },
  {
    name: 'description',
    content:
      'Every cookie that Parsewell sets and everything it keeps in your browser, by name, with what each is for and how long it lasts.',
  },
];

const CookiesPage = () => <LegalPage text={cookies} />;

export default CookiesPage;
