import { useMemo } from 'react';
import type { Offer } from '#contract/draft/fixes/offer.ts';
import { offersOf } from '#contract/draft/fixes/offers-of.ts';
import { textAt } from '#contract/draft/place.ts';
import type { ResumeDraft } from '#contract/report/resume-draft.ts';
import { useStore } from '../../../data/store.ts';
import type { CheckState, LiveCheck } from '../checking/live-check.ts';
import { newId } from '../new-parts.ts';

/** What a machine can fix in a document. */
export const useOffers = (draft: ResumeDraft, check: LiveCheck): readonly Offer[] => {
  const { latest } = useStore(check.state);
  return useMemo(() => offersOf(draft, unusualHeadings(latest), newId), [draft, latest]);
};

/** The headings that the last report calls unusual. */
const unusualHeadings = (latest: CheckState['latest']): readonly string[] =>
  latest === null
    ? []
    : latest.report.fixes
        .filter(({ check }) => check === 'nonstandard-headings')
        .flatMap(({ findings }) => findings.flatMap(({ places }) => places))
        .map((place) => textAt(latest.document, place) ?? '')
        .filter((title) => title !== '');
