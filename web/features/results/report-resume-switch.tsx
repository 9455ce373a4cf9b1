import { FileSearch, FileText } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { classes } from '../../ui/class-names.ts';
import { isWide } from './is-wide.ts';
import { words as paneWords } from './pane/words.ts';

const choices = [
  { part: 'report', label: paneWords.report, Icon: FileText },
  { part: 'resume', label: paneWords.title, Icon: FileSearch },
] as const;
type Part = (typeof choices)[number]['part'];

/** Small screens show either the report or the resume; each keeps its scroll position while the other is shown. */
export const ReportResumeSwitch = ({ shows, onChoose }: { shows: Part; onChoose: (part: Part) => void }) => {
  const scrollPositions = useRef<Record<Part, number>>({ report: 0, resume: 0 });
  const last = useRef(shows);
  useLayoutEffect(() => {
    if (last.current === shows) return;
    last.current = shows;
    if (!isWide()) window.scrollTo(0, scrollPositions.current[shows]);
  }, [shows]);
  useEffect(() => {
    const remember = (): void => {
      scrollPositions.current[last.current] = window.scrollY;
    };
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, []);
  return (
    <nav
      aria-label="Report or resume"
      data-print="no"
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
        </button>
      ))}
    </nav>
  );
};
