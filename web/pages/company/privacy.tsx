import type { MetaFunction } from 'react-router';
import { privacy } from '#content/legal/privacy.ts';
import { LegalPage } from '../../features/legal/legal-page.tsx';

export const meta: MetaFunction = () => [
  { title: `${privacy.title} | Parsewell` },
  {
    name: 'description',
    content:
      'What Parsewell stores about you and your resume, why, for how long, how it is protected, and how to have it deleted.',
  },
];

const PrivacyPage = () => <LegalPage text={privacy} />;

export default PrivacyPage;
