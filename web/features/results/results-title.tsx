import type { StoredAnalysis } from '#contract/api/analyses.ts';
import { Badge } from '../../ui/badge.tsx';
import { Breakable } from '../../ui/breakable.tsx';
import { classes } from '../../ui/class-names.ts';
import { dayOf } from '../../ui/dates.ts';
import { useSample } from './sample.ts';
import { words } from './words.ts';

/** Where the resume replaces the report, the heading is still there for screen readers. */
export const ResultsTitle = ({ result, isVisuallyHidden }: { result: StoredAnalysis; isVisuallyHidden: boolean }) => {
  // Nobody needs the name of the file of an invented person; without it the first screen has room for the button.
  const isSample = useSample() !== null;
  return (
    <header
      className={classes('mb-2 sm:mb-6', isVisuallyHidden && 'sr-only wide:not-sr-only wide:mb-6 print:not-sr-only')}
    >
      <h1 className="flex flex-wrap items-center gap-x-3 gap-y-1 font-serif text-xl font-semibold sm:text-3xl">
        {words.title}
        <Badge className={classes('font-sans', isSample && 'max-sm:hidden')}>
          <Breakable text={result.filename} />
        </Badge>
      </h1>
      <p className="mt-1 hidden text-sm text-ink-soft sm:block print:block">
        <WhenAnalyzed result={result} />
      </p>
    </header>
  );
};

const retentionOf = ({ isKept, deletedOn }: StoredAnalysis): string =>
  isKept === true ? words.kept : `Kept until ${dayOf(deletedOn)}.`;

/** When a report was made and how long it is kept: below the heading, and on phones below what comes first. */
export const WhenAnalyzed = ({ result }: { result: StoredAnalysis }) => {
  const isSample = useSample() !== null;
  return (
    <>
      Analyzed on {dayOf(result.createdAt)} by engine {result.engineVersion}.{' '}
      {isSample ? words.sample.about : retentionOf(result)}
    </>
  );
};
