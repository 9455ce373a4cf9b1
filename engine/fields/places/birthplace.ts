import { isAboutOrigin, isLabelOfBirthplace, opensWithBirthplace } from '../../lexicon/phrases/origin-words.ts';
import { onlyPlaceLabel } from '../../lexicon/phrases/place-labels.ts';
import type { Reading } from '../../model/reading.ts';

/** 'Geburtsort: Kiel', 'Lieu de naissance Lille': a label and the place that it is of. */
export const isBirthplace = (text: string): boolean => {
  if (opensWithBirthplace.test(text)) return true;
  const [label = '', value = ''] = text.split(':', 2);
  return value.trim() !== '' && isAboutOrigin(label) && !onlyPlaceLabel.test(label);
};

/**
 * A town alone on its line where the label of a place of birth has its value below or in another column: they may belong
 * together.
 */
export const mayBeBirthplace = ({ lines }: Reading, line: number, place: string): boolean => {
  if (/[\d,]/u.test(place) || lines[line]?.text.trim() !== place) return false;
  return lines.some(({ text }) => isLabelOfBirthplace(text));
};
