import { useId, type ReactNode } from 'react';
import { Fold } from '../../ui/fold.tsx';

/** A titled section of a tab. */
export const Section = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mb-10 print:mb-3">
      <h3 id={id} className="mb-3 font-serif text-xl font-semibold">
        {title}
      </h3>
      {children}
    </section>
  );
};

/** A section to look something up in, below what to do: its title says how much it holds. */
export const FoldedSection = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="mb-4 border-t border-line pt-2 print:mb-6">
    <Fold summary={<h3 className="font-serif text-xl font-semibold">{title}</h3>}>{children}</Fold>
  </section>
);
