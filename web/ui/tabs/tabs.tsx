import { TabSet, type TabSetProps } from './tab-set.tsx';

const look = {
  list: 'z-10 flex flex-wrap gap-x-1 border-b border-line-strong bg-paper sm:sticky sm:top-14',
  tab: '-mb-px min-h-11 border-b-[3px] border-transparent px-3 text-sm font-medium text-ink-soft hover:text-ink data-[state=active]:border-accent data-[state=active]:font-semibold data-[state=active]:text-ink',
  panel: 'pt-8 in-data-scripted:data-[state=inactive]:hidden',
};

/** The tabs of a page. */
export const Tabs = (props: TabSetProps) => <TabSet {...props} look={look} isTitled />;
