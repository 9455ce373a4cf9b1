import type { Row } from '../entries/row.ts';
import { bestReading } from './reading/best-reading.ts';
import type { Read } from './reading/node.ts';
import { withFormFacts } from './columns/form-facts.ts';
import { headStylesOf, isInHeadStyle } from './head-styles.ts';
import { joinedRows, piecesIn } from './joined-rows.ts';
import type { EducationParts } from './pieces.ts';
import { withDegreesOnce } from './degrees/same-degree.ts';
import { withColumnsApart } from './side-by-side.ts';
import { unitsOf } from './units.ts';
import type { Unit } from './units/unit.ts';
import { withoutLevels } from './grouping/levels-above.ts';
import { saysWhichStudies, isLaterDegree } from './grouping/shared-school.ts';
import { withTownOfUniversity } from './grouping/town-of-university.ts';
import { isRepeat, isBare, wordsOf } from './grouping/repeats.ts';
import { isEntry, sharedShapes, isSure, shapeOf } from './grouping/is-entry.ts';
import { fieldIn, partsOf } from './grouping/parts-of.ts';

/** The fields of each entry, in reading order. A degree without a school of its own shares the one above it. */
export const educationEntries = (rows: readonly Row[]): readonly EducationParts[] => {
  const joined = joinedRows(withColumnsApart(withFormFacts(rows)));
  const piecesOf = piecesIn(joined);
  return entriesIn(unitsOf(joined)).map((parts) => ({
    ...parts,
    institution: parts.institution.flatMap(piecesOf),
    degree: parts.degree.flatMap(piecesOf),
    subject: parts.subject.flatMap(piecesOf),
    grade: parts.grade.flatMap(piecesOf),
    place: parts.place.flatMap(piecesOf),
    period: parts.period === null ? null : (piecesOf(parts.period)[0] ?? null),
  }));
};

const entriesIn = (units: readonly Unit[]): readonly EducationParts[] => {
  if (units.length === 0) return [];
  const entries: { section: number; reads: Read[] }[] = [];
  for (const read of bestReading(units)) {
    const entry = entries.at(-1);
    if (entry === undefined || read.opens) entries.push({ section: read.unit.row.section, reads: [read] });
    else entry.reads.push(read);
  }
  const shapes = new Set([
    ...entries.filter(({ reads }) => isSure(reads)).map(({ reads }) => shapeOf(reads)),
    ...sharedShapes(entries),
  ]);
  const heads = headStylesOf(entries);
  let above: { section: number; reads: readonly Read[] } | null = null;
  const read = entries.flatMap((entry) => {
    const shared = above?.section === entry.section ? above : null;
    const parts = withTownOfUniversity(partsOf(entry.reads), entry.reads);
    if (parts.institution.length > 0) above = entry;
    else if (shared !== null && (saysWhichStudies(parts) || isLaterDegree(entry.reads, parts, partsOf(shared.reads)))) {
      parts.isShared = true;
      parts.institution = fieldIn(shared.reads, 'institution');
      if (parts.place.length === 0) parts.place = fieldIn(shared.reads, 'place');
    }
    return isEntry(entry.reads, parts, shapes, isInHeadStyle(entry, heads)) ? [parts] : [];
  });
  const all = withDegreesOnce(withoutLevels(read));
  const others = all.filter((parts) => !isRepeat(parts, all));
  const named = new Set<string>();
  return others.filter((parts) => {
    const school = wordsOf(parts.institution);
    const key = `${school} | ${wordsOf(parts.degree)}`;
    const isRepeated = isBare(parts) && named.has(parts.degree.length === 0 ? school : key);
    named.add(school).add(key);
    return !isRepeated;
  });
};
