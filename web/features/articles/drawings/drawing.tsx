import { drawings, type DrawingId } from '#content/articles/drawings.ts';
import { classes } from '../../../ui/class-names.ts';
import { Change, Checklist, Columns, Dos, Files, Keywords } from './on-paper.tsx';
import { Federal, First, Letter, Machine, Pages, Posting } from './of-writing.tsx';
import { Lens, Reading, Science, Tailor, Tech, Workday } from './by-machine.tsx';

const pictures: Record<DrawingId, () => React.JSX.Element> = {
  lens: Lens,
  reading: Reading,
  columns: Columns,
  keywords: Keywords,
  files: Files,
  workday: Workday,
  checklist: Checklist,
  tech: Tech,
  tailor: Tailor,
  science: Science,
  change: Change,
  dos: Dos,
  machine: Machine,
  first: First,
  federal: Federal,
  letter: Letter,
  posting: Posting,
  pages: Pages,
};

/** The illustration of an article in the theme's colors. `isDescribed` if it is more than decoration. */
export const Drawing = ({
  id,
  className,
  isDescribed = false,
}: {
  id: DrawingId;
  className?: string;
  isDescribed?: boolean;
}) => {
  const Picture = pictures[id];
  return (
    <div className={classes('bg-well', className)}>
      <svg
        viewBox="0 0 320 180"
        className="block w-full"
        {...(isDescribed ? { role: 'img', 'aria-label': drawings[id] } : { 'aria-hidden': true })}
      >
        <Picture />
      </svg>
    </div>
  );
};
