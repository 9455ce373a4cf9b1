import { NoScript } from '../../ui/no-script.tsx';
import { words } from './words.ts';

/** Shown until the server has answered who is logged in, and about the subscription. As large as what follows. */
export const DashboardWaiting = () => (
  <div className="mx-auto min-h-dvh max-w-5xl px-4 py-8 sm:py-12">
    <h1 className="font-serif text-3xl font-semibold sm:text-4xl">{words.title}</h1>
    <p className="mt-1 text-ink-soft">{words.welcome}</p>
    <output className="sr-only">{words.opening}</output>
    <NoScript>{words.noScript}</NoScript>
    <div aria-hidden className="mt-8 grid gap-6 unscripted:hidden md:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="h-56 rounded-lg border border-line bg-well" />
      <div className="h-80 rounded-lg border border-line bg-well" />
    </div>
  </div>
);
