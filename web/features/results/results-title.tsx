import type { StoredAnalysis } from '#contract/api/analyses.ts';
import { DownloadReport } from '../../downloads/download-report.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Breakable } from '../../ui/breakable.tsx';
import { classes } from '../../ui/class-names.ts';
import { dayOf } from '../../ui/dates.ts';
import { useSample } from './sample.ts';
import { words } from './words.ts';

/** Where the resume replaces the report, the heading is still there for screen readers. */
export const ResultsTitle = ({ result, isVisuallyHidden }: { result: StoredAnalysis; isVisuallyHidden: boolean }) => {
  const isSample = useSample() !== null;
  return (
    <header
      className={classes(
        'mb-6 flex flex-wrap items-start justify-between gap-x-6 gap-y-3',
        isVisuallyHidden && 'sr-only wide:not-sr-only wide:mb-6 wide:flex print:not-sr-only',
      )}
    >
      <div>
        <h1 className="flex flex-wrap items-center gap-x-3 gap-y-2 font-serif text-2xl font-semibold sm:text-3xl">
          {words.title}
          <Badge className="font-sans">
            <Breakable text={result.filename} />
          </Badge>
        </h1>
        <p className="mt-1 text-sm text-ink-soft">
          Analyzed on {dayOf(result.createdAt)} by engine {result.engineVersion}.{' '}
          {isSample ? words.sample.about : retentionOf(result)}
        </p>
      </div>
      {/* On a phone the scores come first; the button is below the report too. */}
      {!isSample && (
        <div
          data-print="no"
          className={classes('hidden flex-wrap justify-end gap-3', isVisuallyHidden ? 'wide:flex' : 'sm:flex')}
        >
          <DownloadReport id={result.id} filename={result.filename} label={words.download} tone="quiet" />
        </div>
      )}
    </header>
  );
};

const retentionOf = ({ isKept, deletedOn }: StoredAnalysis): string =>
  isKept === true ? words.kept : `Kept until ${dayOf(deletedOn)}.`;
