import { CircleAlert, CircleCheck, Clock } from 'lucide-react';
import type { ReactNode } from 'react';

const icons = {
  good: { Icon: CircleCheck, colour: 'text-good' },
  waiting: { Icon: Clock, colour: 'text-accent' },
  bad: { Icon: CircleAlert, colour: 'text-poor' },
};

/** A page with one message, which is announced when it changes. */
export const Sheet = ({
  look,
  title,
  text,
  children,
}: {
  look: keyof typeof icons;
  title: string;
  text: string;
  children?: ReactNode;
}) => {
  const { Icon, colour } = icons[look];
  return (
    <div className="mx-auto max-w-2xl px-4 py-10 sm:py-16">
      <div className="rounded-lg border border-line bg-sheet p-6 sm:p-10">
        <Icon aria-hidden className={`size-9 ${colour}`} />
        <div aria-live="polite">
          <h1 className="mt-3 font-serif text-3xl font-semibold sm:text-4xl">{title}</h1>
          <p className="mt-2 text-ink-soft">{text}</p>
        </div>
        {children}
      </div>
    </div>
  );
};
