import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { useCanRenderHidden } from './use-can-render-hidden.ts';

export type Tab = { id: string; label: string; panel: ReactNode };

export type TabSetProps = {
  /** Names the tab list for screen readers. */
  label: string;
  tabs: readonly Tab[];
  chosen: string;
  onChoose: (id: string) => void;
};

/**
 * Tabs with arrow key navigation. Every panel is in the page, so that a report prints in full. `tabs.tsx` and
 * `segments.tsx` define the looks.
 */
export const TabSet = ({
  label,
  tabs,
  chosen,
  onChoose,
  look,
  isTitled,
  children,
}: TabSetProps & {
  look: { whole?: string; list: string; tab: string; panel: string };
  /** Whether each panel shows its title to screen readers and in print. */
  isTitled: boolean;
  children?: ReactNode;
}) => {
  const canRenderHidden = useCanRenderHidden();
  return (
    <Radix.Root value={chosen} onValueChange={onChoose} className={look.whole}>
      <Radix.List aria-label={label} data-print="no" className={look.list}>
        {tabs.map((tab) => (
          <Radix.Trigger key={tab.id} value={tab.id} className={look.tab}>
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {children}
      {tabs.map((tab) => (
        <Radix.Content key={tab.id} value={tab.id} forceMount className={look.panel}>
          {isTitled && (
            <h2 className="sr-only print:not-sr-only print:mb-4 print:border-b print:font-serif print:text-2xl print:font-semibold">
              {tab.label}
            </h2>
          )}
          {(canRenderHidden || tab.id === chosen) && tab.panel}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
};
