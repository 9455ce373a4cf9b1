import type { ReactNode } from 'react';
import { statisticsMeanings } from '#contract/api/admin/statistics.ts';
import { Explain } from '../../../ui/explain.tsx';
import { cardHeight } from '../skeletons.tsx';
import { words as allWords } from '../words.ts';
import type { FigureName, Figures } from './figures.ts';

const words = allWords.overview;

/** One card of the overview. `explains` lists the figures that its help button explains. */
export const Card = ({
  title,
  explains = [],
  children,
}: {
  title: string;
  explains?: readonly FigureName[];
  children: ReactNode;
}) => (
  <section
    aria-label={title}
    className={`relative flex flex-col rounded-lg border border-line bg-sheet px-5 py-4 ${cardHeight}`}
  >
    <div className="flex min-h-8 items-center justify-between gap-2">
      <h3 className="font-semibold">{title}</h3>
      {explains.length > 0 && (
        <Explain label={`${words.explain}: ${title}`}>
          {explains.map((name) => (
            <span key={name} className="mt-2 block first:mt-0">
              <strong className="font-semibold">{words.figures[name]}.</strong> {statisticsMeanings[name]}
            </span>
          ))}
        </Explain>
      )}
    </div>
    {children}
  </section>
);

export const Big = ({ children }: { children: ReactNode }) => (
  <p className="mt-2 font-serif text-4xl font-semibold tabular-nums">{children}</p>
);

/** The secondary figures at the bottom of a card. */
export const Small = ({ figures, names }: { figures: Figures; names: readonly FigureName[] }) => (
  <dl className="mt-auto grid grid-cols-2 gap-4 border-t border-line pt-3">
    {names.map((name) => (
      <div key={name} className="flex flex-col-reverse justify-end">
        <dt className="text-sm text-ink-soft">{words.figures[name]}</dt>
        <dd className="text-lg font-semibold tabular-nums">{figures[name]}</dd>
      </div>
    ))}
  </dl>
);
