import { linesOf } from '../lines.ts';

/** Schools whose town is a part of their usual name, without accents and punctuation. Written by us; `schools.ts` has longer names. */
export const schoolsWithTowns: readonly string[] = linesOf(`
  university college london
  king s college london
  kings college london
  queen mary london
  birkbeck college london
  goldsmiths college london
  trinity college dublin
  queen s university belfast
  queens university belfast
  university college birmingham
  university college ghent
  university college utrecht
  city college new york
  city college of new york
  baruch college new york
`);
