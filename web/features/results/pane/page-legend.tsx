import { Fold } from '../../../ui/fold.tsx';
import type { Mark } from '../recommendations/marks-of.ts';
import { NumberTag } from '../recommendations/number-tag.tsx';
import { findingId, useHighlight } from './highlight.ts';
import { counted } from '#contract/report/result-words.ts';
import { words } from './words.ts';

/** Explains the marks, and lists the findings that have none. */
export const PageLegend = ({ marks }: { marks: readonly Mark[] }) => {
  const { highlight, openFinding } = useHighlight();
  const unplaced = marks.filter(({ places }) => places.length === 0);
  const placed = marks.length - unplaced.length;
  return (
    <div className="min-w-0 pt-1 text-sm text-ink-soft">
      <p>{highlight.is === 'words' ? words.marked(highlight.title) : legendOf(placed)}</p>
      {unplaced.length > 0 && (
        <Fold
          summary={counted(unplaced.length, 'finding has no place on the page', 'findings have no place on the page')}
        >
          <ul className="grid gap-1">
            {unplaced.map(({ number, title }) => (
              <li key={number}>
                <button
                  type="button"
                  aria-controls={findingId(number)}
                  className="flex min-h-8 items-center gap-2 text-left text-ink hover:text-accent"
                  onClick={() => openFinding(number)}
                >
                  <NumberTag number={number} />
                  {title}
                </button>
              </li>
            ))}
          </ul>
        </Fold>
      )}
    </div>
  );
};

const legendOf = (placed: number): string =>
  placed === 0 ? words.nothingMarked : `${counted(placed, 'finding is', 'findings are')} marked here. ${words.legend}`;
