import { Download } from 'lucide-react';
import {
  downloadApplicationFile,
  listApplications,
  setApplicationStatus,
  type AdminApplication,
} from '#contract/api/admin/inbox.ts';
import { useFileDownload } from '../../../data/use-file-download.ts';
import { Button } from '../../../ui/button.tsx';
import { mediumDayOf } from '../../../ui/moments.ts';
import type { OnParamsChange } from '../address.ts';
import { applicationsSource } from '../sources.ts';
import { CopyId, When } from '../tables/cells.tsx';
import type { Column } from '../../../ui/data-table.tsx';
import { Facts } from '../tables/facts.tsx';
import { TablePanel } from '../tables/table-panel.tsx';
import { words as allWords } from '../words.ts';
import { Status, StatusChoice, statusFilter } from './received.tsx';
import { MailLink, Sender } from './sender.tsx';

const words = allWords.inbox;
const filters = [statusFilter];

const columns: readonly Column<AdminApplication>[] = [
  { label: words.from, cell: (row) => <Sender {...row} /> },
  { label: words.opening, from: 'sm', cell: ({ openingTitle }) => openingTitle },
  { label: words.status, cell: ({ status }) => <Status status={status} /> },
  { label: words.received, from: 'md', cell: ({ createdAt }) => <When at={createdAt} /> },
  { label: allWords.table.copyId, isBare: true, from: 'lg', cell: ({ id, name }) => <CopyId id={id} of={name} /> },
];

export const ApplicationsTable = ({
  params,
  onParamsChange,
}: {
  params: URLSearchParams;
  onParamsChange: OnParamsChange;
}) => (
  <TablePanel
    words={words.applications}
    source={applicationsSource}
    params={params}
    onParamsChange={onParamsChange}
    columns={columns}
    filters={filters}
    nameOf={({ name }) => name}
    details={Details}
  />
);

const Resume = ({ id, filename }: Pick<AdminApplication, 'id' | 'filename'>) => {
  const { isPending, run } = useFileDownload(downloadApplicationFile, words.fileFailed);
  return (
    <div className="grid justify-items-start gap-2">
      <span className="wrap-anywhere">{filename}</span>
      <Button tone="quiet" size="small" aria-disabled={isPending} onClick={() => run({ id })}>
        <Download aria-hidden className="size-4" />
        {words.download}
      </Button>
      <span className="text-sm text-ink-soft">{words.fileHint}</span>
    </div>
  );
};

const Details = ({ row }: { row: AdminApplication }) => (
  <div className="grid gap-6">
    <StatusChoice mark={setApplicationStatus} list={listApplications} id={row.id} status={row.status} />
    <Facts
      facts={{
        [words.opening]: row.openingTitle,
        [words.email]: <MailLink email={row.email} />,
        [words.phone]: row.phone,
        [words.received]: <When at={row.createdAt} isExact />,
        [words.deletedOn]: mediumDayOf(row.deletedOn),
        [words.file]: <Resume id={row.id} filename={row.filename} />,
      }}
    />
    <p className="rounded-md border border-line bg-paper p-4 wrap-anywhere whitespace-pre-wrap">{row.letter}</p>
  </div>
);
