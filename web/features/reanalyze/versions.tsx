import { Link } from 'react-router';
import { QueryView } from '../../data/query-view.tsx';
import { dayOf, timeOf } from '../../ui/dates.ts';
import { useVersions, type Version } from './queries.ts';
import { words as allWords } from './words.ts';

const words = allWords.versions;

/** All analyses of one resume with their scores, and links that compare this one with each of the others. */
export const Versions = ({ id }: { id: string }) => (
  <QueryView query={useVersions(id)} pending={words.waiting} failure={words.failed}>
    {(versions) => (versions.length < 2 ? null : <List id={id} versions={versions} />)}
  </QueryView>
);

const List = ({ id, versions }: { id: string; versions: readonly Version[] }) => (
  <section aria-label={words.title}>
    <h4 className="mb-2 font-semibold">{words.title}</h4>
    <ul className="divide-y divide-line rounded-lg border border-line bg-sheet">
      {versions.map((version) => (
        <li key={version.id} className="grid gap-x-4 gap-y-1 px-4 py-3 sm:grid-cols-[1fr_auto] sm:items-center">
          <div className="min-w-0">
            <p className="font-medium wrap-anywhere">
              {version.id === id ? version.filename : <Link to={`/results/${version.id}`}>{version.filename}</Link>}
              <span className="font-normal text-ink-soft"> · {version.job ?? words.noJob}</span>
            </p>
            <p className="text-sm text-ink-soft tabular-nums">
              {dayOf(version.createdAt)}, {timeOf(version.createdAt)} · {scoresOf(version)}
            </p>
          </div>
          {version.id === id ? (
            <span className="text-sm text-ink-soft">{words.this}</span>
          ) : (
            <Compare {...{ id, versions, version }} />
          )}
        </li>
      ))}
    </ul>
  </section>
);

/** Links to the comparison, with the newer analysis as 'after'. */
const Compare = ({ id, versions, version }: { id: string; versions: readonly Version[]; version: Version }) => {
  const isOlder = versions.indexOf(version) > versions.findIndex((each) => each.id === id);
  const [after, before] = isOlder ? [id, version.id] : [version.id, id];
  return (
    <Link
      to={`/compare/${after}/${before}`}
      className="inline-flex min-h-11 items-center font-semibold text-accent underline underline-offset-4"
    >
      {words.compare}
      <span className="sr-only">
        : {version.filename}, {dayOf(version.createdAt)}, {timeOf(version.createdAt)}
      </span>
    </Link>
  );
};

const scoresOf = ({ atsScore, keywordScore, formatScore, jobScore }: Version): string =>
  [
    `${words.columns.ats} ${atsScore}%`,
    `${words.columns.keywords} ${keywordScore}%`,
    `${words.columns.format} ${formatScore}%`,
    ...(jobScore === null ? [] : [`${words.columns.job} ${jobScore}%`]),
  ].join(' · ');
