import { studyStatus, studyStatusBehind } from '../../lexicon/phrases/study-details.ts';
import { inSequence } from '../../lexicon/phrases/compose.ts';
import { fold } from '../../text/fold.ts';
import type { Atom } from '../entries/atom.ts';
import { behindGrade, leadOf } from './before-degree.ts';
import { degreeScore } from './degrees.ts';
import { degreeBehindSchool } from './schools/degree-behind.ts';
import { institutionScore } from './schools/institutions.ts';
import { betweenSentences, boardBefore, narrowDash, atBracket } from './splits/split-at-signs.ts';
import { apartFromGrade } from './splits/apart-from-grade.ts';
import { part } from './splits/part.ts';
import { schoolStart } from './splits/school-start.ts';
import { splitAtTown } from './splits/split-at-town.ts';

/**
 * 'PhD Princeton University', 'BSc Chemistry from University of Leeds', 'University of Ottawa Ottawa': names without a
 * separator between them are cut where the words or a known name tell the border.
 */
export const splitAtSchool = (atom: Atom): readonly Atom[] => {
  if (atom.period !== null) return [atom];
  const dash = narrowDash(atom.text);
  if (dash !== null)
    return [
      ...splitAtSchool(part(atom, 0, dash.from, atom.glue)),
      ...splitAtSchool(part(atom, dash.to, atom.text.length, 'dash')),
    ];
  const cut = boardBefore(atom.text);
  if (cut !== null)
    return [part(atom, 0, cut.from, atom.glue), ...splitAtSchool(part(atom, cut.to, atom.text.length, 'bar'))];
  const voted = withGrade.exec(atom.text);
  if (voted !== null)
    return [
      ...splitAtSchool(part(atom, 0, voted.index, atom.glue)),
      part(atom, voted.index + voted[0].indexOf(voted[1] ?? ''), atom.text.length, 'comma'),
    ];
  const open = statusAtEnd(atom.text);
  if (open !== null) return splitAtSchool(part(atom, 0, open, atom.glue));
  const lead = leadOf(atom.text);
  if (lead > 0) return splitAtSchool(part(atom, lead, atom.text.length, atom.glue));
  const graduated = behindGrade(atom.text);
  if (graduated > 0)
    return [
      part(atom, 0, graduated - 1, atom.glue),
      ...splitAtSchool(part(atom, graduated, atom.text.length, 'comma')),
    ];
  const degreeFrom = degreeBehindSchool(atom.text);
  if (degreeFrom > 0)
    return [
      ...splitAtSchool(part(atom, 0, degreeFrom - 1, atom.glue)),
      ...splitAtSchool(part(atom, degreeFrom, atom.text.length, 'bar')),
    ];
  const faculty = beforeFaculty.exec(atom.text)?.[0].length ?? 0;
  if (faculty > 0) return [part(atom, 0, faculty - 1, atom.glue), part(atom, faculty, atom.text.length, 'comma')];
  const torn = atom.text.lastIndexOf('(');
  if (torn > atom.text.lastIndexOf(')'))
    return atBracket(atom, atom.text.slice(0, torn).trimEnd(), atom.text.slice(torn + 1)).flatMap(splitAtSchool);
  const from = beforeName(atom.text);
  if (from > 0) return splitAtSchool(part(atom, from, atom.text.length, 'at'));
  const awarded = affiliation.exec(atom.text);
  if (awarded !== null)
    return [
      ...splitAtSchool(part(atom, 0, awarded.index, atom.glue)),
      part(atom, awarded.index + awarded[0].indexOf('ffil') - 1, atom.text.length, 'bar'),
    ];
  const stop = betweenSentences(atom.text);
  if (stop !== null)
    return [
      ...splitAtSchool(part(atom, 0, stop.from, atom.glue)),
      ...splitAtSchool(part(atom, stop.to, atom.text.length - (endsShortSchool.test(atom.text) ? 1 : 0), 'bar')),
    ];
  const at = schoolStart(atom.text);
  const [graded, grade] = apartFromGrade(atom);
  if (grade !== null) return [...splitAtSchool(graded), grade];
  if (at !== null) {
    const degree = atom.text.slice(0, at).replace(beforeSchool, '');
    const rest = part(atom, at, atom.text.length, /\sfrom $/iu.test(atom.text.slice(0, at)) ? 'at' : 'bar');
    return degree === '' ? [atom] : [part(atom, 0, degree.length, atom.glue), ...splitAtTown(rest)];
  }
  return splitAtTown(atom);
};

