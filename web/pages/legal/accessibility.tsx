import type { MetaFunction } from 'react-router';
import { accessibility } from '#content/legal/accessibility.ts';
import { LegalPage } from '../../features/legal/legal-page.tsx';

export const meta: MetaFunction = () => [
  { title: `${accessibility.title} | Parsewell` },
  {
    name: 'description',
    content:
      'What is tested for people with disabilities on Parsewell, what is not, which limits are known, and whom to tell.',
  },
];

const AccessibilityPage = () => <LegalPage text={accessibility} />;

export default AccessibilityPage;
