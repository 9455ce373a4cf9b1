import { NoScript } from '../../ui/no-script.tsx';
import { words } from './words.ts';

const scores = [words.ats, words.keyword, words.format];
const card = 'rounded-lg border border-line bg-sheet px-3 py-2 sm:p-5';

/** Shown until the server has answered with a report: its first screen, as large as it will be. */
export const ResultsWaiting = () => (
  <div className="mx-auto min-h-dvh max-w-6xl px-4 pt-3 pb-12 sm:pt-8 wide:max-w-[92rem] wide:px-8">
    <h1 className="mb-2 font-serif text-xl font-semibold sm:mb-6 sm:text-3xl">
      <output>{words.opening}</output>
    </h1>
    <NoScript>{words.noScript}</NoScript>
    <FirstScreen />
  </div>
);

/** The same for the report as one document. */
export const ReportWaiting = () => (
  <div className="mx-auto min-h-dvh max-w-4xl px-4 py-8">
    <div aria-hidden className="mb-6 h-11 w-64 max-w-full rounded-md bg-well unscripted:hidden" />
    <h1 className="mb-6 font-serif text-3xl font-semibold">
      <output>{words.opening}</output>
    </h1>
    <NoScript>{words.noScript}</NoScript>
    <FirstScreen />
  </div>
);

const FirstScreen = () => (
  <div aria-hidden className="grid gap-2 unscripted:hidden sm:gap-4 md:grid-cols-2">
    <div className={`grid content-between ${card} min-h-48 sm:min-h-60`}>
      {scores.map((title) => (
        <div key={title}>
          <p className="mb-1 text-sm font-medium sm:text-base">{title}</p>
          <div className="h-2 rounded-full bg-well" />
        </div>
      ))}
    </div>
    <div className={`${card} min-h-52 sm:min-h-60`}>
      <p className="text-sm font-semibold sm:text-base">{words.readFirst}</p>
    </div>
    <div className={`${card} min-h-56 md:col-span-2 md:min-h-40`}>
      <p className="font-semibold">{words.fixFirst}</p>
      <p className="mt-2 text-ink-soft">{words.whileOpening}</p>
    </div>
  </div>
);