/** The length of 'from' or 'at' before a name, 'au' before 'Lycée Harrow'. */
const beforeName = (text: string): number => {
  const from = /^(?:(?:graduated|graduate|transferred|attended) )?from (?=\p{Lu})/iu.exec(text)?.[0].length ?? 0;
  if (from > 0 && /^\p{Lu}/u.test(text.slice(from))) return from;
  const told = atSchool.exec(text)?.[0].length ?? 0;
  if (told > 0 && institutionScore(text.slice(told)) >= 3 && degreeScore(text) < 2) return told;
  const at = leadingPreposition.exec(text)?.[0].length ?? 0;
  const first = text.slice(at).split(' ', 2).join(' ');
  return at > 0 && institutionScore(first) >= 3 ? at : 0;
};

/** 'Attended Harrow College', 'Graduate of Harrow High School' */
const atSchool =
  /^(?:attended|graduate of|graduated|enrolled (?:at|in)|student (?:at|of)|alumn(?:us|a) of) (?=\p{Lu})/iu;

/** 'au Lycée Harrow', 'an der Universität Harrow', 'presso l’Istituto Harrow': before a name at the start of a piece. */
const prepositions: readonly string[] = [
  'an der ',
  'bei der ',
  'am ',
  'au ',
  'à la ',
  "à l['’]",
  'en (?:la|el) ',
  'na ',
  "presso (?:il |la |l['’])?",
  'aan (?:de|het) ',
  'at (?:the )?',
];
const leadingPreposition = new RegExp(`^(?:${prepositions.join('|')})(?=\\p{Lu}|lyc[ée]e |coll[èe]ge )`, 'iu');

/** 'Maturità classica presso il Liceo Harrow con voto 90/100': the grade at the end of a sentence. */
const withGrade = inSequence(
  /(?<=\p{L}[”"»]?) con (?:la |il )?(?:votazione|voto|punteggio)/u,
  /(?: finale)?(?: di| pari a)? (\d{2,3}(?:[/,.]\d{1,3})?(?: e lode)?)$/u,
);

/** Where 'Harrow College (in progress)' or 'Botanik Bachelor nicht abgeschlossen' is without its end; null for most. */
const statusAtEnd = (text: string): number | null => {
  const folded = fold(text);
  // where folding changes the length, offsets would be others
  if (folded.length !== text.length) return null;
  const found = studyStatus.exec(folded) ?? studyStatusBehind.exec(folded);
  return found === null || found.index < 2 ? null : found.index;
};

/** 'Harrow University' in 'Harrow University Faculty of Botany': the part begins behind the whole name. */
const beforeFaculty = /^\p{Lu}[\p{L}.'’ -]{2,60}? University (?=(?:Faculty|Department|Dept\.?) (?:of|for) \p{Lu})/u;

/** 'Dundalk IT.' at the end of a sentence. */
const endsShortSchool = / IT\.$/u;

/** 'Harrow College affiliated to Marland University': which university awards the degrees. */
const affiliation = /(?<=\p{L}\)?)\s\(?affiliated (?:to|with|by)\s/iu;
const lastWords = 'from|at|of|(?:en|em)(?: la)?|na|no|au|bei|presso|an der|de la|(?:op|aan) (?:de|het)';
const achieved = '(?:passed(?: out)?|completed|done|obtained|cleared)';
const beforeSchool = new RegExp(
  String.raw`(?:\s*\b${achieved}(?=\s+(?:from|at)\s*$))?\s*(?:,|\b(?:${lastWords})|(?<=\s)à(?: l['’])?)?\s*$`,
  'iu',
);
