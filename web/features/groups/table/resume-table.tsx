import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { cancelQueuedUpload } from '#contract/api/analyses.ts';
import { downloadCandidateFile, exportGroup, type Group, type GroupRow } from '#contract/api/groups.ts';
import { deleteAnalysis, restoreAnalysis } from '#contract/api/resumes.ts';
import { atsBands, bandOf, formatBands, type Band } from '#contract/product/bands.ts';
import { useFileDownload } from '../../../data/use-file-download.ts';
import { useWrite } from '../../../data/use-write.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { dayOf } from '../../../ui/dates.ts';
import { Fold } from '../../../ui/fold.tsx';
import { type Column, DataTable } from '../../../ui/data-table.tsx';
import { words as allWords } from '../words.ts';
import { sortKeys, sortRows, type Sorting } from './sort-rows.ts';

const words = allWords.table;

/** The resumes of a group, sorted by any column in the browser, with a CSV file of them all. */
export const ResumeTable = ({ group, onChange }: { group: Group; onChange: () => void }) => {
  const [sorting, setSorting] = useState<Sorting>({ by: 'name', order: 'asc' });
  const csv = useFileDownload(exportGroup, words.csvFailed);
  const remove = useRemoval(onChange);
  const sort = (next: { by: string; order: 'asc' | 'desc' }): void => {
    const by = sortKeys.find((key) => key === next.by);
    if (by !== undefined) setSorting({ by, order: next.order });
  };
  if (group.rows.length === 0) return <p className="text-ink-soft">{words.empty}</p>;
  return (
    <div className="grid gap-3">
      <Button
        tone="quiet"
        size="small"
        className="justify-self-end"
        disabled={csv.isPending}
        onClick={() => csv.run({ id: group.id })}
      >
        {words.csv}
      </Button>
      <DataTable
        label={words.label}
        columns={columnsWith(group, remove)}
        rows={sortRows(group.rows, sorting)}
        sorting={sorting}
        onSort={sort}
        isBusy={false}
      />
    </div>
  );
};

/** Left out where no resume was compared with a job: the table is wide enough. */
const jobColumn: Column<GroupRow> = {
  label: words.job,
  sort: 'job',
  isNumber: true,
  cell: ({ entry }) => (entry === null ? null : (percent(entry.jobScore) ?? words.noJob)),
};

const columnsWith = ({ id: groupId, rows }: Group, remove: (row: GroupRow) => void): Column<GroupRow>[] => [
  {
    label: words.name,
    sort: 'name',
    cell: (row) =>
      row.candidate === null ? <Name row={row} /> : <Candidate groupId={groupId} row={row} candidate={row.candidate} />,
  },
  { label: words.ats, sort: 'ats', isNumber: true, cell: ({ entry }) => scored(atsBands, entry?.atsScore) },
  { label: words.keywords, sort: 'keyword', isNumber: true, cell: ({ entry }) => percent(entry?.keywordScore) },
  { label: words.format, sort: 'format', isNumber: true, cell: ({ entry }) => scored(formatBands, entry?.formatScore) },
  ...(rows.some(({ entry }) => typeof entry?.jobScore === 'number') ? [jobColumn] : []),
  {
    label: words.fix,
    sort: 'fix',
    cell: ({ entry }) =>
      entry === null ? null : <span className="block min-w-36">{entry.firstFix ?? words.nothing}</span>,
  },
  { label: words.failed, sort: 'failed', isNumber: true, cell: ({ entry }) => entry?.checksFailed ?? null },
  {
    label: words.delete,
    isBare: true,
    cell: (row) =>
      row.status !== 'refused' &&
      row.candidate === null && (
        <Button tone="bare" size="square" aria-label={words.deleteOne(row.name)} onClick={() => remove(row)}>
          <Trash2 aria-hidden className="size-4" />
        </Button>
      ),
  },
];

/** The name leads to the full report; a file that was not read has the reason below its name. */
const Name = ({ row: { id, name, status, reason } }: { row: GroupRow }) =>
  status === 'read' ? (
    <Link to={`/results/${id}`} className="wrap-anywhere font-semibold text-accent underline">
      {name}
    </Link>
  ) : (
    <span className="block min-w-56 wrap-anywhere">
      <span className="font-semibold">{name}</span>
      <span className="block text-sm text-ink-soft">
        {reason === null ? words.status[status] : words.refused(reason)}
      </span>
    </span>
  );

/** A candidate's own resume: what they agreed to show, and nothing that leads further. */
const Candidate = ({
  groupId,
  row: { id, name },
  candidate: { hasFile, until, findings },
}: {
  groupId: string;
  row: GroupRow;
  candidate: NonNullable<GroupRow['candidate']>;
}) => {
  const file = useFileDownload(downloadCandidateFile, words.fileFailed);
  return (
    <div className="grid min-w-56 justify-items-start gap-1 wrap-anywhere">
      <span className="font-semibold">{name}</span>
      <span className="text-sm text-ink-soft">{words.shown(dayOf(until))}</span>
      {findings.length > 0 && (
        <Fold summary={words.findings(findings.length)} className="text-sm">
          <ul className="list-disc">
            {findings.map((title) => (
              <li key={title}>{title}</li>
            ))}
          </ul>
        </Fold>
      )}
      {hasFile && (
        <Button
          tone="quiet"
          size="small"
          disabled={file.isPending}
          onClick={() => file.run({ id: groupId, candidate: id })}
        >
          {words.file}
        </Button>
      )}
    </div>
  );
};

const percent = (score: number | null | undefined): string | null =>
  score === null || score === undefined ? null : `${score}%`;

const scored = (bands: readonly Band[], score: number | undefined) => {
  if (score === undefined) return null;
  const { tone, word } = bandOf(bands, score);
  return (
    <Badge tone={tone}>
      {score}% <span className="font-medium">{word}</span>
    </Badge>
  );
};

/** Takes a waiting file out of the queue, or deletes a resume that was read, which can be undone for some seconds. */
const useRemoval = (onChange: () => void): ((row: GroupRow) => void) => {
  const common = { failure: words.removeFailed, onSettled: onChange };
  const restoring = useWrite(restoreAnalysis, common);
  const deleting = useWrite(deleteAnalysis, {
    ...common,
    done: () => words.removed,
    undo: { label: words.undo, run: ({ input: { id } }) => restoring.run({ id }) },
  });
  const canceling = useWrite(cancelQueuedUpload, { ...common, done: () => words.removed });
  return ({ id, status }) => (status === 'waiting' ? canceling.run({ id }) : deleting.run({ id }));
};
