import type { ReactNode } from 'react';
import { Note } from './note.tsx';

/** Shown if JavaScript is disabled: what does not work without it, and what does. */
export const NoScript = ({ children }: { children: ReactNode }) => (
  <noscript>
    <Note tone="warning">{children}</Note>
  </noscript>
);
