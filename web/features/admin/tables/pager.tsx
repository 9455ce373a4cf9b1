import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight } from 'lucide-react';
import { pageSizes } from '#contract/api/admin/pages.ts';
import { Button } from '../../../ui/button.tsx';
import { numberOf } from '../overview/figures.ts';
import type { ParamChanges } from '../address.ts';
import type { Page } from '../sources.ts';
import { words as allWords } from '../words.ts';
import { Choice } from './choice.tsx';

const words = allWords.table;
const sizes = Object.fromEntries(pageSizes.map((size) => [size, String(size)]));

/** The position of this page in the list, with links to the others. */
export const Pager = <Row,>({
  page,
  size,
  onParamsChange,
}: {
  page: Page<Row>;
  size: number;
  onParamsChange: (changes: ParamChanges) => void;
}) => {
  const { page: number, pages, total, isTotalExact, rows } = page;
  const first = (number - 1) * size + 1;
  const steps = [
    { label: words.firstPage, to: 1, isOpen: number > 1, Icon: ChevronsLeft },
    { label: words.previousPage, to: number - 1, isOpen: number > 1, Icon: ChevronLeft },
    { label: words.nextPage, to: number + 1, isOpen: number < pages, Icon: ChevronRight },
    { label: words.lastPage, to: pages, isOpen: number < pages, Icon: ChevronsRight },
  ];
  return (
    <nav aria-label={words.pages} className="mt-3 flex flex-wrap items-end justify-between gap-3">
      <output className="text-sm text-ink-soft tabular-nums">
        {`${numberOf(first)}–${numberOf(first + rows.length - 1)} ${words.of} ${isTotalExact ? '' : `${words.moreThan} `}${numberOf(total)}`}
        {!isTotalExact && <span className="block">{words.narrow}</span>}
      </output>
      <div className="flex flex-wrap items-end gap-2">
        <Choice
          label={words.rows}
          value={String(size)}
          choices={sizes}
          onChoose={(value) => onParamsChange({ size: value })}
        />
        {steps.map(({ label, to, isOpen, Icon }) => (
          <Button
            key={label}
            tone="quiet"
            size="square"
            aria-label={label}
            disabled={!isOpen}
            onClick={() => onParamsChange({ page: to })}
          >
            <Icon aria-hidden className="size-4" />
          </Button>
        ))}
      </div>
    </nav>
  );
};
