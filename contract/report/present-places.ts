import type { Evidence } from '#engine/model/evidence.ts';
import type { Place } from '#engine/model/document.ts';
import type { Whereabouts } from '#engine/model/report.ts';
import type { AnalysisResult } from './analysis-result.ts';

type PresentedEvidence = AnalysisResult['keywordPlaces'][string][number];

/** Each place of a piece of evidence with its quote; evidence of absence has the quote '' and no place. */
export const presentEvidence = ({ quote, places }: Evidence): PresentedEvidence[] =>
  places.length === 0 ? [{ quote }] : places.map((place) => ({ quote, ...presentPlace(place) }));

/** A tenth of a point is more precise than any screen. */
const inTenths = (points: number): number => Math.round(points * 10) / 10;

const presentPlace = (place: Place): Omit<PresentedEvidence, 'quote'> => {
  if (place.kind === 'flow') return { paragraph: place.paragraph };
  const { x, y, width, height } = place.box;
  return {
    page: place.page,
    box: { x: inTenths(x), y: inTenths(y), width: inTenths(width), height: inTenths(height) },
  };
};

/** The places of the fields and the keywords. */
export const presentPlaces = ({
  fields,
  keywords,
}: Whereabouts): Pick<AnalysisResult, 'fieldPlaces' | 'keywordPlaces'> => ({
  fieldPlaces: presentAll(fields),
  keywordPlaces: presentAll(keywords),
});

const presentAll = (named: Readonly<Record<string, readonly Evidence[]>>): Record<string, PresentedEvidence[]> =>
  Object.fromEntries(Object.entries(named).map(([name, evidence]) => [name, evidence.flatMap(presentEvidence)]));
