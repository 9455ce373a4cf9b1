import type { ReactNode } from 'react';
import { TabSet, type TabSetProps } from './tab-set.tsx';

const look = {
  whole: 'flex min-h-0 grow flex-col',
  list: 'flex shrink-0 gap-1 rounded-md border border-line bg-well p-1',
  tab: 'min-h-10 grow rounded-sm border border-transparent px-2 text-sm font-medium text-ink-soft hover:text-ink data-[state=active]:border-line-strong data-[state=active]:bg-sheet data-[state=active]:font-semibold data-[state=active]:text-ink',
  panel: 'flex min-h-0 grow flex-col pt-3 data-[state=inactive]:hidden',
};

/** A few views of one thing, in a frame. `children` is shown between the tab list and the view. */
export const Segments = (props: TabSetProps & { children?: ReactNode }) => (
  <TabSet {...props} look={look} isTitled={false} />
);
