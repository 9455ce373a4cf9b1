import type { MetaFunction } from 'react-router';
import { ChangelogView } from '../../features/changelog/changelog-view.tsx';
import { words } from '../../features/changelog/words.ts';

export const meta: MetaFunction = () => [
  { title: `${words.title} | Parsewell` },
  { name: 'description', content: words.lead },
];

export default ChangelogView;
