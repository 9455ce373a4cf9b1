import { useState } from 'react';
import { withNewLine } from '#contract/draft/change.ts';
import { blockPlace, type Place, placesOf, textAt } from '#contract/draft/place.ts';
import type { ResumeDraft } from '#contract/report/resume-draft.ts';
import { useStore } from '../../../data/store.ts';
import { toast } from '../../../ui/toasts/toast.ts';
import type { LiveCheck } from '../checking/live-check.ts';
import { createDismissed } from '../coach/dismissed.ts';
import type { JobOfDraft } from '../coach/job-menu.tsx';
import { ResultQuestions } from '../coach/result-questions.tsx';
import type { Hint } from '../coach/hint.ts';
import { useEditing } from '../editing.ts';
import { words as allWords } from '../words.ts';
import { AskedTerms } from './asked-terms.tsx';
import { FixCard } from './fix-card.tsx';
import { OfferCard } from './offer-card.tsx';
import { useOffers } from './use-offers.ts';

const words = allWords;

/** What to fix: what a machine can do at once, what the posting asks for, the rest by what it gains, and questions. */
export const FixPanel = ({
  id,
  draft,
  check,
  onSelect,
  onHint,
}: {
  /** Of the workspace. */
  id: string;
  draft: ResumeDraft;
  check: LiveCheck;
  onSelect: (place: Place) => void;
  onHint: (hint: Hint) => void;
}) => {
  const { change } = useEditing();
  const { latest } = useStore(check.state);
  const offers = useOffers(draft, check);
  const [dismissed] = useState(() => createDismissed(id));
  useStore(dismissed.store);
  const jobs = jobsOf(draft);
  return (
    <div className="grid gap-6">
      {offers.length > 0 && (
        <section aria-label={words.offers.title}>
          <h3 className="font-semibold">{words.offers.title}</h3>
          <p className="text-sm text-ink-soft">{words.offers.lead}</p>
          <ul className="mt-2 grid gap-2">
            {offers.map((offer) => (
              <OfferCard
                key={`${offer.kind} ${offer.place}`}
                offer={offer}
                onApply={() => {
                  change(() => offer.result, offer.place);
                  toast({ title: words.offers.done(words.offers.kinds[offer.kind]), tone: 'good' });
                }}
                onShow={() => onSelect(offer.place)}
              />
            ))}
          </ul>
        </section>
      )}
      {latest !== null && (
        <>
          <AskedTerms
            requirements={latest.report.requirements}
            jobs={jobs}
            dismissed={dismissed}
            onYes={(term, line) => {
              const place = placeNow(draft, line);
              if (place === null) return;
              onHint({ place, about: { is: 'term', term } });
              onSelect(place);
            }}
            onWrite={(term, job) => {
              if (job === null) return onSelect('/sections/0');
              const { section, block } = job;
              const place = `${blockPlace(section, block)}/bullets/${job.bullets}`;
              change((now) => withNewLine(now, { section, block, list: 'bullets', index: job.bullets }, ''), place);
              onHint({ place, about: { is: 'term', term } });
              return onSelect(place);
            }}
            onHeadline={() => onSelect('/headline')}
          />
          <section aria-label={words.ranked.title}>
            <h3 className="font-semibold">{words.ranked.title}</h3>
            {latest.report.fixes.length === 0 && latest.report.refusal === null && (
              <p className="text-ink-soft">{words.ranked.none}</p>
            )}
            <ul className="mt-2 grid gap-2">
              {latest.report.fixes.map((fix, index) => (
                <FixCard
                  key={fix.check ?? fix.title}
                  fix={fix}
                  draft={latest.document}
                  isFirst={index === 0}
                  onGo={onSelect}
                />
              ))}
            </ul>
          </section>
          <ResultQuestions
            questions={latest.report.questions.filter(({ text }) => !dismissed.has('result', text))}
            onAnswer={(line, question) => {
              const place = placeNow(draft, line);
              if (place === null) return;
              onHint({ place, about: { is: 'question', text: question } });
              onSelect(place);
            }}
            onSkip={(text) => dismissed.add('result', text)}
          />
        </>
      )}
    </div>
  );
};

/** Where a line of the checked document is now; null when it was changed since, and will be checked again. */
const placeNow = (draft: ResumeDraft, { place, text }: { place: Place; text: string }): Place | null =>
  textAt(draft, place) === text ? place : (placesOf(draft).find((each) => textAt(draft, each) === text) ?? null);

/** The jobs in which something may have been done, in the order of the document. */
const jobsOf = ({ sections }: ResumeDraft): readonly JobOfDraft[] =>
  sections.flatMap(({ kind, blocks }, section) =>
    kind !== 'experience'
      ? []
      : blocks.flatMap((job, block) =>
          job.is === 'entry'
            ? [
                {
                  name:
                    [job.title, job.at].filter((part) => part !== '').join(', ') || words.entry.kinds.experience.one,
                  section,
                  block,
                  bullets: job.bullets.length,
                },
              ]
            : [],
        ),
  );
