import type { ReactNode } from 'react';

/** `<Note>`: an aside, styled as a slip of paper and not as an alert. */
export const Box = ({ children }: { children: ReactNode }) => (
  <aside className="my-6 rounded-lg border border-line border-l-4 border-l-mark-line bg-sheet px-5 py-4">
    {children}
  </aside>
);
