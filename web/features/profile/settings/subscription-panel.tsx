import { Link } from 'react-router';
import { Badge } from '../../../ui/badge.tsx';
import { words as allWords } from '../words.ts';
import { Panel } from './panel.tsx';

const words = allWords.subscription;

/** Specification section 3: 'active' means Premium, all else is Free. */
export const SubscriptionPanel = ({ status }: { status: string }) => (
  <Panel title={words.title}>
    <p className="flex flex-wrap items-center gap-3">
      <span>
        {words.plan} <Badge>{status === 'active' ? words.premium : words.free}</Badge>
      </span>
      <Link to="/pricing" className="prose-link inline-flex min-h-9 items-center">
        {words.link}
      </Link>
    </p>
  </Panel>
);
