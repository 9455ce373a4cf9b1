import { NoScript } from '../../ui/no-script.tsx';
import { tabIds } from './tab-ids.ts';
import { words } from './words.ts';

/**
 * Shown until the server has answered who is logged in and what is to be said above the tabs. It has the size of the
 * profile, so that nothing moves when that comes.
 */
export const ProfileWaiting = () => (
  <div className="mx-auto min-h-dvh max-w-5xl px-4 py-8">
    <h1 className="font-serif text-3xl font-semibold">
      <output>{words.opening}</output>
    </h1>
    <NoScript>{words.noScript}</NoScript>
    <div aria-hidden className="unscripted:hidden">
      <div className="mt-2 h-5 w-64 max-w-full rounded-sm bg-well" />
      <div className="mt-6 flex flex-wrap gap-x-1 border-b border-line-strong text-sm font-medium text-ink-soft">
        {tabIds.map((id) => (
          <span key={id} className="flex min-h-11 items-center px-3">
            {words.tabs[id]}
          </span>
        ))}
      </div>
      <p className="mt-8 text-ink-soft">{words.resumes.lead}</p>
      <div className="mt-5 grid gap-4">
        {['first', 'second', 'third'].map((card) => (
          <div key={card} className="h-40 rounded-lg border border-line bg-well" />
        ))}
      </div>
    </div>
  </div>
);
