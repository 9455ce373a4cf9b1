import { CircleCheck, Download } from 'lucide-react';
import { useState } from 'react';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { destinationOf, kindOf, templateOf, type Destination } from './destination.ts';
import { useCountdown } from './use-countdown.ts';
import { kinds, words } from './words.ts';

/** Before the page moves on. */
const seconds = 8;

/** Shows what was downloaded and what to do with it. Moves on by itself, unless the user stays or is reading. */
export const DownloadSuccess = ({
  resource,
  type,
  hasCome,
  onLeave,
}: {
  resource: string | null;
  type: string | null;
  /** Whether a file was downloaded just now. Otherwise, as for a typed address, the page makes no such claim. */
  hasCome: boolean;
  onLeave: (to: string) => void;
}) => {
  const [isPointedAt, setIsPointedAt] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const kind = kindOf(type);
  const template = templateOf(resource);
  return (
    <div className="mx-auto max-w-2xl px-4 py-10 sm:py-16">
      <div
        className="rounded-lg border border-line bg-sheet p-6 sm:p-10"
        onPointerEnter={() => setIsPointedAt(true)}
        onPointerLeave={() => setIsPointedAt(false)}
        onFocus={() => setIsFocused(true)}
        onBlur={() => setIsFocused(false)}
      >
        {hasCome ? (
          <CircleCheck aria-hidden className="size-9 text-good" />
        ) : (
          <Download aria-hidden className="size-9 text-ink-soft" />
        )}
        <h1 className="mt-3 font-serif text-3xl font-semibold sm:text-4xl">
          {hasCome ? kinds[kind].title : words.none.title}
        </h1>
        <p className="mt-2 text-ink-soft">
          {template !== null && `${template.title}. `}
          {hasCome ? words.text : words.none.text}
        </p>
        <h2 className="mt-7 mb-2 font-semibold">{words.tips}</h2>
        <ul className="grid list-disc gap-2 pl-5">
          {kinds[kind].tips.map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
        </ul>
        <NextLinks destination={destinationOf(kind, resource)} isHeld={isPointedAt || isFocused} onLeave={onLeave} />
      </div>
    </div>
  );
};

const NextLinks = ({
  destination: { to, place },
  isHeld,
  onLeave,
}: {
  destination: Destination;
  isHeld: boolean;
  onLeave: (to: string) => void;
}) => {
  const [isStaying, setIsStaying] = useState(false);
  const left = useCountdown(seconds, isHeld || isStaying, () => onLeave(to));
  return (
    <div className="mt-8 flex flex-wrap items-center gap-3 border-t border-line pt-6">
      <p className="basis-full text-ink-soft">
        {/* Said once, at the beginning: a number that changes each second would drown everything else. */}
        <output className="sr-only">{isStaying ? words.stayed : words.leaving(place, seconds)}</output>
        <span aria-hidden className="tabular-nums">
          {isStaying ? words.stayed : words.leaving(place, left)}
        </span>
      </p>
      <ButtonLink to={to}>{words.goNow}</ButtonLink>
      <Button tone="quiet" aria-pressed={isStaying} onClick={() => setIsStaying(true)}>
        {words.stay}
      </Button>
    </div>
  );
};
