import type { MetaFunction } from 'react-router';
import { FeaturesView } from '../../features/product/features-view.tsx';

export const meta: MetaFunction = () => [
  { title: 'Features: what the report shows and how it scores | Parsewell' },
  {
    name: 'description',
    content:
      'Every weight of every score, what is documented of eight applicant tracking systems with its sources, and how well the engine reads, measured.',
  },
];

const FeaturesPage = () => <FeaturesView />;

export default FeaturesPage;
