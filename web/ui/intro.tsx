import type { ReactNode } from 'react';

/** The top of a page: its title, and a sentence or two about it. */
export const Intro = ({ title, lead, children }: { title: string; lead: string; children?: ReactNode }) => (
  <header className="max-w-3xl">
    <h1 className="font-serif text-4xl leading-[1.1] font-semibold tracking-tight sm:text-5xl">{title}</h1>
    <p className="mt-4 font-serif text-xl text-ink-soft">{lead}</p>
    {children}
  </header>
);

/** A section of a page with a heading that can be linked to. */
export const Section = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <section aria-labelledby={id} className="mt-14 sm:mt-20">
    <h2 id={id} className="font-serif text-3xl font-semibold">
      {title}
    </h2>
    {children}
  </section>
);

/** The width and margins of a text page. */
export const Sheet = ({ children }: { children: ReactNode }) => (
  <div className="mx-auto max-w-6xl px-4 py-10 sm:py-16">{children}</div>
);
