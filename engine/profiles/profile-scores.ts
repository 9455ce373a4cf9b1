import type { CheckResult } from '../model/check.ts';
import type { ProfileNote, ProfileResult, ProfileStatus } from '../model/report.ts';
import { profiles } from './index.ts';
import type { AtsProfile } from './profile.ts';
import { requireValue, scoreValue } from '../scoring/score.ts';
import { atsCard, type ScoreCard } from '../scoring/score-cards.ts';

/** No documented problem makes a resume worthless. */
const minLimit = 20;

/**
 * The overall card, with the cost of a failed check multiplied as the system's own documentation suggests: by its
 * weight and by its limit.
 */
const cardOf = (profile: AtsProfile): ScoreCard => {
  const factors = new Map(profile.emphasis.map(({ check, factor }) => [check, factor]));
  return atsCard.map(({ check, weight, limit }) => {
    const factor = factors.get(check) ?? 1;
    const row = { check, weight: weight * factor };
    return limit === undefined ? row : { ...row, limit: Math.max(minLimit, 100 - (100 - limit) * factor) };
  });
};

const cards = profiles.map((profile) => ({ profile, card: cardOf(profile) }));

/** How each of the eight systems rates this resume, as far as documented. */
export const profilesFrom = (results: readonly CheckResult[]): readonly ProfileResult[] => {
  const failed = new Map(
    results.flatMap(({ check, outcome }) => (outcome.is === 'fail' ? [[check.id, check.title.fail]] : [])),
  );
  return cards.map(({ profile, card }) => {
    const value = requireValue(scoreValue(card, results));
    return {
      id: profile.id,
      name: profile.name,
      score: value,
      status: statusOf(value),
      notes: notesOf(profile, failed),
    };
  });
};

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
 * titles of the failed checks.
 */
const notesOf = (profile: AtsProfile, failed: ReadonlyMap<string, string>): ProfileNote[] => {
  const hits = profile.emphasis.flatMap(({ check, claim, sources }) => {
    const title = failed.get(check);
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
