import type { MetaFunction } from 'react-router';
import { subprocessors } from '#content/legal/subprocessors.ts';
import { LegalPage } from '../../features/legal/legal-page.tsx';
import { ProcessorList } from '../../features/legal/processor-list.tsx';

export const meta: MetaFunction = () => [
  { title: `${subprocessors.title} | Parsewell` },
  {
    name: 'description',
    content:
      'The companies that get personal data from this site, what each gets, and whether this server uses it now.',
  },
];

const SubprocessorsPage = () => (
  <LegalPage text={subprocessors}>
    <ProcessorList />
  </LegalPage>
);

export default SubprocessorsPage;
