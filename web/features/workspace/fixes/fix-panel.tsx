import { withNewLine } from '#contract/draft/change.ts';
import { blockPlace, type Place } from '#contract/draft/place.ts';
import type { ResumeDraft } from '#contract/report/resume-draft.ts';
import { useStore } from '../../../data/store.ts';
import { toast } from '../../../ui/toasts/toast.ts';
import type { LiveCheck } from '../checking/live-check.ts';
import { useEditing } from '../editing.ts';
import { words as allWords } from '../words.ts';
import { AskedTerms } from './asked-terms.tsx';
import { FixCard } from './fix-card.tsx';
import { OfferCard } from './offer-card.tsx';
import { useOffers } from './use-offers.ts';

const words = allWords;

/** What to fix: what a machine can do at once, what the posting asks for, and the rest by what it gains. */
export const FixPanel = ({
  draft,
  check,
  onSelect,
}: {
  draft: ResumeDraft;
  check: LiveCheck;
  onSelect: (place: Place) => void;
}) => {
  const { change } = useEditing();
  const { latest } = useStore(check.state);
  const offers = useOffers(draft, check);
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
            onWrite={() => {
              const target = newBulletIn(draft);
              if (target === null) return onSelect('/sections/0');
              change((now) => withNewLine(now, target, ''), target.place);
              return onSelect(target.place);
            }}
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
        </>
      )}
    </div>
  );
};

/** After the last bullet of the newest job; null without a job. */
const newBulletIn = (draft: ResumeDraft) => {
  const section = draft.sections.findIndex(({ kind }) => kind === 'experience');
  const block = draft.sections[section]?.blocks.findIndex(({ is }) => is === 'entry') ?? -1;
  const job = draft.sections[section]?.blocks[block];
  if (job?.is !== 'entry') return null;
  const index = job.bullets.length;
  return { section, block, list: 'bullets' as const, index, place: `${blockPlace(section, block)}/bullets/${index}` };
};
