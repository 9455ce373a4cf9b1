import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { classes } from '../ui/class-names.ts';
import { adminLinks, words } from './words.ts';

/** The layout of admin pages: title and navigation. */
export const AdminPage = ({ title, lead, children }: { title: string; lead: string; children: ReactNode }) => (
  <div className="mx-auto min-h-dvh max-w-6xl px-4 py-8">
    <header className="mb-6 flex flex-wrap items-start justify-between gap-4">
      <div className="min-w-0">
        <h1 className="font-serif text-3xl font-semibold">{title}</h1>
        <p className="mt-1 text-ink-soft">{lead}</p>
      </div>
      <nav aria-label={words.adminArea} className="flex flex-wrap gap-1 rounded-md border border-line bg-well p-1">
        {adminLinks.map(({ to, label }) => (
          <NavLink
            key={to}
            to={to}
            className={({ isActive }) =>
              classes(
                'inline-flex min-h-10 items-center rounded-sm border px-3 text-sm font-medium',
                isActive
                  ? 'border-line-strong bg-sheet font-semibold text-ink'
                  : 'border-transparent text-ink-soft hover:text-ink',
              )
            }
          >
            {label}
          </NavLink>
        ))}
      </nav>
    </header>
    {children}
  </div>
);
