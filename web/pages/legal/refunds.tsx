import type { MetaFunction } from 'react-router';
import { refunds } from '#content/legal/refunds.ts';
import { LegalPage } from '../../features/legal/legal-page.tsx';

export const meta: MetaFunction = () => [
  { title: `${refunds.title} | Parsewell` },
  {
    name: 'description',
    content:
      'Where a member of Parsewell finds the buttons that cancel Premium, get a refund or withdraw from the contract.',
  },
];

const RefundsPage = () => <LegalPage text={refunds} />;

export default RefundsPage;
