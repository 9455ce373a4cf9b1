import { classes } from '../../../ui/class-names.ts';

/** The number of a finding, as in the lists and beside the page. */
export const NumberTag = ({ number, isChosen = false }: { number: number; isChosen?: boolean }) => (
  <span
    className={classes(
      'inline-flex size-6 shrink-0 items-center justify-center rounded-full border text-xs leading-none font-semibold tabular-nums',
      isChosen ? 'border-ink bg-ink text-paper' : 'border-mark-line bg-mark text-ink',
    )}
  >
    {number}
  </span>
);
