import { useState } from 'react';
import type { Opening } from '#content/company/openings.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Fold } from '../../ui/fold.tsx';
import { ApplyForm } from './apply-form.tsx';
import { words } from './words.ts';

export const OpeningCard = ({ opening }: { opening: Opening }) => {
  const [isApplying, setIsApplying] = useState(false);
  return (
    <article className="rounded-lg border border-line bg-sheet p-5">
      <h3 className="font-serif text-2xl font-semibold">{opening.title}</h3>
      <p className="mt-2 flex flex-wrap gap-2">
        <Badge>{opening.department}</Badge>
        <Badge>{opening.location}</Badge>
        <Badge>{opening.type}</Badge>
        <Badge>{opening.isRemote ? words.remote : words.onSite}</Badge>
      </p>
      <p className="mt-3 max-w-prose">{opening.description}</p>
      <Points title={words.responsibilities} points={opening.responsibilities} />
      <Points title={words.requirements} points={opening.requirements} />
      <div className="mt-4">
        <Button onClick={() => setIsApplying(true)}>
          {words.apply}
          <span className="sr-only"> for {opening.title}</span>
        </Button>
      </div>
      <Dialog title={words.applyFor(opening.title)} isOpen={isApplying} onClose={() => setIsApplying(false)}>
        <ApplyForm opening={opening} onDone={() => setIsApplying(false)} />
      </Dialog>
    </article>
  );
};

const Points = ({ title, points }: { title: string; points: readonly string[] }) => (
  <Fold className="mt-2" summary={<span className="font-medium">{title}</span>}>
    <ul className="grid list-disc gap-1.5 pl-5 marker:text-ink-soft">
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  </Fold>
);
