import { spokenAbroad } from '../../../lexicon/adverts/abroad.ts';
import { wordSet } from '../../../lexicon/word-set.ts';
import { fold } from '../../../text/fold.ts';
import type { Word } from '../../../text/words.ts';

/** Before '-kenntnisse' these say how much is known, or of what kind it is, and not what. */
const ofKind = wordSet(
  `grund basis vor fach sach sprach fremdsprach spezial detail menschen orts allgemein erfahrungs vertiefte mindest zusatz
   erst haupt prozess produkt branchen markt system sprachen fremdsprachen landessprach anwender einsteiger anfanger experten
   praxis berufs hintergrund grundlagen schul`,
);
const compound = /^(\p{L}{4,})kenntnissen?$/u;

/** 'Physikkenntnisse', but not 'Grundkenntnisse' and not 'Englischkenntnisse', which are asked for as a language. */
export const namesWhatIsKnown = ({ raw }: Word): boolean => {
  const known = compound.exec(fold(raw))?.[1];
  if (known === undefined || ofKind.has(known) || ofKind.has(known.replace(/s$/u, ''))) return false;
  // 'Rumänischkenntnisse': languages are asked for apart, also those that we do not rate
  return !spokenAbroad.has(known) && !known.endsWith('isch');
};

/** 'Mathematik- und Physikkenntnisse' */
export const isHalfBefore = (words: readonly Word[], index: number): boolean =>
  /^(?:und|oder)$/.test(words[index - 1]?.plain ?? '') && /^[-‐–]\s/.test(words[index - 1]?.before ?? '');
