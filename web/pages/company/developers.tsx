import type { MetaFunction } from 'react-router';
import { DevelopersView } from '../../features/developers/developers-view.tsx';

export const meta: MetaFunction = () => [
  { title: 'For developers: check resumes with an API token | Parsewell' },
  {
    name: 'description',
    content:
      'Check resumes from a program of your own: API tokens with scopes, an example with curl, every call with its limit, and the OpenAPI description.',
  },
];

const DevelopersPage = () => <DevelopersView />;

export default DevelopersPage;
