import type { MetaFunction } from 'react-router';
import { corrections } from '#content/legal/corrections.ts';
import { LegalPage } from '../../features/legal/legal-page.tsx';

export const meta: MetaFunction = () => [
  { title: `${corrections.title} | Parsewell` },
  { name: 'description', content: 'What was wrong in texts on Parsewell, and what they say now.' },
];

const CorrectionsPage = () => <LegalPage text={corrections} />;

export default CorrectionsPage;
