import { ChevronDown } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { words } from './words.ts';

/** `bullets`: how many it has. */
export type JobOfDraft = { name: string; section: number; block: number; bullets: number };

/** The other jobs in which something may have been done. `modal={false}`: see `web/frame/user-menu.tsx`. */
export const JobMenu = ({
  term,
  jobs,
  onChoose,
}: {
  term: string;
  jobs: readonly JobOfDraft[];
  onChoose: (job: JobOfDraft) => void;
}) => {
  // The new bullet takes the focus.
  const hasChosen = useRef(false);
  if (jobs.length === 0) return null;
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>
        <Button tone="bare" size="small" aria-label={words.elsewhereFor(term)}>
          {words.elsewhere}
          <ChevronDown aria-hidden className="size-4" />
        </Button>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content
        align="end"
        sideOffset={4}
        className="z-50 max-w-[min(24rem,calc(100vw-1rem))] min-w-44 rounded-lg border border-line-strong bg-sheet p-1 shadow-lg"
        onCloseAutoFocus={(event) => {
          if (hasChosen.current) event.preventDefault();
          hasChosen.current = false;
        }}
      >
        {jobs.map((job) => (
          <DropdownMenu.Item
            key={`${job.section} ${job.block}`}
            className="flex min-h-11 w-full cursor-pointer items-center rounded-sm px-3 py-1 -outline-offset-2 wrap-anywhere data-highlighted:bg-well"
            onSelect={() => {
              hasChosen.current = true;
              onChoose(job);
            }}
          >
            {job.name}
          </DropdownMenu.Item>
        ))}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
};
