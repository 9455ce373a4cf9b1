import { fold } from '../../text/fold.ts';
import { presentAt } from './date-words.ts';
import type { FoundPeriod } from './found-period.ts';

/** Also the label of a place and day: 'Date : Paris, le 3 mai'. */
const alsoLabel = 'date';

/**
 * 'En cours : Ingénieur chez Acme', 'Current: Welder, Acme': a word for today at the start of the row, where other
 * entries have their time. When it began is not known.
 */
export const presentAlone = (text: string): FoundPeriod | null => {
  const to = presentAt(text, 0);
  if (to === null || fold(text.slice(0, to)) === alsoLabel || !/^ ?: *\p{Lu}/u.test(text.slice(to))) return null;
  return { from: 0, to, period: { start: null, end: 'present', style: 'month-year' }, isRange: true };
};
