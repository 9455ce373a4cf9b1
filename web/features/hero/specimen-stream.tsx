import { classes } from '../../ui/class-names.ts';
import { isInOrder, lineOf, lost, numberOf, stored, type LineId } from './specimen-text.ts';
import { words } from './words.ts';

/** The same resume as a layout-blind parser gets it. */
export const SpecimenStream = () => (
  <ol className="grid gap-px rounded-md bg-machine py-4 font-mono text-[0.8125rem] leading-normal text-machine-ink">
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
          isLost || isInOrder(id) ? 'text-machine-soft' : 'bg-machine-mark font-semibold text-on-machine-mark',
        )}
      >
        {numberOf(id)}
      </span>
      {isLost ? (
        <>
          <s className="text-machine-lost decoration-2">{lineOf(id).text}</s>
          <span className="ml-auto font-sans text-xs font-semibold text-machine-lost">{words.lost}</span>
        </>
      ) : (
        <span>{lineOf(id).text}</span>
      )}
    </li>
  );
};
