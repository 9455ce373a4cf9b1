import { Printer } from 'lucide-react';
import { useState } from 'react';
import { getAnalysis } from '#contract/api/analyses.ts';
import { addressOf } from '../data/http/path-of.ts';
import { Button, type ButtonSize, type ButtonTone } from '../ui/button.tsx';
import { Note } from '../ui/note.tsx';
import { words } from './words.ts';

/** Opens the report page, which prints well, in a new window; if the browser blocks it, shows a link instead. */
export const OpenReport = ({
  id,
  label,
  of,
  tone = 'quiet',
  size = 'normal',
  hasIcon = true,
}: {
  id: string;
  label: string;
  /** Names the report for screen readers if there are several. */
  of?: string;
  tone?: ButtonTone;
  size?: ButtonSize;
  /** A printer, where the label speaks of printing. */
  hasIcon?: boolean;
}) => {
  const [isBlocked, setIsBlocked] = useState(false);
  const path = addressOf(getAnalysis, { id });
  return (
    <>
      <Button tone={tone} size={size} onClick={() => setIsBlocked(window.open(path, '_blank') === null)}>
        {hasIcon && <Printer aria-hidden className="size-4" />}
        {label}
        {of !== undefined && <span className="sr-only">: {of}</span>}
      </Button>
      {isBlocked && (
        <div className="basis-full">
          <Note tone="warning" role="alert">
            <p className="font-semibold">{words.blocked}</p>
            <p>
              {words.blockedReport}{' '}
              <a href={path} className="prose-link">
                {words.openHere}
              </a>
              .
            </p>
          </Note>
        </div>
      )}
    </>
  );
};
