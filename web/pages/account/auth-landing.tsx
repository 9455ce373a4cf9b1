import type { MetaFunction } from 'react-router';
import { AuthLandingView } from '../../features/auth-landing/auth-landing-view.tsx';

export const meta: MetaFunction = () => [
  { title: 'What you get with an account | Parsewell' },
  {
    name: 'description',
    content:
      'A free account checks one resume a day and keeps your results. Premium shows everything, billed monthly or yearly.',
  },
];

const AuthLandingPage = () => <AuthLandingView />;

export default AuthLandingPage;
