import type { MetaFunction } from 'react-router';
import { security } from '#content/pages/security.ts';
import { SecurityView } from '../../features/security/security-view.tsx';
import { questionData } from '../../ui/question-data.ts';

export const meta: MetaFunction = () => [
  { title: 'Security: how your resume is protected | Parsewell' },
  {
    name: 'description',
    content:
      'Encrypted with a key of your own, read in locked-down processes, deleted after 30 days, no trackers. What holds on this server, and six questions.',
  },
  questionData(security.questions),
];

const SecurityPage = () => <SecurityView />;

export default SecurityPage;
