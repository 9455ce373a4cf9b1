import { ExternalLink as Icon } from 'lucide-react';
import type { ReactNode } from 'react';

/** A link to another site, in a new tab, without a referrer. */
export const ExternalLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <a href={href} target="_blank" rel="noopener noreferrer" className="prose-link">
    {children}
    <Icon aria-hidden className="ml-1 inline size-3.5 align-baseline" />
    <span className="sr-only"> (opens in a new tab)</span>
  </a>
);
