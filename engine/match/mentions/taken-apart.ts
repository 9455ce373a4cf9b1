import { fold } from '../../text/fold.ts';
import type { Mention, ResumeWords } from '../resume-words.ts';

/** German nouns for an act, with the stem of their verb, folded. Origin: written by us. */
const acts: Readonly<Record<string, string>> = {
  erstellung: 'erstell',
  stellung: 'erstell',
  bearbeitung: 'bearbeit',
  vorbereitung: 'vorbereit',
  pflege: 'pfleg',
  planung: 'plan',
  verwaltung: 'verwalt',
  prufung: 'pruf',
  erfassung: 'erfass',
  betreuung: 'betreu',
  beratung: 'berat',
  wartung: 'wart',
  steuerung: 'steuer',
  kontrolle: 'kontroll',
  uberwachung: 'uberwach',
  reinigung: 'reinig',
  abwicklung: 'abwick',
  einarbeitung: 'einarbeit',
  schulung: 'schul',
};
const linking = /(?:s|n|en|es)$/u;
/** Shorter words are too often the beginning of another. */
const minLettersOfThing = 4;

type Parts = { things: readonly string[]; act: string; verb: string };

/** 'rechnung' and 'stellung' of 'Rechnungsstellung'; null for a word that is no such compound. */
const partsOf = (term: string): Parts | null => {
  if (!/^\p{Lu}\p{Ll}+$/u.test(term)) return null;
  const plain = fold(term);
  for (const [act, verb] of Object.entries(acts)) {
    if (!plain.endsWith(act)) continue;
    const thing = plain.slice(0, -act.length);
    const things = [thing, thing.replace(linking, '')].filter(({ length }) => length >= minLettersOfThing);
    return things.length === 0 ? null : { things, act, verb };
  }
  return null;
};

const ofThing = '(?: und \\p{L}+)? (?:von|der|des|aller|samtlicher)(?: \\p{L}+e[nrsm]?)? ';

/**
 * Places that say a German compound in several words: 'Erstellung von Rechnungen' and 'Rechnungen erstellt' for
 * 'Rechnungsstellung'.
 */
export const takenApartMentions = (resume: ResumeWords, term: string): readonly Mention[] => {
  const parts = partsOf(term);
  if (parts === null) return [];
  const things = `(?:${parts.things.join('|')})`;
  // Its plural and its cases, not another compound: 'Betreuung der Kundendatenbank' is no 'Kundenbetreuung'.
  const isThing = new RegExp(`^${things}\\p{L}{0,3}$`, 'u');
  const behind = new RegExp(`(?<!\\p{L})(?:er)?${parts.act}${ofThing}$`, 'u');
  const before = new RegExp(`^${things}\\p{L}{0,3}(?: \\p{L}+){0,1} ${parts.verb}\\p{L}{0,3}(?!\\p{L})`, 'u');
  return resume.words.flatMap(({ raw, stretches }) => {
    const [{ line, from, to }] = stretches;
    if (!isThing.test(fold(raw))) return [];
    const text = fold(resume.textOf({ order: 'visual', line, from: 0, to: Infinity }));
    if (!behind.test(text.slice(0, from)) && !before.test(text.slice(from))) return [];
    return [{ spans: [{ order: 'visual' as const, line, from, to }], isListed: false }];
  });
};
