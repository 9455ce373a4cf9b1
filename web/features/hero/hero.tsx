import type { MouseEvent } from 'react';
import { Link } from 'react-router';
import { ButtonLink } from '../../ui/button.tsx';
import { scrollBehavior } from '../../ui/scroll-behavior.ts';
import { SpecimenPage } from './specimen-page.tsx';
import { SpecimenStream } from './specimen-stream.tsx';
import { words } from './words.ts';

export const Hero = () => (
  <section
    aria-labelledby="hero-title"
    className="mx-auto grid max-w-6xl gap-10 px-4 py-10 sm:py-16 lg:grid-cols-[5fr_7fr] lg:items-center lg:gap-14"
  >
    <div>
      <h1 id="hero-title" className="font-serif text-4xl leading-[1.1] font-semibold tracking-tight sm:text-5xl">
        {words.title}
      </h1>
      <p className="mt-5 max-w-prose text-lg text-ink-soft">{words.lead}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        <ButtonLink to="#resume-upload" size="large" onClick={scrollToUpload}>
          {words.check}
        </ButtonLink>
        <ButtonLink to="/auth-landing" tone="quiet" size="large">
          {words.start}
        </ButtonLink>
      </div>
      <p className="mt-5">
        <Link to="/sample-report" className="prose-link inline-flex min-h-6 items-center">
          {words.sample}
        </Link>
      </p>
    </div>
    <Specimen />
  </section>
);

/**
 * Without script the link works by itself. With script it scrolls smoothly, moves the focus, and adds no history entry.
 */
const scrollToUpload = (event: MouseEvent): void => {
  const panel = document.getElementById('resume-upload');
  if (panel === null) return;
  event.preventDefault();
  panel.scrollIntoView({ behavior: scrollBehavior() });
  panel.focus({ preventScroll: true });
};

/** A single image for screen readers: the caption describes it. */
const Specimen = () => (
  <figure>
    <div aria-hidden className="grid gap-6 sm:grid-cols-2 sm:gap-5">
      <div>
        <p className="mb-2 text-sm font-semibold">{words.person}</p>
        <SpecimenPage />
      </div>
      <div>
        <p className="mb-2 text-sm font-semibold">{words.machine}</p>
        <SpecimenStream />
      </div>
    </div>
    <figcaption className="mt-4 text-sm text-ink-soft">{words.caption}</figcaption>
  </figure>
);
