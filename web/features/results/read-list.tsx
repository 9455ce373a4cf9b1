import { Check, X } from 'lucide-react';
import type { ReadItem } from './what-was-read.ts';

/** What was read, and what was not, in words and with a sign. */
export const ReadList = ({ items }: { items: readonly ReadItem[] }) => (
  <dl className="grid gap-x-4 gap-y-1.5">
    {items.map(({ label, value }) => (
      <div key={label} className="grid grid-cols-[1.25rem_6.5rem_minmax(0,1fr)] items-baseline gap-x-2">
        {value === null ? (
          <X aria-hidden className="size-4 translate-y-0.5 text-poor-bar" />
        ) : (
          <Check aria-hidden className="size-4 translate-y-0.5 text-good-bar" />
        )}
        <dt className="text-sm text-ink-soft">{label}</dt>
        <dd className={value === null ? 'text-sm font-medium text-poor' : 'font-mono text-[0.8125rem] leading-normal'}>
          {value ?? 'Not found'}
        </dd>
      </div>
    ))}
  </dl>
);
