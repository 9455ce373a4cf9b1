import type { MetaFunction } from 'react-router';
import { FeaturesView } from '../../features/product/features-view.tsx';

export const meta: MetaFunction = () => [
  { title: 'Features: what the report shows and how it scores | Parsewell' },
  {
    name: 'description',
    content:
      'Every weight in every score, what is documented about eight applicant tracking systems, with sources, and measurements of how well the engine reads.',
  },
];

const FeaturesPage = () => <FeaturesView />;

export default FeaturesPage;
