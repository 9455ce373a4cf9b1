import { townsNamedLikeSchools } from '../../../lexicon/work/institution-words.ts';
import { fold } from '../../../text/fold.ts';
import { isOccupation, type Piece } from './piece.ts';
import type { Signal } from './signal.ts';

const behindComma = ({ unit }: Piece): boolean => unit.glue === 'comma' || unit.glue === 'bracket';

/** Whether a piece is the place of a school. */
export const placeSignals: readonly Signal[] = [
  { signal: 'region', weight: 2.6, example: 'OR 97301', holds: ({ isRegion }) => isRegion },
  { signal: 'known place', weight: 2.3, example: 'Leeds', holds: ({ place, isRegion }) => place >= 1.5 && !isRegion },
  {
    signal: 'town before its region',
    weight: 1.9,
    example: 'Lafayette, IN',
    holds: ({ isTown, place }) => isTown && place > -1 && place < 1.5,
  },
  {
    signal: 'one or two words',
    weight: -0.3,
    example: 'Gouda',
    holds: ({ place, isTown }) => place > -0.5 && place < 1.5 && !isTown,
  },
  {
    signal: 'no place',
    weight: -3,
    example: 'Third in class',
    holds: ({ place, isTown, isRegion }) => place <= -0.5 && !isTown && !isRegion,
  },
  { signal: 'behind a comma', weight: 0.6, example: 'Harrow College, Gouda', holds: behindComma },
  {
    signal: 'school',
    weight: -3,
    example: 'Harrow College',
    holds: ({ school, isTown, text }) => school >= 3 && !(isTown && townsNamedLikeSchools.has(fold(text))),
  },
  {
    signal: 'letters of a degree',
    weight: -2,
    example: 'MS',
    holds: ({ isLetters, degree }) => isLetters || degree >= 3,
  },
  {
    signal: 'occupation',
    weight: -3,
    example: 'Krankenschwester',
    // in a row of its own: 'Leeds. Supervisor' is cut in the middle of a note
    holds: ({ text, place, unit }) => place < 1.5 && unit.isFirst && unit.isLast && isOccupation(text),
  },
  { signal: 'subject', weight: -1.2, example: 'History', holds: ({ subject }) => subject >= 0.5 },
];
