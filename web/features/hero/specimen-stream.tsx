import { classes } from '../../ui/class-names.ts';
import { isInOrder, lineOf, lost, numberOf, stored, type LineId } from './specimen-text.ts';
import { words } from './words.ts';

/** The same resume as a layout-blind parser gets it. */
export const SpecimenStream = () => (
  <ol className="grid gap-px rounded-sm border border-line bg-well py-3 font-mono text-[0.8125rem] leading-normal">
    {stored.map((id) => (
      <StreamLine key={id} id={id} />
    ))}
  </ol>
);

const StreamLine = ({ id }: { id: LineId }) => {
  const isLost = lost.has(id);
  return (
    <li className="flex items-baseline gap-3 px-3">
      <span
        className={classes(
          'w-6 shrink-0 rounded-sm text-center text-xs',
          isLost || isInOrder(id) ? 'text-ink-soft' : 'bg-mark font-semibold text-ink',
        )}
      >
        {numberOf(id)}
      </span>
      {isLost ? (
        <>
          <s className="text-poor decoration-2">{lineOf(id).text}</s>
          <span className="ml-auto font-sans text-xs font-semibold text-poor">{words.lost}</span>
        </>
      ) : (
        <span>{lineOf(id).text}</span>
      )}
    </li>
  );
};
