import type { MetaFunction } from 'react-router';
import { dataProcessing } from '#content/legal/data-processing.ts';
import { LegalPage } from '../../features/legal/legal-page.tsx';

export const meta: MetaFunction = () => [
  { title: `${dataProcessing.title} | Parsewell` },
  {
    name: 'description',
    content:
      'Terms for schools, libraries and agencies that have people use Parsewell on their behalf (Article 28 of the GDPR).',
  },
];

const DataProcessingPage = () => <LegalPage text={dataProcessing} />;

export default DataProcessingPage;
