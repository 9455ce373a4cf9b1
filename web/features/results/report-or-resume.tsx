import { FileSearch, FileText } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { classes } from '../../ui/class-names.ts';
import { isWide } from './is-wide.ts';
import { words } from './words.ts';

const choices = [
  { what: 'report', label: words.pane.report, Icon: FileText },
  { what: 'resume', label: words.pane.title, Icon: FileSearch },
] as const;
type What = (typeof choices)[number]['what'];

/** On small screens there is room for one of the two; each keeps its place while the other is looked at. */
export const ReportOrResume = ({ shows, onChoose }: { shows: What; onChoose: (what: What) => void }) => {
  const placeOf = useRef<Record<What, number>>({ report: 0, resume: 0 });
  const last = useRef(shows);
  useLayoutEffect(() => {
    if (last.current === shows) return;
    last.current = shows;
    if (!isWide()) window.scrollTo(0, placeOf.current[shows]);
  }, [shows]);
  useEffect(() => {
    const note = (): void => {
      placeOf.current[last.current] = window.scrollY;
    };
    window.addEventListener('scroll', note, { passive: true });
    return () => window.removeEventListener('scroll', note);
  }, []);
  return (
    <nav
      aria-label="Report or resume"
      data-print="no"
      data-bar="foot"
      className="fixed inset-x-0 bottom-0 z-20 flex border-t border-line-strong bg-paper wide:hidden"
    >
      {choices.map(({ what, label, Icon }) => (
        <button
          key={what}
          type="button"
          aria-pressed={shows === what}
          className={classes(
            'flex min-h-14 grow basis-0 items-center justify-center gap-2 text-sm font-medium',
            shows === what ? 'bg-sheet font-semibold text-accent' : 'text-ink-soft hover:text-ink',
          )}
          onClick={() => onChoose(what)}
        >
          <Icon aria-hidden className="size-5" />
          {label}
        </button>
      ))}
    </nav>
  );
};
