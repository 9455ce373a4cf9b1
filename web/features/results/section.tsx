import { useId, type ReactNode } from 'react';

/** A titled section of a tab. */
export const Section = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mb-10 print:mb-6">
      <h3 id={id} className="mb-3 font-serif text-xl font-semibold">
        {title}
      </h3>
      {children}
    </section>
  );
};
