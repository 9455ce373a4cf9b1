import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { useWhole } from './use-whole.ts';

export type Tab = { id: string; label: string; panel: ReactNode };

/** Real tabs: arrow keys move, the chosen one is said. Every panel is in the page, so that a report prints whole. */
export const Tabs = ({
  label,
  tabs,
  chosen,
  onChoose,
}: {
  label: string;
  tabs: readonly Tab[];
  chosen: string;
  onChoose: (id: string) => void;
}) => {
  const isWhole = useWhole();
  return (
    <Radix.Root value={chosen} onValueChange={onChoose}>
      <Radix.List
        aria-label={label}
        data-print="no"
        className="z-10 flex flex-wrap gap-x-1 border-b border-line-strong bg-paper sm:sticky sm:top-14"
      >
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.id}
            value={tab.id}
            className="-mb-px min-h-11 border-b-[3px] border-transparent px-3 text-sm font-medium text-ink-soft hover:text-ink data-[state=active]:border-accent data-[state=active]:font-semibold data-[state=active]:text-ink"
          >
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content
          key={tab.id}
          value={tab.id}
          forceMount
          className="pt-8 in-data-scripted:data-[state=inactive]:hidden"
        >
          <h2 className="sr-only print:not-sr-only print:mb-4 print:border-b print:font-serif print:text-2xl print:font-semibold">
            {tab.label}
          </h2>
          {(isWhole || tab.id === chosen) && tab.panel}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
};
