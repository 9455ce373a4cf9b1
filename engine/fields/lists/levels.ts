import { compilePhrases } from '../../lexicon/phrases/compile.ts';
import { anyOf, inSequence } from '../../lexicon/phrases/compose.ts';
import { fold } from '../../text/fold.ts';

/** Levels of skill, in lower case without accents; seven languages, written by us. */
const words = compilePhrases(`
  advanced
  intermediate
  beginner
  basic
  basics
  expert
  proficient
  master
  novice
  experienced
  fluent
  native
  working knowledge
  familiar
  familiarity
  competent
  good
  excellent
  very good
  strong
  skilled
  professional
  elementary
  fundamental
  fundamentals
  senior
  junior
  // German
  grundkenntnisse
  gute kenntnisse
  sehr gute kenntnisse
  sehr gut
  gut
  fortgeschritten
  fliessend
  anfanger
  experte
  // French
  avance
  confirme
  debutant
  intermediaire
  courant
  bon niveau
  tres bon niveau
  bonne maitrise
  tres bonne maitrise
  notions
  // Spanish
  avanzado
  intermedio
  basico
  nivel medio
  nivel alto
  principiante
  experto
  // Italian
  avanzato
  base
  buono
  ottimo
  discreto
  livello base
  livello buono
  esperto
  // Portuguese
  intermediario
  avancado
  bom
  muito bom
  iniciante
  // Dutch
  gevorderd
  basis
  basiskennis
  noties
  gemiddeld
  bovengemiddeld
  (zeer )?goed
  (zeer )?vlot
  vloeiend
  uitstekend
`);
const level = inSequence(/^(?:(?:level|niveau|nivel)[: ]*)?/u, words, /(?: (?:level|user|knowledge|skills?))?$/u);

const years = inSequence(
  /(?:over |> ?)?\d{1,2}\+? ?/u,
  /(?:years?|yrs?\.?|jahre?|ans|anos|anni|months?)/u,
  /(?: of experience| experience| exp\.?)?/u,
);
const share = /\d{1,3} ?%|\d(?:[.,]\d)? ?(?:\/|of|out of) ?\d{1,2}/u;
const amount = inSequence(/^/u, anyOf(years, share), /$/u);

/** True for text that only states a level or a duration: 'Advanced', '5+ yrs', '80 %', '4/5'. */
export const isLevel = (text: string): boolean => {
  const bare = fold(text).replace(/^[\s(:–—-]+|[\s).:]+$/gu, '');
  return level.test(bare) || amount.test(bare);
};

const drawn = /[●○◉◌⚫⚪★☆✩✪⭐■□▪▫◼◻▮▯▰▱█░▒▓⬤◯♦♢◆◇\uE000-\uF8FF]+/gu;

/**
 * `text` without drawn ratings and icons, and without a level at its end: 'Python (advanced)', 'SQL – 5 years', 'Go
 * ●●●○○'. Bounds are offsets in `text`.
 */
export const withoutLevel = (text: string): { from: number; to: number } => {
  const blank = text.replace(drawn, (found) => ' '.repeat(found.length));
  let to = blank.trimEnd().length;
  let from = blank.length - blank.trimStart().length;
  if (to <= from) return { from: 0, to: 0 };
  const lead = /^[\s•·▪‣∙*>»✓✔➢-]+/u.exec(blank.slice(from, to))?.[0].length ?? 0;
  from += lead;
  for (let step = 0; step < 2; step += 1) {
    const kept = blank.slice(from, to);
    const cut = levelStart(kept);
    if (cut === null) break;
    to = from + cut;
  }
  while (to > from && /[\s,;:.–—|-]/u.test(blank[to - 1] ?? '') && !/\b(?:inc|etc)\.$/iu.test(blank.slice(from, to)))
    to -= 1;
  return { from, to };
};

/** A longer ending is not a level; the limit also keeps the search short. */
const maxLevelLength = 40;

/** Where the level at the end of the text begins, or null: 'Python (advanced)', 'SQL – 5 years'. */
const levelStart = (text: string): number | null => {
  const at = Math.max(0, text.length - maxLevelLength);
  const tail = text.slice(at);
  const bracket = /\s*[([]([^()[\]]+)[)\]]$/u.exec(tail);
  if (bracket !== null) return isLevel(bracket[1] ?? '') ? at + bracket.index : null;
  for (const separator of tail.matchAll(/\s?[:–—]\s?|\s-\s|\s(?=\d{1,2}\+? ?(?:y|m|j|a|\d|%|\/))/gu)) {
    if (at + separator.index > 0 && isLevel(tail.slice(separator.index + separator[0].length)))
      return at + separator.index;
  }
  return null;
};
