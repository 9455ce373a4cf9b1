import { useId, type ReactNode } from 'react';

/** One card of the account settings. */
export const Panel = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId();
  return (
    <section aria-labelledby={id} className="rounded-lg border border-line bg-sheet p-5 sm:p-6">
      <h3 id={id} className="mb-4 font-serif text-xl font-semibold">
        {title}
      </h3>
      {children}
    </section>
  );
};
