import type { ReactNode } from 'react';
import { NoScript } from '../../ui/no-script.tsx';
import { Note } from '../../ui/note.tsx';
import { words } from './words.ts';

/** The card around the login and registration forms. */
export const AccountSheet = ({
  title,
  waiting,
  children,
}: {
  title: string;
  waiting: string | null;
  children: ReactNode;
}) => (
  <div className="mx-auto w-full max-w-md px-4 py-10 sm:py-16">
    <h1 className="mb-6 font-serif text-3xl font-semibold">{title}</h1>
    {waiting !== null && (
      <div className="mb-6">
        <Note tone="info">{waiting}</Note>
      </div>
    )}
    <div className="grid gap-6 rounded-lg border border-line bg-sheet p-5 sm:p-7">
      <NoScript>{words.noScript}</NoScript>
      {children}
    </div>
  </div>
);
