import type { MetaFunction } from 'react-router';
import { imprint } from '#content/legal/imprint.ts';
import { LegalPage } from '../../features/legal/legal-page.tsx';

export const meta: MetaFunction = () => [
  { title: `${imprint.title} | Parsewell` },
  { name: 'description', content: 'Who runs this site, and how to reach them.' },
];

const ImprintPage = () => <LegalPage text={imprint} />;

export default ImprintPage;
