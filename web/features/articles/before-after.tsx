import { CircleCheck, CircleX } from 'lucide-react';
import type { ReactNode } from 'react';

/** `<Before>` and `<After>`: the same resume line in two versions. */
export const Before = ({ children }: { children: ReactNode }) => (
  <figure className="mt-6 rounded-t-lg border border-line bg-well px-5 py-4 [&:has(+:not(figure))]:rounded-b-lg">
    <figcaption className="mb-1.5 flex items-center gap-2 text-sm font-semibold text-poor">
      <CircleX aria-hidden className="size-4" /> Before
    </figcaption>
    {children}
  </figure>
);

export const After = ({ children }: { children: ReactNode }) => (
  <figure className="mb-6 rounded-b-lg border border-line border-t-0 bg-sheet px-5 py-4">
    <figcaption className="mb-1.5 flex items-center gap-2 text-sm font-semibold text-good">
      <CircleCheck aria-hidden className="size-4" /> After
    </figcaption>
    {children}
  </figure>
);
