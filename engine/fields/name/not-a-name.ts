import { isAimLabel } from '../../lexicon/form-labels.ts';
import { givenNames } from '../../lexicon/names/given-names.ts';
import { isDocumentTitle, knownTitle } from '../../sections/titles/title-kind.ts';
import { fold } from '../../text/fold.ts';
import { placeLikeness } from '../places/place-likeness.ts';

/** 'Salem, MA' and 'Madison, WI' are places, 'Susan Salem, MA' is a person with a degree. */
export const isPlace = (text: string): boolean => {
  if (placeLikeness(text.trim()) < 0.7) return false;
  const [beforeComma = ''] = text.trim().split(',');
  const [given = '', ...others] = beforeComma.split(/\s+/u);
  return others.length === 0 || !givenNames.has(fold(given));
};

export const isTitle = (text: string): boolean =>
  isDocumentTitle(text) || knownTitle(text) !== null || isAimLabel(text);
