import type { MetaFunction } from 'react-router';
import { security } from '#content/pages/security.ts';
import { SecurityView } from '../../features/security/security-view.tsx';
import { questionData } from '../../ui/question-data.ts';

export const meta: MetaFunction = () => [
  { title: 'Security: how your resume is protected | Parsewell' },
  {
    name: 'description',
    content:
      'Your resume is encrypted with your own key, read in locked-down processes and deleted after 30 days unless you keep it. No trackers. How this server protects your data, and answers to six questions.',
  },
  questionData(security.questions),
];

const SecurityPage = () => <SecurityView />;

export default SecurityPage;
