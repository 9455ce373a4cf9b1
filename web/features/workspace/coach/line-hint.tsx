import { Lightbulb, X } from 'lucide-react';
import type { Place } from '#contract/draft/place.ts';
import { useStore } from '../../../data/store.ts';
import { Button } from '../../../ui/button.tsx';
import type { LiveCheck } from '../checking/live-check.ts';
import { focusPlace } from '../element-id.ts';
import { hintId, useHintFor } from './hint.ts';
import { words as allWords } from './words.ts';

const words = allWords.hint;

/** Below the line that a person said yes to: what it is about. The text of the line is theirs alone. */
export const LineHint = ({ place }: { place: Place }) => {
  const hints = useHintFor(place);
  if (hints === null) return null;
  const { hint, check, close } = hints;
  return (
    <div className="mt-1 flex items-start gap-2 rounded-sm border-l-4 border-accent bg-accent-tint px-2 py-1 text-sm">
      <Lightbulb aria-hidden className="mt-2.5 size-4 shrink-0 text-accent" />
      {/* One line is as high as the button beside it. */}
      <div className="min-w-0 grow py-2">
        {hint.about.is === 'term' ? (
          <TermHint term={hint.about.term} check={check} />
        ) : (
          <Described title={hint.about.text} text={words.onlyIfKnown} />
        )}
      </div>
      <Button
        tone="bare"
        size="small"
        aria-label={words.close}
        onClick={() => {
          close();
          focusPlace(place);
        }}
      >
        <X aria-hidden className="size-4" />
      </Button>
    </div>
  );
};

const TermHint = ({ term, check }: { term: string; check: LiveCheck }) => {
  const { latest } = useStore(check.state);
  const asked = latest?.report.requirements.find(({ label }) => label === term);
  const isFound = asked !== undefined && asked.answer !== 'missing' && asked.isOnlyAddedToList !== true;
  return (
    <>
      {!isFound && <Described title={words.term(term)} text={words.ownWords} />}
      <output className="block font-semibold">{isFound && words.found(term)}</output>
    </>
  );
};

/** What the line is described by for screen readers. */
const Described = ({ title, text }: { title: string; text: string }) => (
  <div id={hintId}>
    <span className="block font-semibold">{title}</span> <span className="block">{text}</span>
  </div>
);
