import { words } from './words.ts';

const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

/** As tall as the cards that replace them, so that the layout does not shift. */
export const cardGrid = 'grid grid-cols-1 gap-4 md:grid-cols-2 lg:grid-cols-3';
export const cardHeight = 'min-h-68';
export const chartHeight = 'min-h-88';

/** Nine placeholders on the overview; the last three are for the charts. */
export const CardSkeletons = ({ count, height = cardHeight }: { count: number; height?: string }) => (
  <div className={cardGrid}>
    <Said />
    {numbers(count).map((index) => (
      <div key={index} aria-hidden data-skeleton className={`rounded-lg border border-line bg-well ${height}`} />
    ))}
  </div>
);

/** Five placeholder rows for all other tabs. */
export const RowSkeletons = () => (
  <div className="grid gap-2">
    <Said />
    {numbers(5).map((index) => (
      <div key={index} aria-hidden data-skeleton className="h-14 rounded-md border border-line bg-well" />
    ))}
  </div>
);

const Said = () => <output className="sr-only">{words.waiting}</output>;
