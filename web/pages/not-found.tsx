import type { MetaFunction } from 'react-router';
import { NotFound } from '../frame/not-found.tsx';

export const meta: MetaFunction = () => [
  { title: '404 Page Not Found | Parsewell' },
  { name: 'robots', content: 'noindex' },
];

const NotFoundPage = () => <NotFound />;

export default NotFoundPage;
