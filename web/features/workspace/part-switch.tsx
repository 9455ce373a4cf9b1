import { ListChecks, SquarePen } from 'lucide-react';
import { classes } from '../../ui/class-names.ts';
import { words as allWords } from './words.ts';

const words = allWords.parts;

const choices = [
  { part: 'resume', label: words.resume, Icon: SquarePen },
  { part: 'fixes', label: words.fixes, Icon: ListChecks },
] as const;
export type Part = (typeof choices)[number]['part'];

/** '?show=fixes': which part of the workspace a small screen shows first. */
export const partParameter = 'show';
export const partIn = (asked: string | null): Part => (asked === 'fixes' ? 'fixes' : 'resume');

/** Small screens show either the resume or the fixes. */
export const PartSwitch = ({
  shows,
  count,
  onChoose,
}: {
  shows: Part;
  /** How many fixes there are; null until that is known. */
  count: number | null;
  onChoose: (part: Part) => void;
}) => (
  <nav
    aria-label={words.label}
    data-bar="foot"
    className="fixed inset-x-0 bottom-0 z-20 flex border-t border-line-strong bg-paper wide:hidden"
  >
    {choices.map(({ part, label, Icon }) => (
      <button
        key={part}
        type="button"
        aria-pressed={shows === part}
        className={classes(
          'flex min-h-14 grow basis-0 items-center justify-center gap-2 text-sm font-medium',
          shows === part ? 'bg-sheet font-semibold text-accent' : 'text-ink-soft hover:text-ink',
        )}
        onClick={() => onChoose(part)}
      >
        <Icon aria-hidden className="size-5" />
        {label}
        {part === 'fixes' && count !== null && <span className="tabular-nums">({count})</span>}
      </button>
    ))}
  </nav>
);
