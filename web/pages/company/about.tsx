import type { MetaFunction } from 'react-router';
import { AboutView } from '../../features/about/about-view.tsx';

export const meta: MetaFunction = () => [
  { title: 'About us | Parsewell' },
  {
    name: 'description',
    content: 'Why we show job seekers what hiring software reads in their resume, what we stand for, and who we are.',
  },
];

const AboutPage = () => <AboutView />;

export default AboutPage;
