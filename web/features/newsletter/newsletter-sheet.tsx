import type { ReactNode } from 'react';
import { Note } from '../../ui/note.tsx';

/** The sheet for the two pages that links in mails lead to. `token` is undefined until the page is alive, null when the link has none. */
export const NewsletterSheet = ({
  title,
  incomplete,
  token,
  children,
}: {
  title: string;
  incomplete: string;
  token: string | null | undefined;
  children: (token: string) => ReactNode;
}) => (
  <div className="mx-auto w-full max-w-md px-4 py-10 sm:py-16">
    <h1 className="mb-6 font-serif text-3xl font-semibold">{title}</h1>
    <div className="grid gap-6 rounded-lg border border-line bg-sheet p-5 sm:p-7">
      {token === null && <Note tone="warning">{incomplete}</Note>}
      {typeof token === 'string' && children(token)}
    </div>
  </div>
);
