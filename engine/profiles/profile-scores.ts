import type { CheckResult } from '../model/check.ts';
import type { ProfileNote, ProfileResult, ProfileStatus } from '../model/report.ts';
import { profiles } from './index.ts';
import type { AtsProfile, Emphasis } from './profile.ts';
import { requireValue, scoreValue } from '../scoring/score.ts';
import { atsCard, type ScoreCard } from '../scoring/score-cards.ts';

/** No documented problem makes a resume worthless. */
const minLimit = 20;

/**
 * The overall card, with the cost of a failed check multiplied as the system's own documentation suggests: by its
 * weight and by its limit.
 */
const cardOf = (emphasis: readonly Emphasis[]): ScoreCard => {
  const factors = new Map(emphasis.map(({ check, factor }) => [check, factor]));
  return atsCard.map(({ check, weight, limit }) => {
    const factor = factors.get(check) ?? 1;
    const row = { check, weight: weight * factor };
    return limit === undefined ? row : { ...row, limit: Math.max(minLimit, 100 - (100 - limit) * factor) };
  });
};

const cards = profiles.map((profile) => ({ profile, card: cardOf(profile.emphasis) }));

/** How each of the eight systems rates this resume, as far as documented. */
export const profilesFrom = (results: readonly CheckResult[]): readonly ProfileResult[] => {
  const failed: ReadonlyMap<string, Failure> = new Map(
    results.flatMap(({ check, outcome }) =>
      outcome.is === 'fail' ? [[check.id, { title: check.title.fail, score: outcome.score }]] : [],
    ),
  );
  return cards.map(({ profile, card }) => {
    const emphasis = profile.emphasis.filter((one) => !isMilder(failed.get(one.check), one));
    const ownCard = emphasis.length === profile.emphasis.length ? card : cardOf(emphasis);
    const value = requireValue(scoreValue(ownCard, results));
    return {
      id: profile.id,
      name: profile.name,
      score: value,
      status: statusOf(value),
      notes: notesOf({ ...profile, emphasis }, failed),
    };
  });
};

type Failure = { title: string; score: number };

const isMilder = (failure: Failure | undefined, { maxScore = 1 }: Emphasis): boolean =>
  failure !== undefined && failure.score > maxScore;

/**
 * From 75, the threshold at which the overall score is called good: where a vendor documents nothing the two are the
 * same number, with the same label.
 */
export const statusOf = (value: number): ProfileStatus => {
  if (value >= 75) return 'good';
  return value >= 60 ? 'fair' : 'poor';
};

/**
 * The failures of this file first, then other known facts. A claim that this file meets needs no line. `failed`: the
 * failed checks by their ids.
 */
const notesOf = (profile: AtsProfile, failed: ReadonlyMap<string, Failure>): ProfileNote[] => {
  const hits = profile.emphasis.flatMap(({ check, claim, sources }) => {
    const title = failed.get(check)?.title;
    return title === undefined ? [] : [{ text: `${title}. ${claim}`, source: sources[0], check }];
  });
  const met = profile.emphasis.length > 0 && hits.length === 0;
  const [first] = profile.emphasis;
  const clear =
    met && first !== undefined
      ? [
          {
            text: `We found nothing in your file that ${profile.name} documents as a problem.`,
            source: first.sources[0],
          },
        ]
      : [];
  return [...hits, ...clear, ...profile.notes.map(({ text, sources }) => ({ text, source: sources[0] }))];
};
