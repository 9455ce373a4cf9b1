import { words } from './words.ts';

const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

/** As tall as the cards that take their place, so that nothing moves when those arrive. */
export const cardGrid = 'grid gap-4 md:grid-cols-2 lg:grid-cols-3';
export const cardHeight = 'min-h-68';
export const chartHeight = 'min-h-88';

/** Specification section 2: nine places on the overview, of which the last three are those of the charts. */
export const CardSkeletons = ({ count, height = cardHeight }: { count: number; height?: string }) => (
  <div className={cardGrid}>
    <Said />
    {numbers(count).map((index) => (
      <div key={index} aria-hidden data-skeleton className={`rounded-lg border border-line bg-well ${height}`} />
    ))}
  </div>
);

/** The five rows of everything else. */
export const RowSkeletons = () => (
  <div className="grid gap-2">
    <Said />
    {numbers(5).map((index) => (
      <div key={index} aria-hidden data-skeleton className="h-14 rounded-md border border-line bg-well" />
    ))}
  </div>
);

const Said = () => <output className="sr-only">{words.waiting}</output>;
