import { words } from './words.ts';

/** Shown until the server has answered who is logged in. */
export const ProfileWaiting = () => (
  <div className="mx-auto max-w-5xl px-4 py-8">
    <output className="block font-serif text-3xl font-semibold">{words.opening}</output>
    <div aria-hidden className="mt-8 grid gap-4">
      {['first', 'second', 'third'].map((card) => (
        <div key={card} className="h-32 rounded-lg border border-line bg-well" />
      ))}
    </div>
  </div>
);
