import type { ReactNode } from 'react';
import { Note } from './note.tsx';

/** Says, where JavaScript is switched off, what does not work without it and what does. */
export const NoScript = ({ children }: { children: ReactNode }) => (
  <noscript>
    <Note tone="warning">{children}</Note>
  </noscript>
);
