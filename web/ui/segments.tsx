import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { useWhole } from './use-whole.ts';

export type Segment = { id: string; label: string; panel: ReactNode };

/** A few views of one thing, of which one shows: tabs that sit together in a frame. `children` stands between them and the view. */
export const Segments = ({
  label,
  segments,
  chosen,
  onChoose,
  children,
}: {
  label: string;
  segments: readonly Segment[];
  chosen: string;
  onChoose: (id: string) => void;
  children?: ReactNode;
}) => {
  const isWhole = useWhole();
  return (
    <Radix.Root value={chosen} onValueChange={onChoose} className="flex min-h-0 grow flex-col">
      <Radix.List
        aria-label={label}
        data-print="no"
        className="flex shrink-0 gap-1 rounded-md border border-line bg-well p-1"
      >
        {segments.map((segment) => (
          <Radix.Trigger
            key={segment.id}
            value={segment.id}
            className="min-h-10 grow rounded-sm border border-transparent px-2 text-sm font-medium text-ink-soft hover:text-ink data-[state=active]:border-line-strong data-[state=active]:bg-sheet data-[state=active]:font-semibold data-[state=active]:text-ink"
          >
            {segment.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {children}
      {segments.map((segment) => (
        <Radix.Content
          key={segment.id}
          value={segment.id}
          forceMount
          className="flex min-h-0 grow flex-col pt-3 data-[state=inactive]:hidden"
        >
          {(isWhole || segment.id === chosen) && segment.panel}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
};
