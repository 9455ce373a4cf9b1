import { Fragment, type ReactNode } from 'react';

/** Names and values, one per line. Empty values are left out. */
export const Facts = ({ facts }: { facts: Readonly<Record<string, ReactNode>> }) => (
  <dl className="grid gap-x-4 gap-y-3 sm:grid-cols-[8rem_1fr]">
    {Object.entries(facts)
      .filter(([, value]) => value !== undefined && value !== null)
      .map(([name, value]) => (
        <Fragment key={name}>
          <dt className="text-sm text-ink-soft max-sm:-mb-3 sm:pt-0.5">{name}</dt>
          <dd className="min-w-0 wrap-anywhere">{value}</dd>
        </Fragment>
      ))}
  </dl>
);
